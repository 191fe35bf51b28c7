import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';

const client = createTestClient();

test.each([
  ['https://play.example', 'https://play.example'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['http://play.example', 'https://copihue.example'],
  [
    'https://play.example',
    'https://suerte.example',
    createTestClient({ shareOrigin: 'https://suerte.example' }),
  ],
])(
  'RED-01 links lead to the page that asks, to the configured domain, or to the brand where neither can be opened: asked from %s to %s',
  async (origin, domain, asked = client) => {
    const caller = { token: await asked.login(), headers: { origin } };
    const wish = { amount: 2_000, shares: 2, kind: 'random', greeting: '¡Salud!' };
    const { id: envelopeId } = (await asked.call('/lucky/money/create', wish, caller)).data;
    const { url } = (await asked.call('/lucky/money/share', { envelopeId }, caller)).data;
    expect(url).toBe(`${domain}/redenvelope?shared=${envelopeId}`);
    expect((await asked.call('/lucky/money/domain', {}, caller)).data.domain).toBe(domain);
  },
);
