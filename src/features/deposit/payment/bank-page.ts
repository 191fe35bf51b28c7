/**
 * The payment company's page, when it is one the app may lead to: https, or http on the main host or the page's own
 * (a mock backend in the same network).
 * @param mainHost origin of the main API; empty for the page's own
 * @returns undefined for any other address
 */
export function bankPageUrl(url: string, mainHost: string, pageOrigin: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const page = new URL(url);
  if (page.username || page.password) return undefined;
  if (page.protocol === 'https:') return page.href;
  const known = [mainHost, pageOrigin].filter(Boolean).map((origin) => new URL(origin).host);
  return page.protocol === 'http:' && known.includes(page.host) ? page.href : undefined;
}
