import { isObject } from '../source/json-values.ts';
import type { Exchange } from './client.ts';

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
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(maskValue(value));
  } catch {
    // A broken body is no JSON but may still contain `"password":"..."`.
    return text.replaceAll(/"(\w+)"\s*:\s*"((?:[^"\\]|\\.)*)"?/g, (whole, key: string, value: string) =>
      maskField(key, value) === value ? whole : `"${key}":"${String(maskField(key, value))}"`,
    );
  }
}

export type Secrets = ReturnType<typeof createSecrets>;

export function createSecrets() {
  const known = new Map<string, string>();
  /** Most headers and many bodies come again and again. */
  const maskedBefore = new Map<string, string>();
  const text = (plain: string): string => {
    let masked = maskedBefore.get(plain);
    if (masked !== undefined) return masked;
    masked = plain;
    for (const [value, mask] of known) masked = masked.replaceAll(value, mask);
    maskedBefore.set(plain, masked);
    return masked;
  };
  const headers = (plain: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(plain).map(([name, value]) => [name, text(String(maskField(name, value)))]),
    );

  return {
    learn(...values: (string | undefined)[]) {
      for (const value of values) {
        if (value === undefined || value.length < SHORTEST_SECRET) continue;
        const mask = /^[0-9]{8,}$/.test(value) ? shortened(value) : HIDDEN;
        for (const form of [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)])
          known.set(form, mask);
        maskedBefore.clear();
      }
    },
    text,
    exchange: ({ request, answer, ...rest }: Exchange): Exchange => ({
      ...rest,
      title: text(rest.title),
      request: {
        ...request,
        url: text(request.url),
        headers: headers(request.headers),
        ...(request.body === undefined ? {} : { body: text(maskJson(request.body)) }),
      },
      ...(answer
        ? { answer: { ...answer, headers: headers(answer.headers), text: text(maskJson(answer.text)) } }
        : {}),
    }),
  };
}
