import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deviceApp } from '../../../tests/support/device-app.ts';
import { type App, AppContext, emptyApp } from '../../lib/app.ts';
import type { Account } from './account-rules.ts';
import {
  forgetPhoneDraft,
  keepPhoneDraft,
  offerAccount,
  onAccountOffered,
  pickPhoneMarket,
  readPhoneDraft,
  usePhoneMarket,
} from './phone-draft.ts';

const account: Account = { username: '912345678', password: 'Secreta1' };

const Market = () => usePhoneMarket().code;
const marketIn = (app: App) =>
  renderToStaticMarkup(createElement(AppContext, { value: app }, createElement(Market)));

test('SES-02 SES-12 number and market outlive a reload, and neither a logout', () => {
  const app = deviceApp();
  keepPhoneDraft(app, '9 1234');
  pickPhoneMarket(app, 'KE');
  const { sessionStorage } = app.ports;
  expect(readPhoneDraft(emptyApp(app.ports))).toBe('9 1234');
  expect(sessionStorage.getItem('phoneMarket')).toContain('KE');
  expect([marketIn(app), marketIn(emptyApp(app.ports))]).toEqual(['KE', 'KE']);
  forgetPhoneDraft(app);
  expect([
    readPhoneDraft(app),
    sessionStorage.getItem('phoneDraft'),
    sessionStorage.getItem('phoneMarket'),
  ]).toEqual(['', null, null]);
});

test('SES-09 an account is offered to the form that is open, else to the next one, once, and stored nowhere', () => {
  const app = deviceApp();
  const filled: string[] = [];
  const listenAs = (name: string) =>
    onAccountOffered(app, ({ username }) => filled.push(`${name} ${username}`));
  offerAccount(app, account);
  const stopFirst = listenAs('first');
  stopFirst();
  const stopSecond = listenAs('second');
  expect(filled).toEqual(['first 912345678']);
  offerAccount(app, account);
  expect(filled).toEqual(['first 912345678', 'second 912345678']);
  stopSecond();
  listenAs('third')();
  expect(filled).toHaveLength(2);
  const { sessionStorage, localStorage } = app.ports;
  for (const storage of [sessionStorage, localStorage])
    expect(
      JSON.stringify(
        Object.fromEntries(
          Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map((key) => [
            key,
            storage.getItem(key),
          ]),
        ),
      ),
    ).not.toContain(account.password);
});
