import { describe, expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { assertBalanced } from '../world/core/ledger.ts';
import { hashWithSalt } from '../world/players/passwords.ts';
import { addPlayer } from '../world/players/players.ts';
import { openSession } from '../world/players/sessions.ts';

const wish = { amount: 10_000, shares: 20, kind: 'random', greeting: '¡Salud!' };
const other = { country: 'CL', username: '987654321', password: 'Copihue2026' };

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

  test.each([
    [{ amount: 1999 }, 'ks', 'amount', 'A cada persona le tienen que tocar al menos 100.00 CLP.'],
    [{ amount: 500_001 }, 'en', 'amount', 'The maximum is 500,000.00 CLP.'],
    [{ amount: 26_000 }, 'ks', 'amount', 'Tu efectivo alcanza para un sobre de hasta 25,000.00 CLP.'],
  ])(
    'RED-01 a packet of %o is refused with the field and the words for it',
    async (part, lang, field, message) => {
      const client = createTestClient();
      const token = await client.login();
      const answer = await client.call('/lucky/money/create', { ...wish, ...part }, { token, lang });
      expect(answer).toMatchObject({ status: 200, success: false, message, data: { field } });
    },
  );

  test('RED-02 emptied, expired, own and claimed packets say so in the language of whoever asks', async () => {
    const client = createTestClient();
    const { token, envelopeId } = await send(client, { shares: 1 });
    const { envelopeId: late } = await send(client, { amount: 5000 });
    const [first = '', second = ''] = crowd(client, 2);
    const claim = (id: string, caller: string, lang = 'ks') =>
      client.call('/lucky/money/claim', { envelopeId: id }, { token: caller, lang });
    expect((await claim(envelopeId, token)).message).toContain('Este sobre es tuyo');
    expect((await claim(envelopeId, first)).data).toMatchObject({ amount: 10_000, sender: '912***678' });
    expect((await claim(envelopeId, first, 'en')).message).toContain('got 10,000.00 CLP');
    expect((await claim(envelopeId, second)).message).toContain('Llegaste tarde');
    client.pass(24 * 60 * 60_000);
    expect((await claim(late, second, 'en')).message).toContain('has expired');
    const { data } = await client.call('/lucky/money/envelope', { envelopeId: late }, { token });
    expect(data).toMatchObject({ status: 'expired', sharesLeft: 20 });
    expect((await client.call('/wallet/balance', {}, { token })).data.cash).toBe(15_000);
  });

  test('RED-01 a guest sees what a packet still brings, nothing of one that is over, and the standing offer', async () => {
    const client = createTestClient();
    const { envelopeId } = await send(client, { kind: 'equal', shares: 4 });
    const reward = async (body: object, token?: string) =>
      (await client.call('/lucky/money/displayReward', body, token ? { token } : {})).data;
    expect(await reward({ envelopeId })).toMatchObject({ amount: 10_000, currencyAlias: 'CLP' });
    const [one = ''] = crowd(client, 1);
    await client.call('/lucky/money/claim', { envelopeId }, { token: one });
    expect((await reward({ envelopeId })).amount).toBe(7500);
    expect((await reward({ envelopeId: 'E0' })).code).toBe('unknown-packet');
    const offer = await reward({});
    expect(offer.amount).toBeGreaterThan(0);
    await client.call('/lucky/money/claim', { envelopeId: offer.envelopeId }, { token: one });
    expect((await reward({}, one)).envelopeId).not.toBe(offer.envelopeId);
    const latest = await client.call('/lucky/money/latestCollected', {}, { token: one });
    expect(latest.data[0]).toMatchObject({ player: '950***000' });
    client.pass(24 * 60 * 60_000);
    expect((await reward({ envelopeId })).amount).toBe(0);
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

  test('RED-01 the guide tells the rules, and is finished once for each player', async () => {
    const client = createTestClient();
    const [token, stranger] = [await client.login(), (await client.call('/user/login', other)).data.token];
    const guide = async (caller: string) =>
      (await client.call('/lucky/money/guide', {}, { token: caller })).data;
    expect(await guide(token)).toEqual({
      finished: false,
      minShare: 100,
      maxAmount: 500_000,
      maxShares: 100,
      openHours: 24,
    });
    for (let time = 0; time < 2; time += 1)
      expect((await client.call('/lucky/money/finishGuide', {}, { token })).data).toEqual({ finished: true });
    expect([(await guide(token)).finished, (await guide(stranger)).finished]).toEqual([true, false]);
  });
});
