/**
 * Hashes that this device was shown, each with the number of the next round at that time. A seed that is revealed later
 * proves something only if its hash was here before the bet (GAM-10). A frame without storage of its own, as on the
 * app's own host, keeps them for its visit.
 */
const KEY = 'hashes-seen';
const KEPT = 500;

let visit: [hash: string, from: number][] = [];

function seen(): typeof visit {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return visit;
  }
}

/** @returns whether it is new here */
export function noteHash(hash: string, from: number): boolean {
  const known = seen();
  if (known.some(([other]) => other === hash)) return false;
  visit = [...known.slice(1 - KEPT), [hash, from]];
  try {
    localStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // The visit has it.
  }
  return true;
}

export const wasSeen = (hash: string, nonce: number): boolean =>
  seen().some(([known, from]) => known === hash && from <= nonce);
