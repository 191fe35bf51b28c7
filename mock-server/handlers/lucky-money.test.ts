import { describe, expect, test } from 'vitest';
import { stranger, tokenFor } from '../../tests/support/lucky-money.ts';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';

const wish = { amount: 10_000, shares: 20, kind: 'random', greeting: '¡Salud!' };

async function send(client: TestClient, part: object = {}) {
  const token = await client.login();
  const { data } = await client.call('/lucky/money/create', { ...wish, ...part }, { token });
  return { token, envelopeId: data.id as string };
}

describe('lucky money', () => {
  test('RED-02 of many who claim at once each gets one share at most, and the sender sees it emptied', async () => {
    const client = createTestClient();
    const { token, envelopeId } = await send(client);
    const claims = Array.from({ length: 25 }, (_, number) => {
      const player = tokenFor(client.backend, stranger(client.backend, number));
      return [1, 2].map(() => client.call('/lucky/money/claim', { envelopeId }, { token: player }));
    });
    const answers = await Promise.all(claims.flat());
    const taken = answers.filter(({ success }) => success);
    expect(taken).toHaveLength(20);
    expect(taken.reduce((sum, { data }) => sum + data.amount * 100, 0)).toBe(1_000_000);
    const { data } = await client.call('/lucky/money/envelope', { envelopeId }, { token });
    expect(data).toMatchObject({ sharesLeft: 0, status: 'emptied', isOwn: true, sender: '912***678' });
  });

  test('RED-01 links lead to the page that asks, to the configured domain, or to the brand where neither can be opened', async () => {
    const client = createTestClient();
    const { token, envelopeId } = await send(client);
    const link = async (origin: string, from = client) => {
      const asker = from === client ? token : (await send(from)).token;
      const caller = { token: asker, headers: { origin } };
      const [share, domain] = [
        await from.call('/lucky/money/share', { envelopeId }, caller),
        await from.call('/lucky/money/domain', {}, caller),
      ];
      expect(new URL(share.data.url).origin).toBe(domain.data.domain);
      return share.data.url;
    };
    const path = `/redenvelope?shared=${envelopeId}`;
    expect(await link('https://play.example')).toBe(`https://play.example${path}`);
    expect(await link('http://localhost:5173')).toBe(`http://localhost:5173${path}`);
    expect(await link('http://play.example')).toBe(`https://copihue.example${path}`);
    const own = createTestClient({ shareOrigin: 'https://suerte.example' });
    expect(await link('https://play.example', own)).toBe(`https://suerte.example${path}`);
  });
});
