type IsMeant = (part: unknown) => boolean;
type Change = (part: unknown) => unknown;

function swap(value: unknown, isMeant: IsMeant, change: Change): unknown {
  if (isMeant(value)) return change(value);
  if (Array.isArray(value)) return value.map((row) => swap(row, isMeant, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, swap(part, isMeant, change)]));
}

const swapping = (isMeant: IsMeant, change: Change) => (data: unknown) => swap(data, isMeant, change);

/** What a broken server makes of the data of an answer. */
export const spoiledData = {
  'data-null': () => null,
  'data-empty': () => ({}),
  'arrays-null': swapping(Array.isArray, () => null),
  'leaves-null': swapping(
    (part) => typeof part !== 'object' || part === null,
    () => null,
  ),
  'numbers-as-text': swapping((part) => typeof part === 'number', String),
  'text-as-numbers': swapping(
    (part) => typeof part === 'string',
    () => 123,
  ),
} satisfies Record<string, Change>;
