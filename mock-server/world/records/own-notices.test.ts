import { expect, test } from 'vitest';
import { createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { cuentaRut } from '../../../tests/support/withdrawals.ts';
import { issueEntry, takeSeat } from '../games/game-seats.ts';
import { openSession } from '../players/sessions.ts';
import { sportMatches } from '../sports/programme.ts';
import { placeSlip, sportBetsOf } from '../sports/sport-bets.ts';
import { createWithdrawal } from '../withdraw/withdraw-create.ts';
import { cancelWithdrawal, decideWithdrawal } from '../withdraw/withdraw-settle.ts';
import { ownNotices } from './own-notices.ts';

const DAY_MS = 24 * 60 * 60_000;

test('NTF-01 the notices of a player have the results of their own bets and withdrawals for a week', () => {
  const { world, pass } = createTestWorld();
  const own = (playerId: string) => ownNotices(world, playerId).map(({ title }) => title.ks);
  const notice = (id: unknown) => ownNotices(world, richPlayer).find((one) => one.id === id);
  const [paid, returned, cancelled] = [1, 2, 3].map(
    () => createWithdrawal(world, richPlayer, { ...cuentaRut, amount: 500_000 }).id,
  );
  cancelWithdrawal(world, richPlayer, { cancelOrderId: cancelled ?? '' });
  decideWithdrawal(world, returned ?? '', { outcome: 'fail' });
  const { key } = issueEntry(world, openSession(world, richPlayer), world.catalogue.sportsbook);
  const match = sportMatches(world).find(({ market }) => !market.isSuspended && market.prices.home);
  if (!match) throw new Error('No match takes bets.');
  const prices = Object.entries({ home: match.market.prices.home, away: match.market.prices.away });
  const selections = prices.map(([outcome, price = 0]) => ({
    match: match.fixture.id,
    outcome: outcome as 'home' | 'away',
    price,
  }));
  placeSlip(world, takeSeat(world, key), { id: 'slip', kind: 'single', stake: 100_000, selections });
  expect(own(richPlayer)).toEqual(['Tu retiro de 5,000.00 CLP volvió']);
  pass(1000);
  decideWithdrawal(world, paid ?? '', { outcome: 'approve' });
  pass(DAY_MS);
  const told = sportBetsOf(world, richPlayer).map(({ record: { payout } }) =>
    payout > 0
      ? `Tu apuesta ganó ${(payout / 100).toLocaleString('en-US')}.00 CLP`
      : 'Tu apuesta de 1,000.00 CLP no ganó',
  );
  expect(told).toHaveLength(2);
  expect(own(richPlayer).toSorted()).toEqual(
    [...told, 'Tu retiro se pagó: 4,700.00 CLP', 'Tu retiro de 5,000.00 CLP volvió'].toSorted(),
  );
  expect(notice(`n-withdrawal-${paid}-paid`)).toMatchObject({
    title: { en: 'Your withdrawal was paid: 4,700.00 CLP' },
    body: {
      en: 'You find the receipt in your transactions.',
      ks: 'Encuentras el comprobante en tus movimientos.',
    },
  });
  expect(notice(`n-withdrawal-${returned}-returned`)).toMatchObject({
    title: { en: 'Your withdrawal of 5,000.00 CLP came back' },
    body: {
      en: `What came back is in your cash. Your transactions say why: ${returned}.`,
      ks: `Lo que volvió está en tu efectivo. En tus movimientos está el motivo: ${returned}.`,
    },
  });
  const matches = `${match.home} – ${match.away}\n`;
  for (const { betId, record } of sportBetsOf(world, richPlayer))
    expect(notice(`n-bet-${betId}`)).toMatchObject({
      level: 'info',
      isOwn: true,
      title: {
        en: expect.stringMatching(record.payout > 0 ? /^Your bet won / : /^Your bet of .* did not win/),
      },
      body: {
        en: expect.stringContaining(`${matches}You staked 1,000.00 CLP`),
        ks: expect.stringContaining(`${matches}Apostaste 1,000.00 CLP`),
      },
    });
  expect(own(newPlayer)).toEqual([]);
  pass(6 * DAY_MS);
  expect(own(richPlayer)).toHaveLength(2);
  pass(DAY_MS);
  expect(own(richPlayer)).toEqual([]);
});
