import type { LastingTexts } from '../http/lasting-texts.ts';
import { Refusal } from '../world/core/refusal.ts';
import type { SeedCatalogue } from '../world/tables/catalogue-types.ts';
import { contactSheet } from './contact-sheet.ts';
import { drawResource } from './resource-art.ts';

/** A drawing opened by itself must not be able to run anything. */
const svg = { type: 'image/svg+xml', policy: "default-src 'none'; style-src 'unsafe-inline'" };

/**
 * Serves the drawings under /resources/; /resources/contact-sheet shows all of them on one page.
 * @returns an answer for GET and HEAD
 * @throws Refusal 404 for a drawing nobody knows
 */
export function serveResources(request: Request, catalogue: SeedCatalogue, lasting: LastingTexts): Response {
  const { pathname } = new URL(request.url);
  if (pathname === '/resources/contact-sheet') return contactSheet(catalogue);
  const found = lasting(request, () => drawResource(pathname, catalogue), svg);
  if (!found) throw new Refusal('unknown-resource', { status: 404 });
  return found;
}
