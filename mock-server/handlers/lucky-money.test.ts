import { expect, test } from 'vitest';
import { POOR, tokenFor } from '../../tests/support/lucky-money.ts';
import { createTestClient } from '../../tests/support/test-client.ts';
import { intentId } from '../../tests/support/withdrawals.ts';

const client = createTestClient();
const wish = { amount: 2_000, shares: 2, kind: 'random', greeting: '¡Salud!' };

test.each([
  ['https://play.example', 'https://play.example'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['http://play.example', 'https://copihue.example'],
])(
  'RED-01 links lead to the page that asks, or to the brand where nobody else can open it: asked from %s to %s',
  async (origin, domain) => {
    const caller = { token: await client.login(), headers: { origin } };
    const { id: envelopeId } = (await client.call('/lucky/money/create', wish, caller)).data;
    const { url } = (await client.call('/lucky/money/share', { envelopeId }, caller)).data;
    expect(url).toBe(`${domain}/redenvelope?shared=${envelopeId}`);
    expect((await client.call('/lucky/money/domain', {}, caller)).data.domain).toBe(domain);
  },
);

test('RED-01 a packet names its intent to its sender alone', async () => {
  const { call, login, backend } = createTestClient();
  const token = await login();
  const { id: envelopeId } = (await call('/lucky/money/create', { ...wish, intentId }, { token })).data;
  const read = async (as: string) =>
    (await call('/lucky/money/envelope', { envelopeId }, { token: as })).data;
  expect((await read(token)).intentId).toBe(intentId);
  expect(await read(tokenFor(backend, POOR))).not.toHaveProperty('intentId');
});
