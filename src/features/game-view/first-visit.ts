import { type App, part } from '../../lib/app.ts';

const framed = part(() => new Set<string>());

/** Address the document was loaded with: by a reload, a typed address or a restored tab. */
function addressOfLoad(): string {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || !URL.canParse(entry.name)) return '';
  const { pathname } = new URL(entry.name);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Whether an entry address is new. One that was framed before, or that the document was loaded with, is used up:
 * entries are valid for one visit (GAM-05).
 */
export function isFirstVisit(app: App, address: string): boolean {
  return !framed(app).has(address) && !addressOfLoad().endsWith(address);
}

/** Marks the address as used. */
export function noteVisit(app: App, address: string): void {
  framed(app).add(address);
}
