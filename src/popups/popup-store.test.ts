import { expect, test } from 'vitest';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { closePopup, openPopup, replacePopup, usePopupStore } from './popup-store.ts';

const app = freshApp();

const stack = () =>
  usePopupStore
    .of(app)
    .getState()
    .stack.map(({ kind, origin }) => (origin === undefined ? kind : `${kind} ${origin}`));

test('SES-01 a popup opens above those that are open, and closing one leaves the others in their order', () => {
  for (const kind of ['LOGIN', 'REGISTER', 'RESET_PASSWORD'] as const) openPopup(app, { kind });
  expect(stack()).toEqual(['LOGIN', 'REGISTER', 'RESET_PASSWORD']);
  closePopup(app, 'REGISTER');
  expect(stack()).toEqual(['LOGIN', 'RESET_PASSWORD']);
  closePopup(app, 'REGISTER');
  expect(stack()).toEqual(['LOGIN', 'RESET_PASSWORD']);
  closePopup(app, 'RESET_PASSWORD');
  closePopup(app, 'LOGIN');
  expect(stack()).toEqual([]);
});

test('SES-01 a popup that takes the place of another is the top one, once, even if it was open below', () => {
  for (const kind of ['LOGIN', 'BINDING_PHONE', 'REGISTER'] as const) openPopup(app, { kind });
  replacePopup(app, 'REGISTER', { kind: 'LOGIN', origin: 401 });
  expect(stack()).toEqual(['BINDING_PHONE', 'LOGIN 401']);
});
