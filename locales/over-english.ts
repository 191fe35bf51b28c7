type Some<Texts> = { [Key in keyof Texts]?: Texts[Key] extends string ? Texts[Key] : Some<Texts[Key]> };

/** The texts of a language that has not all of them: what is missing is English. */
export function overEnglish<Texts extends object>(english: Texts, own: Some<Texts>): Texts {
  const texts = { ...english } as Record<string, unknown>;
  for (const [key, text] of Object.entries(own)) {
    const base = texts[key];
    texts[key] = typeof base === 'object' && base !== null ? overEnglish(base, text as object) : text;
  }
  return texts as Texts;
}
