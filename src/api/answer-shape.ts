/**
 * Letters stand for types: `s`, `t` moment, `u` address, `n`, `b`; `=a|b` allowed values, `?` null allowed or optional.
 */
export type AnswerShape = string | readonly AnswerShape[] | { readonly [field: string]: AnswerShape };

function leafFits(value: unknown, code: string): boolean {
  if (value === null) return code.endsWith('?');
  const type = code[0];
  if (type === 't') return typeof value === 'string' && !Number.isNaN(Date.parse(value));
  if (type === 'u') return typeof value === 'string' && URL.canParse(value);
  if (type !== (typeof value)[0] || (type === 'n' && !Number.isFinite(value))) return false;
  return code[1] !== '=' || code.slice(2).split('|').includes(String(value));
}

/**
 * Checks an answer (NET-11). Rows that break the contract leave their lists. A list that would be left empty does not
 * fit: an empty list would be a false "you have none".
 * @param report called with the place of each removed row
 * @returns the place of the first value that does not fit
 */
export function findMisfit(
  data: unknown,
  shape: AnswerShape,
  report: (place: string) => void,
  place = '',
): string | undefined {
  if (typeof shape === 'string') return leafFits(data, shape) ? undefined : place;
  if (typeof data !== 'object' || data === null || Array.isArray(data) !== Array.isArray(shape)) return place;
  if (Array.isArray(data)) {
    const { length } = data;
    let kept = 0;
    for (let index = 0; index < length; index += 1) {
      const misfit = findMisfit(
        data[index],
        (shape as AnswerShape[])[0] as AnswerShape,
        report,
        `${place}.${index}`,
      );
      if (misfit !== undefined) report(misfit);
      else data[kept++] = data[index];
    }
    data.length = kept;
    return length > 0 && kept === 0 && /^(\.list)?$/.test(place) ? place : undefined;
  }
  for (const [key, inner] of Object.entries(shape)) {
    const field = key.replace('?', '');
    const value = (data as Record<string, unknown>)[field];
    if (value === undefined && field !== key) continue;
    const hadRows = Array.isArray(value) && value.length > 0;
    const misfit = findMisfit(value, inner, report, `${place}.${field}`);
    if (misfit !== undefined) return misfit;
    if (hadRows && value.length === 0 && field !== key) delete (data as Record<string, unknown>)[field];
  }
  return undefined;
}
