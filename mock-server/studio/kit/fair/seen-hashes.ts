/**
 * Hashes that this device was shown, each with the number of the next round at that time. A seed that is revealed later
 * proves something only if its hash was here before the bet (GAM-10).
 */
const KEY = 'hashes-seen';
const KEPT = 500;

function seen(): [hash: string, from: number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** @returns whether it is new here; true as well when the device stores nothing */
export function noteHash(hash: string, from: number): boolean {
  const known = seen();
  if (known.some(([other]) => other === hash)) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known.slice(1 - KEPT), [hash, from]]));
  } catch {
    // A device that stores nothing says later that it has not seen the hash.
  }
  return true;
}

export const wasSeen = (hash: string, nonce: number): boolean =>
  seen().some(([known, from]) => known === hash && from <= nonce);
