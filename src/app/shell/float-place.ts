/**
 * Where the floating chat button stands on a screen. The rocket and the sticky banner have the lower corners of home:
 * the button slides above the banner when that comes (`data-floats` marks it). Screens with a bar of their own above
 * the nav bar have it under the header, beside the title; a game has all of the screen for itself.
 */
export type FloatPlace = 'corner' | 'home' | 'below-header' | 'none';

const WITH_BAR = ['/deposit', '/withdraw', '/firstRecharge', '/rushdeposit', '/newUserDeposit'];

/** The place for the screen of an address; `view` is the step that a screen of several keeps in its address. */
export function floatPlace(pathname: string, view?: string): FloatPlace {
  if (pathname.startsWith('/gameView')) return 'none';
  if (pathname === '/') return 'home';
  // Where a red packet is made ready.
  if (view === 'new') return 'below-header';
  return WITH_BAR.includes(pathname.replace(/\/$/, '')) ? 'below-header' : 'corner';
}
