// A file of its own: its callers are in rooms that know nothing of each other.

/** The words for a value of the server; a value newer than this release gets the words for any other. */
export const knownText = (
  words: Readonly<Record<string, () => string>>,
  value: string,
  other: () => string,
): string => (Object.hasOwn(words, value) ? (words[value] ?? other)() : other());
