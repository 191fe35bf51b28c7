import { en } from './en.ts';
import { ks } from './ks.ts';
import type { Lang, TextParameters, Texts } from './text-types.ts';

const languages: Readonly<Record<Lang, Texts>> = { en, ks };

/** Texts of a language. */
export function textsIn(lang: Lang): Texts {
  return languages[lang];
}

/** The language of a `lang` header; an unknown or missing one reads as ks (contract, parameter lang). */
export function langOf(header: string | null): Lang {
  return header === 'en' ? 'en' : 'ks';
}

/** A text with its `{places}` filled in. */
export function fill(text: string, parameters: TextParameters): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(parameters[name] ?? place));
}
