// A file of its own, because its callers' rooms may not import each other.

/** A value newer than this release gets the text for any other value. */
export const knownText = (
  words: Readonly<Record<string, () => string>>,
  value: string,
  other: () => string,
): string => (Object.hasOwn(words, value) ? (words[value] ?? other)() : other());
