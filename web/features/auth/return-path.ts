import { useLocation, useNavigate } from 'react-router';

interface From {
  from: string;
}

/** Only a path of our own, never another site's address. */
function ownPath(state: unknown): string | null {
  const from = (state as Partial<From> | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}

/** Where to go after signing in: back to the page that asked for it, else to the chat. `state` hands it on to the next account page. */
export function useReturn() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const from = ownPath(state);
  return {
    state: from === null ? null : { from },
    goBack: () => navigate(from ?? '/chat', { replace: true }),
  };
}
