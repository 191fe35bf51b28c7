import type { Banner } from '../../api/generated/contract.schemas.ts';
import { meaningHere, useBannerAction } from '../../features/lobby/banners/use-banner-action.ts';

/**
 * Runs the command of a banner in the login or the register popup (LOB-11). The popup closes only when the banner leads
 * to another screen. A guest is logged in first: also one whose session the server has refused (origin 401), although a
 * token is still stored.
 * @param onClose closes the popup without a login
 */
export function useAccountBanner(onClose: () => void): (banner: Banner, goToLogin: () => void) => void {
  const run = useBannerAction();
  return (banner, goToLogin) => {
    const { do: command } = meaningHere(banner);
    if (command === 'log-in' || command === 'enter-game' || command === 'open-wheel') return goToLogin();
    if (command === 'navigate') onClose();
    run(banner);
  };
}
