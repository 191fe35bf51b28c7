import type { Locales } from '../../locales/i18n-types.ts';
import { INITIAL_PHONE_CODE } from '../config/constants.ts';
import { openMarketOf } from '../config/this-page.ts';
import { type App, appState } from '../lib/app.ts';
import { readDevice, writeDevice } from '../lib/device-storage.ts';
import { pageLanguage } from './texts.ts';

/** `ks` is the Spanish entry; it is no BCP 47 tag and never reaches Intl. */
export type LanguageCode = Locales;

/** Spec point 3, Language entry (APP-05). */
export interface LanguageEntry {
  text: string;
  code: LanguageCode;
  phone: string;
  lang: string;
  intl: string;
}

/** One line for each folder of `locales`, in the order in which the menu goes through them. */
const entries: Readonly<Record<LanguageCode, Omit<LanguageEntry, 'code'>>> = {
  en: { text: 'English', phone: '251', lang: 'en', intl: 'en-GB' },
  ks: { text: 'Español', phone: '255', lang: 'es', intl: 'es-CL' },
};

const entryIn = (code: LanguageCode): LanguageEntry => ({ code, ...entries[code] });

export const languages: readonly LanguageEntry[] = (Object.keys(entries) as LanguageCode[]).map(entryIn);

function entryOf(code: string | null): LanguageEntry | undefined {
  return languages.find((entry) => entry.code === code);
}

/**
 * The stored locale, else the market's default; a locale without texts (fr, sw) gets English (APP-04). Read once,
 * because an open page keeps its language when another tab stores one (APP-06).
 */
const current = appState((app): { code: LanguageCode } => {
  const stored = entryOf(readDevice(app, 'locale'));
  if (stored) return { code: stored.code };
  const { defaultLocale } = openMarketOf(readDevice(app, 'country'));
  return { code: defaultLocale === 'ks' ? 'ks' : 'en' };
});

export const currentLanguageCode = (app: App): LanguageCode => current(app).code;

/** 55 until the player chooses a language entry, then that entry's phone code (spec points 3 and 9). */
export function currentPhoneCode(app: App): string {
  return entryOf(readDevice(app, 'locale'))?.phone ?? INITIAL_PHONE_CODE;
}

export function currentLanguage(app: App): LanguageEntry {
  return entryIn(currentLanguageCode(app));
}

/** What the server says has two languages (contract, parameter `lang`): readers of any other get English (APP-04). */
export const serverLanguage = (app: App): 'en' | 'ks' => (currentLanguageCode(app) === 'ks' ? 'ks' : 'en');

/** The next of the list, so that each language can be reached. */
export function nextLanguage(app: App): LanguageEntry {
  const code = currentLanguageCode(app);
  const place = languages.findIndex((entry) => entry.code === code);
  return languages[place + 1] ?? languages[0] ?? entryIn(code);
}

/** The tag for Intl (APP-06). */
export const intlTag = (code: LanguageCode = pageLanguage()): string => entries[code].intl;

/** Stores another language of the list and reloads. @returns true when it changed */
export function changeLanguage(
  app: App,
  code: string,
  reload: () => void = () => app.ports.location.reload(),
): boolean {
  const entry = entryOf(code);
  if (!entry || entry.code === currentLanguageCode(app)) return false;
  writeDevice(app, 'locale', entry.code);
  current(app).code = entry.code;
  reload();
  return true;
}
