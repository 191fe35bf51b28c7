/** Where the app may lead a player to pay. */
export interface BankHosts {
  /** Origin of the main API; empty for the page's own. */
  main: string;
  page: string;
  /** Names of the payment companies' hosts, of VITE_BANK_HOSTS. */
  banks: readonly string[];
}

/**
 * Host names of VITE_BANK_HOSTS, separated by commas; `*.example.com` stands for every name below example.com.
 * @throws Error naming what is no host name
 */
export function readBankHosts(setting: unknown): readonly string[] {
  const names = String(setting ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const wrong = names.find((name) => !/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(name));
  if (wrong !== undefined)
    throw new Error(`VITE_BANK_HOSTS: "${wrong}" is no host name such as pay.example.com.`);
  return names;
}

function isNamed(hostname: string, names: readonly string[]): boolean {
  return names.some((name) => (name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name));
}

/**
 * The payment company's page, when it is one the app may lead to: https on a configured host, or a page on the main host
 * or the page's own (a mock backend in the same network). A server that was broken into cannot lead players elsewhere.
 * @returns undefined for any other address
 */
export function bankPageUrl(url: string, { main, page: own, banks }: BankHosts): string | undefined {
  const page = URL.parse(url);
  if (!page || page.username || page.password) return undefined;
  if (page.protocol !== 'https:' && page.protocol !== 'http:') return undefined;
  if ([main, own].filter(Boolean).some((origin) => new URL(origin).origin === page.origin)) return page.href;
  return page.protocol === 'https:' && page.port === '' && isNamed(page.hostname, banks)
    ? page.href
    : undefined;
}
