import { Refusal } from '../world/core/refusal.ts';

/** In bytes (contract, PayloadTooLarge). */
const BODY_LIMIT_BYTES = 64 * 1024;

export async function readLimited(request: Request, limitBytes = BODY_LIMIT_BYTES): Promise<string> {
  // Created only when thrown, because an error records its stack.
  const tooLarge = () => new Refusal('body-too-large', { status: 413 });
  // The caller disconnected inside the body, so nothing needs a report.
  const cutOff = () => {
    throw new Refusal('invalid-json');
  };
  const length = request.headers.get('content-length');
  if (Number(length) > limitBytes) throw tooLarge();
  // The server reads no more than that length, and text() costs a fifth of a stream.
  if (Number(length) > 0) return request.text().catch(cutOff);
  if (!request.body) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(cutOff);
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > limitBytes) {
      // Not awaited: MSW reads a copy of the request, and a copied stream is cancelled only after both copies are.
      void reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

export function parseJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    throw new Refusal('invalid-json');
  }
}
