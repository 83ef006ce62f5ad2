import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#web/lib/api-client.ts';

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
    /** Goes where the second step is asked for, if that is all a log-in still needs; answers whether it was. */
    goToSecondStep: (failure: unknown): boolean => {
      if (!(failure instanceof ApiError) || failure.code !== 'auth.second_step') return false;
      navigate('/authpage#second-step', { state: from === null ? null : { from } });
      return true;
    },
  };
}
