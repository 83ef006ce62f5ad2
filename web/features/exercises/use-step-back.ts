import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

// Why is this hard? The phone's back button changes the history before anybody is asked. So one entry more lies on top
// of the player's own; when it is gone, the button was pressed: a step is taken back, and the entry is laid again. Only
// with nothing to take back does the player let go.

/**
 * Lets the browser's back button lead one step back.
 *
 * @param back takes one step back; answers false where there is none, and the player is left
 */
export function useStepBack(back: () => boolean, leave: () => void): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isAbove = (state as { inside?: boolean } | null)?.inside === true;
  const acts = useRef({ back, leave });
  acts.current = { back, leave };
  const wasAbove = useRef(false);
  useEffect(() => {
    if (isAbove) {
      wasAbove.current = true;
      return;
    }
    if (!wasAbove.current || acts.current.back()) void navigate(pathname + search, { state: { inside: true } });
    else acts.current.leave();
  }, [isAbove, navigate, pathname, search]);
}
