export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Numbers by their names; undefined for what is none. */
export const numbersOf = (value: unknown, ...names: string[]) =>
  names.map((name) => numberOf(fieldOf(value, name)));

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The rows of a page. */
export const rowsOf = (page: unknown) => listOf(fieldOf(page, 'list'));

export function fieldsOf(value: unknown): [name: string, value: unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

export function fieldOf(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

const DEEPEST = 100;
const MOST_VALUES = 50_000;

/** Also one without an end, so that none is looked at twice. */
const TEXTS = /"[^"\\]*(?:\\[\s\S]?[^"\\]*)*"?/g;

/** Found before it is parsed, because parsing it takes minutes. */
function isTooLarge(text: string): boolean {
  let depth = 0;
  let values = 0;
  for (const sign of text.replaceAll(TEXTS, '')) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',') values += 1;
    if (depth > DEEPEST || values > MOST_VALUES) return true;
  }
  return false;
}

/** Undefined also for JSON that is deeper or has more values than any answer of the contract. */
export function parsedJson(text: string): { value: unknown } | undefined {
  try {
    return isTooLarge(text) ? undefined : { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Escapes one part of a JSON pointer (RFC 6901). */
export function pointerPart(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1');
}

export function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}
