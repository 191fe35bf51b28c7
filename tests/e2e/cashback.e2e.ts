import { expect, expectAccessible, test } from '../support/e2e.ts';
import { arriveAsPlayer, PLAYER } from '../support/player.ts';
import { liveSocket } from './live-socket.ts';

test('PRO-04 a lost bet fills the pig while it is on the screen, and collecting it raises the balance once', {
  tag: '@flow',
}, async ({ page, world }) => {
  await arriveAsPlayer(page);
  const isLive = liveSocket(page);
  await page.goto('/newUserCashback');
  const pig = page.getByRole('progressbar', { name: 'Cuánto ha juntado tu chanchito' });
  await expect(pig).toHaveAttribute('aria-valuetext', '0.00 de 1,000.00 CLP');
  await expectAccessible(page);

  await isLive;
  await world.bets(PLAYER.phone, 1, false, { stake: 4000, outcome: 'lost' });
  await expect(pig).toHaveAttribute('aria-valuetext', '400.00 de 1,000.00 CLP');
  await expect(page.getByRole('button', { name: 'Sacar del chanchito' })).toBeDisabled();
  await world.bets(PLAYER.phone, 2, false, { stake: 5000, outcome: 'lost' });
  const collect = page.getByRole('button', { name: 'Sacar 1,400.00 CLP' });
  await collect.scrollIntoViewIfNeeded();
  await collect.dblclick();
  await expect(page.getByText('Listo: 1,400.00 CLP pasaron a tu efectivo.')).toBeVisible();
  await expect(pig).toHaveAttribute('aria-valuetext', '0.00 de 1,000.00 CLP');
  await expect(page.getByRole('banner')).toContainText('12,400.00');
  const log = page.getByRole('region', { name: 'Movimientos del chanchito' });
  await expect(log.getByText('−1,400.00')).toHaveCount(1);
  await expectAccessible(page);
});
