/** Of games and of the mock backend. */
export const languages = ['ks', 'en'] as const;

export type Lang = (typeof languages)[number];

export type Pair = readonly [ks: string, en: string];

export type InOneLang<Texts> = { readonly [Name in keyof Texts]: string };

export function textsIn<Texts extends Readonly<Record<string, Pair>>>(
  texts: Texts,
  lang: Lang,
): InOneLang<Texts>;
export function textsIn(texts: Readonly<Record<string, Pair>>, lang: Lang): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, [ks, en]]) => [name, lang === 'en' ? en : ks]));
}
