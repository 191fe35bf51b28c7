import { networkInterfaces } from 'node:os';

export const networkOptions = {
  host: { type: 'string', default: '127.0.0.1' },
  origin: { type: 'string', multiple: true, default: [] as string[] },
  'trust-proxy': { type: 'boolean', default: false },
} as const;

export const NETWORK_USAGE = `  --host [IP]    listen on IP, or with --host alone on every address of this computer, so that a phone on the same
                 network gets in (default 127.0.0.1: this computer alone)
  --origin URL   another origin whose pages may call /__mock and make worlds; may be given several times
  --trust-proxy  behind a web server: who calls, and whether by https, is what its X-Forwarded headers say`;

/** Gives `--host` without a value its default, because parseArgs has no optional values. */
export function withHostValue(args: readonly string[]): string[] {
  return args.flatMap((word, place) => {
    const next = args[place + 1];
    return word === '--host' && (next === undefined || next.startsWith('-')) ? ['--host', '0.0.0.0'] : [word];
  });
}

export function addressesOf(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host];
  const outside = Object.values(networkInterfaces())
    .flatMap((rows) => rows ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['127.0.0.1', ...outside.map(({ address }) => address)];
}

export function networkAddress(host: string): string | undefined {
  return addressesOf(host).find((address) => !/^(?:127\.|localhost$|::1$)/.test(address));
}

/**
 * Normalises the origins of `--origin` like a browser.
 * @throws Error that names the invalid origin
 */
export function originsFrom(texts: readonly string[]): string[] {
  return texts.map((text) => {
    const origin = /^https?:/.test(text) ? URL.parse(text)?.origin : undefined;
    if (origin === undefined)
      throw new Error(`--origin must be an address such as http://localhost:3000, not "${text}".`);
    return origin;
  });
}
