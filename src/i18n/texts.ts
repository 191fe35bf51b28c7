import type { Locales, Namespaces, TranslationFunctions } from '../../locales/i18n-types.ts';
import { loadLocaleAsync, loadNamespaceAsync } from '../../locales/i18n-util.async.ts';
import { i18nObject } from '../../locales/i18n-util.ts';
import { DEFAULT_COUNTRY } from '../config/constants.ts';

/** The texts of the page's language, a constant of the page: its change reloads the page (APP-06). */
let language: Locales = 'ks';
let country = DEFAULT_COUNTRY;
let functions: TranslationFunctions | undefined;

/** Loads the shared texts; call once before the first render. @param market decides the time zone */
export async function startTexts(code: Locales, market = DEFAULT_COUNTRY): Promise<void> {
  language = code;
  country = market;
  await loadLocaleAsync(code);
  functions = i18nObject(code);
}

export async function loadTexts(...namespaces: Namespaces[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadNamespaceAsync(language, namespace)));
  functions = i18nObject(language);
}

export const marketOfPage = (): string => country;

export const pageLanguage = (): Locales => language;

/** @throws when called before `startTexts` resolved */
export function texts(): TranslationFunctions {
  if (!functions) throw new Error('texts() was called before startTexts().');
  return functions;
}
