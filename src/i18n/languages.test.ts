import { describe, expect, test } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import type { App } from '../lib/app.ts';
import {
  changeLanguage,
  currentLanguageCode,
  currentPhoneCode,
  intlTag,
  languages,
  otherLanguage,
} from './languages.ts';

let app: App;
function device(stored: Record<string, string>): void {
  app = deviceApp({ localStorage: fakeStorage(stored) });
}

describe('language', () => {
  test('APP-05 offers English and Español with their phone codes', () => {
    expect(languages).toEqual([
      { text: 'English', code: 'en', phone: '251', lang: 'en' },
      { text: 'Español', code: 'ks', phone: '255', lang: 'es' },
    ]);
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
    expect(otherLanguage(app).code).toBe('ks');
  });

  test('APP-06 Intl gets a real tag for each language', () => {
    for (const { code } of languages) expect(Intl.getCanonicalLocales(intlTag(code))).toHaveLength(1);
    expect([intlTag('en'), intlTag('ks')]).toEqual(['en-GB', 'es-CL']);
  });
});
