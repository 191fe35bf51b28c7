import { expect, test } from 'vitest';
import { overEnglish } from '../../locales/over-english.ts';
import { deviceApp } from '../../tests/support/device-app.ts';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import type { App } from '../lib/app.ts';
import {
  changeLanguage,
  currentLanguageCode,
  currentPhoneCode,
  intlTag,
  languages,
  nextLanguage,
  serverLanguage,
} from './languages.ts';

let app: App = deviceApp({});
function device(stored: Record<string, string>): void {
  app = deviceApp({ localStorage: fakeStorage(stored) });
}

test('APP-05 offers English and Español with their phone codes', () => {
  expect(languages.slice(0, 2)).toMatchObject([
    { text: 'English', code: 'en', phone: '251', lang: 'en' },
    { text: 'Español', code: 'ks', phone: '255', lang: 'es' },
  ]);
});

test('APP-05 the menu goes through every language, and the server gets one that it knows', () => {
  const seen = languages.map(() => {
    const { code } = nextLanguage(app);
    device({ locale: code });
    expect(serverLanguage(app)).toBe(code === 'ks' ? 'ks' : 'en');
    return code;
  });
  expect(seen.toSorted()).toEqual(languages.map(({ code }) => code).toSorted());
});

test('APP-04 a text that a language lacks is English, in a group as well', () => {
  const english = { close: 'Close', nav: { home: 'Home', me: 'Me' } };
  const own = { nav: { home: 'Início' } };
  expect(overEnglish(english, own)).toEqual({ close: 'Close', nav: { home: 'Início', me: 'Me' } });
  expect(english.nav.home).toBe('Home');
});

test('APP-05 the phone code is 55 until a language was chosen', () => {
  device({});
  expect(currentPhoneCode(app)).toBe('55');
  changeLanguage(app, 'en', () => undefined);
  expect(currentPhoneCode(app)).toBe('251');
});

test.each([
  ['CL', 'ks'],
  ['ET', 'en'],
  ['KE', 'en'],
  ['CI', 'en'],
  ['TZ', 'en'],
  ['XX', 'ks'],
])('APP-04 market %s starts in %s', (country, code) => {
  device({ country });
  expect(currentLanguageCode(app)).toBe(code);
});

test('APP-04 a stored locale wins, an unknown one does not', () => {
  device({ country: 'KE', locale: 'ks' });
  expect(currentLanguageCode(app)).toBe('ks');
  device({ locale: 'xx' });
  expect(currentLanguageCode(app)).toBe('ks');
});

test('APP-06 changes only to another language of the list, stores it and reloads', () => {
  device({});
  const otherTab = deviceApp({ localStorage: app.ports.localStorage });
  expect(serverLanguage(otherTab)).toBe('ks');
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  expect(changeLanguage(app, 'ks', reload)).toBe(false);
  expect(changeLanguage(app, 'fr', reload)).toBe(false);
  expect(changeLanguage(app, '__proto__', reload)).toBe(false);
  expect(reloads).toBe(0);
  expect(changeLanguage(app, 'en', reload)).toBe(true);
  expect(reloads).toBe(1);
  expect(app.ports.localStorage.getItem('locale')).toBe('en');
  expect(nextLanguage(app).code).toBe('ks');
  // Until it is loaded again the other tab is in its own language, for the server too, and its own choice acts.
  expect(serverLanguage(otherTab)).toBe('ks');
  expect(changeLanguage(otherTab, nextLanguage(otherTab).code, reload)).toBe(true);
});

test('APP-06 Intl gets a real tag for each language', () => {
  for (const { code, lang } of languages) {
    expect(Intl.getCanonicalLocales(intlTag(code))).toHaveLength(1);
    // What src/app/boot/boot.ts writes on the page.
    expect(lang).toBe(code === 'ks' ? 'es' : code);
  }
  expect([intlTag('en'), intlTag('ks')]).toEqual(['en-GB', 'es-CL']);
});
