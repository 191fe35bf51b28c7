import { describe, expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { assertBalanced } from '../world/core/ledger.ts';
import { hashWithSalt } from '../world/players/passwords.ts';
import { addPlayer } from '../world/players/players.ts';
import { openSession } from '../world/players/sessions.ts';

const wish = { amount: 10_000, shares: 20, kind: 'random', greeting: '¡Salud!' };
const worldOf = (client: TestClient) => client.backend.registry.world('default');

function crowd(client: TestClient, count: number): string[] {
  const world = worldOf(client);
  return Array.from({ length: count }, (_, index) => {
    const username = String(950_000_000 + index);
    const player = addPlayer(world, {
      country: 'CL',
      username,
      password: hashWithSalt('s', 'x'),
      phone: null,
    });
    return openSession(world, player.id).token;
  });
}

async function send(client: TestClient, part: object = {}) {
  const token = await client.login();
  const { data } = await client.call('/lucky/money/create', { ...wish, ...part }, { token });
  return { token, envelopeId: data.id as string };
}

describe('lucky money', () => {
  test('RED-02 fifty players who claim at once share twenty shares: never one too many, and to the cent', async () => {
    const client = createTestClient();
    const { token, envelopeId } = await send(client);
    const claims = crowd(client, 50).flatMap((one) =>
      [1, 2].map(() => client.call('/lucky/money/claim', { envelopeId }, { token: one })),
    );
    const answers = await Promise.all(claims);
    const taken = answers.filter(({ success }) => success);
    expect(taken).toHaveLength(20);
    expect(taken.reduce((sum, { data }) => sum + data.amount * 100, 0)).toBe(1_000_000);
    const codes = answers.filter(({ success }) => !success).map(({ data }) => data.code);
    expect(new Set(codes)).toEqual(new Set(['packet-claimed', 'packet-emptied']));
    const { data } = await client.call('/lucky/money/envelope', { envelopeId }, { token });
    expect(data).toMatchObject({ sharesLeft: 0, status: 'emptied', isOwn: true, sender: '912***678' });
    const collected = await client.call(
      '/lucky/money/collected',
      { envelopeId, pageSize: 999, pageNum: 1 },
      { token },
    );
    expect(collected.data.total).toBe(20);
    expect(
      collected.data.list.reduce((sum: number, row: { amount: number }) => sum + row.amount * 100, 0),
    ).toBe(1_000_000);
    expect(() => assertBalanced(worldOf(client))).not.toThrow();
    expect(client.reports).toEqual([]);
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
