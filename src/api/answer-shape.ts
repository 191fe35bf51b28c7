/**
 * The shape of an answer, generated from the contract for each call. A code stands for a text (`s`), moment (`t`),
 * address (`u`), number (`n`) or boolean (`b`), with `=a|b` for the allowed values and `?` where null is allowed. A
 * list has the shape of its rows, an object the shape of its fields, optional ones marked `?`.
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
 * Checks the data of an answer (NET-11). Rows that break the contract are removed from their lists. If no row is left
 * in a list that is the answer, or in the `list` of a page, the answer does not fit: an empty list would be a false
 * "you have none". An optional list is left out instead.
 * @param report called with the place of each removed row, such as `.home_top.3.cover`
 * @returns the place of the first value that does not fit; undefined when the data can be used
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
