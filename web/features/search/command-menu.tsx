import { Suspense } from 'react';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { HelpPanel } from '#web/features/safety/help-panel.queries.ts';
import { SayDialog } from '#web/features/safety/say.queries.ts';
import { KeysDialog } from './keys-dialog.tsx';
import type { CommandMenuProps } from './search.queries.ts';
import { SearchDialog } from './search-dialog.tsx';

/** What opens over any page of a signed-in person by a key. */
export function CommandMenu({ view, onView }: CommandMenuProps) {
  const uid = useUid();
  const close = () => onView(null);
  return (
    <>
      <SearchDialog open={view === 'search'} onClose={close} onView={onView} />
      <KeysDialog open={view === 'keys'} onClose={close} />
      <Suspense fallback={null}>
        <HelpPanel open={view === 'help'} onClose={close} onSay={() => onView('say')} />
        {view === 'say' && uid !== null && <SayDialog uid={uid} onClose={close} />}
      </Suspense>
    </>
  );
}
