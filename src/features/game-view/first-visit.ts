import { type App, appState } from '../../lib/app.ts';

const framed = appState(() => new Set<string>());

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

/** True for a new entry address: an entry serves one visit (GAM-05), one framed or loaded before is used. */
export function isFirstVisit(app: App, address: string): boolean {
  return !framed(app).has(address) && !addressOfLoad().endsWith(address);
}

export function noteVisit(app: App, address: string): void {
  framed(app).add(address);
}
