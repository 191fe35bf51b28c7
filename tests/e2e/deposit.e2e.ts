import { chooseMethod, countNotices, heading, openAsPlayer, payButton } from '../support/deposit-page.ts';
import { expect, test } from '../support/e2e.ts';
import { balance } from '../support/player.ts';

test.describe('deposit', () => {
  test('DEP-03 DEP-10 a transfer shows bank details to copy and waits for the player; the notice comes on whatever screen', async ({
    page,
    context,
    world,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // The notice stays for only two seconds, so the page counts it.
    const notices = await countNotices(page);
    await openAsPlayer(page);
    await chooseMethod(page, /Transferencia/);
    await payButton(page).tap();
    await expect(heading(page, 'Transfiere a esta cuenta')).toBeVisible();
    await page.getByRole('button', { name: 'Copiar Número de cuenta' }).tap();
    await expect(page.getByText('Copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('00123456789');
    await page.getByRole('button', { name: 'Ya transferí' }).tap();
    await expect(heading(page, 'Esperando tu transferencia')).toBeVisible();
    await expect(page.getByText('suele demorar hasta 10 minutos')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Inicio' }).tap();
    await world.order((await world.orders())[0]?.id ?? '', 'approve');
    await expect.poll(() => notices).toEqual(['Depósito acreditado +10,000.00 CLP Bono +1,000.00 CLP']);
    await expect(balance(page)).toHaveText('36,000.00 CLP');
  });
});
