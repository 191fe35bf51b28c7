import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { randomAnswer } from '../support/random-answers.ts';
import { screenAddresses } from '../support/screen-addresses.ts';
import { answerAll, renderApp } from './render-app.tsx';

interface Property {
  $ref?: string;
}
interface Schemas {
  components: { schemas: Record<string, { properties?: Record<string, Property> }> };
}

function moneyFields(): ReadonlySet<string> {
  const { components } = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8')) as Schemas;
  const properties = Object.values(components.schemas).flatMap((schema) =>
    Object.entries(schema.properties ?? {}),
  );
  const money = properties.filter(([, { $ref }]) => $ref?.endsWith('Amount'));
  return new Set(money.map(([name]) => name));
}

const MONEY = moneyFields();
/** A tenth of a cent is a number, but no amount. */
const UNREADABLE = 0.001;

function spoiled(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((row) => spoiled(row, name));
  if (typeof value === 'number') return MONEY.has(name) ? UNREADABLE : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoiled(part, key)]));
}

const players = screenAddresses.filter(([, ...who]) => who.includes('player')).map(([address]) => address);

test('APP-09 the contract names the fields that are money', () => {
  expect([...MONEY]).toEqual(expect.arrayContaining(['amount', 'cash', 'bonus', 'withdrawable', 'fee']));
});

test.each(players)('APP-09 NET-13 %s shows no 0.00 for an amount that cannot be read', async (address) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { queryClient } = await renderApp(address, {
    player: true,
    handlers: [answerAll((operationId) => spoiled(randomAnswer(operationId, 'long-full')))],
  });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const zeros = screen
    .getByRole('main', { hidden: true })
    .textContent?.match(/.{0,40}(?<![\d.,])0[.,]00(?!\d).{0,20}/g);
  expect(zeros).toBeNull();
  // Unknown money must not be shown as "none".
  await loadTexts('records', 'bonus');
  const { tips } = texts().records;
  const denied = [tips.bonus.none(), tips.withdrawable.none(), texts().bonus.empty.title()];
  const shown = screen.getByRole('main', { hidden: true }).textContent ?? '';
  expect(denied.filter((text) => shown.includes(text))).toEqual([]);
});
