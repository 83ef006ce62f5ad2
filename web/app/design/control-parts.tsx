import { LifeBuoy, Pencil, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { AvatarImage } from '#web/ui/avatar-image.tsx';
import { Button, type ButtonLook, IconButton } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Checkbox, RadioGroup, Switch } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { Part, Row } from './part.tsx';

const LOOKS: ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger', 'danger-soft'];
const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Another, with a longer name' },
];
const nothing = () => {};

/** Everything of web/ui in its states. `name` keeps the two themes' radio groups apart. */
export function ControlParts({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState<string | null>('one');
  const [on, setOn] = useState(true);
  return (
    <>
      <Part title="Buttons">
        {LOOKS.map((look) => (
          <Row key={look}>
            <Button look={look}>{look}</Button>
            <Button look={look} size="small">
              small
            </Button>
            <Button look={look} size="large">
              large
            </Button>
            <Button look={look} disabled>
              disabled
            </Button>
            <Button look={look} busy>
              busy
            </Button>
          </Row>
        ))}
        <Row>
          <IconButton label="Close">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label="Closed" disabled>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
          <Chip>chip</Chip>
          <Chip pressed>pressed</Chip>
          <Chip disabled>disabled</Chip>
        </Row>
      </Part>
      <Part title="Fields and choices">
        <TextField label="Empty" placeholder="Placeholder" hint="A line that helps." />
        <TextField label="With an error" defaultValue="nora@" error="This does not look like an e-mail address." />
        <TextField label="Disabled" defaultValue="Nothing to change" disabled />
        <SelectField label="List" options={OPTIONS} />
        <Checkbox label="Ticked" hint="With a line under it." defaultChecked />
        <Checkbox label="Not ticked" />
        <RadioGroup legend="Radio" name={`radio-${name}`} value={choice} options={OPTIONS} onChange={setChoice} />
        <RadioGroup
          legend="Nothing chosen"
          name={`unset-${name}`}
          value={null}
          options={OPTIONS}
          onChange={nothing}
          error="Please choose one."
        />
        <Switch label="On or off" hint="At once." checked={on} onChange={setOn} />
        <Switch label="Off" checked={false} onChange={nothing} />
      </Part>
      <Part title="Dialog, menu, status, picture, skeleton">
        <Row>
          <Button onClick={() => setOpen(true)}>Open the dialog</Button>
          <Menu
            label="Open the menu: examples"
            className="inline-flex min-h-11 items-center rounded-full border border-line px-4"
            items={[
              {
                id: 'edit',
                label: 'Rename',
                icon: <Pencil aria-hidden="true" className="size-4" />,
                onSelect: nothing,
              },
              {
                id: 'delete',
                label: 'Delete',
                icon: <Trash2 aria-hidden="true" className="size-4" />,
                danger: true,
                onSelect: nothing,
              },
            ]}
          >
            Open the menu
          </Menu>
          <Button onClick={() => announce('Saved.')}>Say something in the status</Button>
          <span className="inline-flex min-h-11 items-center gap-2 rounded-full border border-accent bg-accent-soft px-4">
            <LifeBuoy aria-hidden="true" className="size-4" /> Help
          </span>
        </Row>
        <Row>
          <AvatarImage src={null} />
          <AvatarImage src="/no-such-picture.png" className="size-16" />
          <div className="flex min-w-40 flex-1 flex-col gap-2">
            <Skeleton className="w-3/4" />
            <Skeleton />
            <Skeleton className="w-1/2" />
          </div>
        </Row>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="A question?"
          description="What happens, and whether it can be undone."
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <Button look="danger" onClick={() => setOpen(false)}>
                Delete
              </Button>
            </>
          }
        />
      </Part>
    </>
  );
}
