import { closePopup, type OpenPopup } from '../../popups/popup-store.ts';
import { takePending } from '../../session/pending.ts';
import { endSession } from '../../session/session-store.ts';
import { useGoHome } from '../shell/use-go-home.ts';

/**
 * Closes an account popup without a login: what was pending is let go, and one that came up because a session was
 * needed logs out and returns home (SES-05).
 */
export function useCloseUnsigned({ kind, origin }: OpenPopup): () => void {
  const goHome = useGoHome();
  return () => {
    closePopup(kind);
    takePending();
    if (origin !== 401) return;
    endSession();
    goHome();
  };
}
