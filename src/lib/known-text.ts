// Apart from its callers, which are in rooms that know nothing of each other.

/** The words for a value of the server; those for any other where it is newer than this release. */
export const knownText = (
  words: Readonly<Record<string, () => string>>,
  value: string,
  other: () => string,
): string => (Object.hasOwn(words, value) ? (words[value] ?? other)() : other());
