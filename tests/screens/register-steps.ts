import { fireEvent, screen } from '@testing-library/react';
import { texts } from '../../src/i18n/texts.ts';
import { code, enter, FREE, findField, open, phone, tap } from './account-steps.ts';
import { renderApp } from './render-app.tsx';

export const PASSWORD = 'Muy-Secreta1';
export const words = () => texts().profile.register;

export function sendStep1(number = FREE): void {
  enter(phone(), number);
  enter(words().password(), PASSWORD);
  const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(words().terms()) });
  if (!terms.checked) fireEvent.click(terms);
  tap(words().submit());
}

export async function arriveAtCode(number = FREE) {
  const app = await renderApp('/promotion');
  await open('REGISTER');
  await findField(words().password());
  sendStep1(number);
  await findField(code());
  return app;
}
