import { useEffect, useRef, useState } from 'react';
import { api } from '#web/lib/api-client.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Checkbox } from '#web/ui/choice.tsx';

const TICKET = '/api/auth/bring-along/ticket';

/** Whether what somebody has without an account comes along into the one they log in to. */
export function BringAlongChoice() {
  const t = useTexts('archive');
  const [on, setOn] = useState(true);
  const [failed, setFailed] = useState(false);
  // One after the other, so that the last choice is the one that holds.
  const said = useRef(Promise.resolve());
  const say = (wish: boolean) => {
    setOn(wish);
    setFailed(false);
    said.current = said.current
      .then(() => (wish ? api.post(TICKET) : api.remove(TICKET)))
      .then(
        () => {},
        () => {
          setFailed(true);
          setOn(!wish);
        },
      );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once when the page opens
  useEffect(() => say(true), []);
  return (
    <Checkbox
      label={t('along.label')}
      hint={t('along.hint')}
      checked={on}
      error={failed ? t('along.failed') : null}
      onChange={(event) => say(event.target.checked)}
    />
  );
}
