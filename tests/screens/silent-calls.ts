/**
 * Calls whose failure a screen need not report, because the player misses nothing. `isSaidOn`: screens that report it
 * anyway.
 */
const SILENT: Readonly<Record<string, { purpose: string; isSaidOn?: readonly string[] }>> = {
  '/notice/list': { purpose: 'a mark on the menu, the moving line of home', isSaidOn: ['/notices'] },
  '/lobby/batchBanners': { purpose: 'categories wait a moment for it', isSaidOn: ['/'] },
  '/user/getUserInfo': {
    purpose: "the player's own number is offered, the way to the first deposit is shown",
    isSaidOn: ['/me', '/playsafely'],
  },
  '/v1/pb/config': { purpose: 'a line of a link', isSaidOn: ['/newUserDeposit', '/firstRecharge'] },
  '/v1/pb/list': { purpose: 'a line of a link', isSaidOn: ['/newUserDeposit'] },
  '/recharge/orders': {
    purpose: 'the form begins with the last choice',
    isSaidOn: ['/deposit', '/rushdeposit', '/transactions'],
  },
  '/recharge/depositActivity': {
    purpose: 'the quick deposit has no offers',
    isSaidOn: ['/deposit', '/firstRecharge'],
  },
  '/lucky/money/guide': { purpose: 'the guide of a first visit' },
  '/lucky/money/latestCollected': { purpose: 'decoration' },
  '/v1/pig/marquee': { purpose: 'decoration' },
};

export function isSilent(path: string, address: string): boolean {
  const silent = SILENT[path];
  return silent !== undefined && !silent.isSaidOn?.includes(address.split('?')[0] ?? '');
}
