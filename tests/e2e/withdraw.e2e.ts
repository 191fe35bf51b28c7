import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { arriveAsPlayer, balance, PLAYER } from '../support/player.ts';
import { confirm, goOn, heading, placed, sheet } from './withdraw-page.ts';

function storedTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const found = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          found.onsuccess = resolve;
        });
        all.push(found.result);
      }
      database.close();
    }
    return JSON.stringify(all);
  });
}

async function openWithdraw(page: Page): Promise<void> {
  await arriveAsPlayer(page);
  await page.goto('/withdraw');
  await expect(page.getByTestId('withdrawable')).toHaveText(`${PLAYER.balance} CLP`);
}

test('WDR-03 a bank account needs all its fields, a lost cancellation is checked, and a paid account is chosen with one tap', {
  tag: '@flow',
}, async ({ page, world, problems }) => {
  problems.allow(/Failed to load resource/);
  await openWithdraw(page);
  await goOn(page).tap();
  for (const missing of ['Elige tu banco.', 'Elige una opción.', 'Escribe el RUT.'])
    await expect(page.getByText(missing)).toBeVisible();
  const fill = async () => {
    await page.getByLabel('Banco', { exact: true }).selectOption('012');
    await page.getByLabel('Tipo de cuenta').selectOption({ label: 'CuentaRUT' });
    await page.getByLabel('Número de cuenta').fill('00123456789');
    await page.getByLabel('RUT del titular').fill('123456785');
    await page.getByLabel('Nombre del titular').fill("Begoña O'Higgins-Pérez");
    await page.getByLabel('Cuánto quieres retirar').fill('10000');
    await goOn(page).tap();
  };
  await fill();
  await expect(page.getByLabel('RUT del titular')).toHaveValue('12.345.678-5');
  await confirm(page).tap();
  await world.fault('withdrawCreate', 'drop-after');
  await page.getByRole('button', { name: 'Cancelar este retiro' }).tap();
  await page.getByRole('button', { name: 'Sí, cancelar el retiro' }).tap();
  await expect(heading(page, 'Cancelaste este retiro')).toBeVisible();
  await expect(balance(page)).toHaveText(`${PLAYER.balance} CLP`);
  await expect(page.getByRole('main')).toContainText('Beg•••rez');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Hacer otro retiro' }).tap();
  await expect(page.getByLabel('Número de cuenta')).toHaveValue('');
  await fill();
  await confirm(page).tap();
  await expect(placed(page)).toBeVisible();
  await world.withdrawal((await world.withdrawals())[0]?.id ?? '', 'approve');
  await expect(heading(page, 'Retiro pagado')).toBeVisible();
  await page.getByRole('button', { name: 'Hacer otro retiro' }).tap();
  await page.getByText('BancoEstado · CuentaRUT').tap();
  await expect(page.getByLabel('Número de cuenta')).toHaveCount(0);
  await page.getByLabel('Cuánto quieres retirar').fill('5000');
  await goOn(page).tap();
  await expect(sheet(page)).toContainText('001•••789');
  await confirm(page).tap();
  await expect(balance(page)).toHaveText('10,000.00 CLP');
  expect(await world.withdrawals()).toHaveLength(3);
  expect(await storedTexts(page)).not.toContain('123456789');
});
