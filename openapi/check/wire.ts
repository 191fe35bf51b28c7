/** What every client of the check has in common: nobody trusts the server. */

export interface SentRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
}

export interface ReceivedAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

export const TOO_MANY = 429;

/** Counted after decompression. */
export const MOST_BYTES = 2_000_000;

export interface Address {
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** `https://name:password@host` becomes the host and a header, because fetch refuses the former. */
export function addressOf(text: string): Address {
  const url = new URL(text);
  if (url.username === '' && url.password === '') return { url: text, headers: {} };
  const [name, password] = [url.username, url.password].map(decodeURIComponent);
  url.username = '';
  url.password = '';
  const authorization = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
  return { url: url.href.replace(/\/+$/, ''), headers: { authorization } };
}

async function limitedText({ body }: Response): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > MOST_BYTES) throw new Error(`the answer has more than ${MOST_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** How a request gets to the server. @throws when no answer came in time, or a longer one than anybody reads */
export type Send = (request: SentRequest, timeoutMs: number) => Promise<ReceivedAnswer>;

/**
 * Sends one request. A redirect is an answer like any other: following it would carry secrets to another host.
 */
export const sendOnce: Send = async ({ method, url, headers, body }, timeoutMs) => {
  const response = await fetch(url, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    body: body ?? null,
  });
  const text = await limitedText(response);
  return { status: response.status, headers: Object.fromEntries(response.headers), text };
};
