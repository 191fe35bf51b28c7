import { type RefusalCode, refusalCatalogue } from '../generated/refusals.ts';
import { en } from './en.ts';
import { ks } from './ks.ts';
import type { Lang, RefusalText, TextParameters, Texts } from './text-types.ts';

const languages: Readonly<Record<Lang, Texts>> = { en, ks };

export function textsIn(lang: Lang): Texts {
  return languages[lang];
}

export function isOfContract(code: RefusalText): code is RefusalCode {
  return code in refusalCatalogue;
}

/** The text still contains its `{places}`. */
export function refusalText(code: RefusalText, lang: Lang): string {
  return isOfContract(code) ? refusalCatalogue[code][lang] : textsIn(lang).refusals[code];
}

/** An unknown or missing language means ks (contract, parameter lang). */
export function langOf(header: string | null): Lang {
  return header === 'en' ? 'en' : 'ks';
}

/** Developers get English by default: for control calls, and for headers of the mock. */
export function langForDevelopers(header: string | null): Lang {
  return header === 'ks' ? 'ks' : 'en';
}

export function fill(text: string, parameters: TextParameters): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(parameters[name] ?? place));
}
