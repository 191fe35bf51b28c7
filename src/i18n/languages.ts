import { INITIAL_PHONE_CODE } from '../config/constants.ts';
import { openMarketOf } from '../config/this-page.ts';
import type { App } from '../lib/app.ts';
import { readDevice, writeDevice } from '../lib/device-storage.ts';
import { pageLanguage } from './texts.ts';

/** `ks` is the Spanish entry; it is no BCP 47 tag and never reaches Intl. */
export type LanguageCode = 'en' | 'ks';

/** Spec point 3, Language entry (APP-05). */
export interface LanguageEntry {
  text: string;
  code: LanguageCode;
  phone: string;
  lang: string;
}

const spanish: LanguageEntry = { text: 'Español', code: 'ks', phone: '255', lang: 'es' };

export const languages: readonly LanguageEntry[] = [
  { text: 'English', code: 'en', phone: '251', lang: 'en' },
  spanish,
];

const INTL_TAGS: Record<LanguageCode, string> = { en: 'en-GB', ks: 'es-CL' };

function entryOf(code: string | null): LanguageEntry | undefined {
  return languages.find((entry) => entry.code === code);
}

/** The stored locale, else the market's default; a locale without texts (fr, sw) gets English (APP-04). */
export function currentLanguageCode(app: App): LanguageCode {
  const stored = entryOf(readDevice(app, 'locale'));
  if (stored) return stored.code;
  const { defaultLocale } = openMarketOf(readDevice(app, 'country'));
  return defaultLocale === 'ks' ? 'ks' : 'en';
}

/** 55 until the player chooses a language entry, then that entry's phone code (spec points 3 and 9). */
export function currentPhoneCode(app: App): string {
  return entryOf(readDevice(app, 'locale'))?.phone ?? INITIAL_PHONE_CODE;
}

export function currentLanguage(app: App): LanguageEntry {
  return entryOf(currentLanguageCode(app)) ?? spanish;
}

export function otherLanguage(app: App): LanguageEntry {
  const code = currentLanguageCode(app);
  return languages.find((entry) => entry.code !== code) ?? currentLanguage(app);
}

/** The tag for Intl (APP-06). */
export function intlTag(code: LanguageCode = pageLanguage()): string {
  return INTL_TAGS[code];
}

/**
 * Stores the language and reloads, if the code is in the list and not the current one.
 * @returns true when the language changed
 */
export function changeLanguage(
  app: App,
  code: string,
  reload: () => void = () => app.ports.location.reload(),
): boolean {
  const entry = entryOf(code);
  if (!entry || entry.code === currentLanguageCode(app)) return false;
  writeDevice(app, 'locale', entry.code);
  reload();
  return true;
}
