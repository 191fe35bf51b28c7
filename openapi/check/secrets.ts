import { isObject, parsedJson } from '../source/json-values.ts';
import { printable, printableLine } from '../source/printable.ts';
import type { Exchange } from './client.ts';
import type { GivenOptions } from './options.ts';
import { addressOf } from './wire.ts';

/**
 * Differs from the stars of the contract's masked texts, so that readers can tell the report's masks from the server's.
 */
const HIDDEN = '[hidden]';
const HIDDEN_FIELDS = new Set([
  'token',
  'password',
  'oldpassword',
  'verificationcode',
  'otpcode',
  'authorization',
  'cookie',
  'set-cookie',
]);
/** The report shows their first and last 3 characters (APP-10). */
const SHORTENED_FIELDS = new Set(['username', 'phonenumber', 'account', 'holder', 'email']);
/** A shorter value may also occur inside a harmless one. */
const SHORTEST_SECRET = 4;

function shortened(text: string): string {
  return text.length < 8 ? HIDDEN : `${text.slice(0, 3)}[${text.length - 6} hidden]${text.slice(-3)}`;
}

function maskField(key: string, value: unknown): unknown {
  if (typeof value === 'string' && value !== '') {
    if (HIDDEN_FIELDS.has(key.toLowerCase())) return HIDDEN;
    if (SHORTENED_FIELDS.has(key.toLowerCase())) return value.includes('*') ? value : shortened(value);
  }
  return maskValue(value);
}

function maskValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskValue);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, maskField(key, field)]));
}

function maskJson(text: string): string {
  const json = parsedJson(text);
  if (json) return JSON.stringify(maskValue(json.value));
  // A broken body is no JSON but may still contain `"password":"..."`.
  return text.replaceAll(/"(\w+)"\s*:\s*"((?:[^"\\]|\\.)*)"?/g, (whole, key: string, value: string) =>
    maskField(key, value) === value ? whole : `"${key}":"${String(maskField(key, value))}"`,
  );
}

/** Ordinary values, which would hide half of a report. */
const ORDINARY = /^(true|false|null|none|utf-8|gzip|[a-z]+\/[\w.+*-]+(;.*)?|[a-z]{2}-[A-Z]{2})$/i;

/** A header's value, what follows its scheme (`Bearer x`), and what its parts are set to (`a=x; b=y`). */
function secretsIn(value: string): string[] {
  const parts = value.split(/[;,]\s*/).map((part) => part.slice(part.indexOf('=') + 1));
  const scheme = /^(Basic|Bearer|Digest|Token|ApiKey) +/i;
  const found = [value, ...parts].flatMap((text) => [text, text.replace(scheme, '')]);
  const pairs = found.map((text) => Buffer.from(text, 'base64').toString('utf8'));
  const decoded = pairs.filter((text) => /^[\x20-\x7e]+:[\x20-\x7e]+$/.test(text));
  const known = [...found, ...decoded, ...decoded.map((text) => text.slice(text.indexOf(':') + 1))];
  return known.filter((text) => !ORDINARY.test(text));
}

export type Secrets = ReturnType<typeof createSecrets>;

export function createSecrets() {
  const known = new Map<string, string>();
  const ownHeaders = new Set<string>();
  /** Most headers and many bodies come again and again. */
  const maskedBefore = new Map<string, string>();
  const text = (plain: string): string => {
    let masked = maskedBefore.get(plain);
    if (masked !== undefined) return masked;
    masked = plain;
    // A value may be the beginning of a longer one.
    const longestFirst = [...known].sort(([a], [b]) => b.length - a.length);
    for (const [value, mask] of longestFirst) masked = masked.replaceAll(value, mask);
    masked = printable(masked);
    maskedBefore.set(plain, masked);
    return masked;
  };
  const headers = (plain: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(plain).map(([name, value]) => [
        name,
        ownHeaders.has(name) ? HIDDEN : text(String(maskField(name, value))),
      ]),
    );
  const learn = (...values: (string | undefined)[]) => {
    for (const value of values) {
      if (value === undefined || value.length < SHORTEST_SECRET) continue;
      const mask = /^[0-9]{8,}$/.test(value) ? shortened(value) : HIDDEN;
      for (const form of [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)])
        known.set(form, mask);
      maskedBefore.clear();
    }
  };

  const all = <Value>(value: Value): Value => {
    const hide = (inner: unknown): unknown => {
      if (typeof inner === 'string') return printableLine(text(inner));
      if (Array.isArray(inner)) return inner.map(hide);
      if (!isObject(inner)) return inner;
      return Object.fromEntries(Object.entries(inner).map(([key, field]) => [key, hide(field)]));
    };
    return hide(value) as Value;
  };

  return {
    learn,
    /** Everything that a person gave: headers, addresses with a password, accounts, the fixed code. */
    learnGiven({ headers, main, gateway, socket, control, player, second, newUsername }: GivenOptions): void {
      const hosts = [main, gateway, socket, ...(control === undefined ? [] : [control])];
      for (const [name, value] of [
        ...Object.entries(headers),
        ...hosts.flatMap((host) => Object.entries(addressOf(host).headers)),
      ]) {
        ownHeaders.add(name);
        learn(...secretsIn(value));
      }
      for (const host of hosts) learn(new URL(host).password, `${new URL(host).username}:`);
      learn(player?.username, player?.password, second?.username, second?.password, newUsername);
    },
    text,
    all,
    exchange({ request, answer, ...rest }: Exchange): Exchange {
      const { body } = request;
      return all({
        ...rest,
        request: { ...request, headers: headers(request.headers), body: body && maskJson(body) },
        answer: answer && { ...answer, headers: headers(answer.headers), text: maskJson(answer.text) },
      });
    },
  };
}
