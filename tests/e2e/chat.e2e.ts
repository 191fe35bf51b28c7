import { expect, expectAccessible, test } from '../support/e2e.ts';

test('CHT-01 messages survive a dropped connection and a reload, in order and once; the badge shows new answers', {
  tag: '@flow',
}, async ({ page, world }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/chat-widget/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/tc');
  const opener = page.getByRole('button', { name: 'Chat de ayuda', exact: true });
  await expect(opener).toBeVisible();
  expect(scripts).toEqual([]);
  await opener.tap();
  const dialog = page.getByRole('dialog', { name: 'Ayuda Copihue' });
  await expect(dialog.getByText('soy Copi')).toBeVisible();
  await expectAccessible(page);

  const field = dialog.getByLabel('Escribe tu mensaje');
  const own = dialog.getByRole('article', { name: 'Tú' });
  const say = async (text: string) => {
    await field.fill(text);
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).tap();
  };
  await say('uno');
  await expect(own).toContainText(['uno']);
  await expect(own.getByText(/Enviado|Leído/)).toHaveCount(1);

  await page.context().setOffline(true);
  await world.dropSockets();
  await expect(dialog.getByText('Sin conexión. Lo que escribas se envía solo cuando vuelva.')).toBeVisible();
  await say('dos');
  await say('tres');
  await expect(own.getByText('Se enviará cuando haya conexión')).toHaveCount(2);
  await page.context().setOffline(false);
  await page.reload();
  await opener.tap();
  await expect(own).toContainText(['uno', 'dos', 'tres']);
  await expect(own.getByText(/Enviado|Leído/)).toHaveCount(3);
  await expect(own).toHaveCount(3);
  await world.advance(10_000);
  await expect(dialog.getByRole('article', { name: 'Soporte' })).toHaveCount(4);

  await say('Quiero ponerme un límite');
  await expect(own.getByText(/Enviado|Leído/)).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await world.advance(10_000);
  const unread = page.getByRole('button', { name: 'Chat de ayuda, 1 mensaje sin leer' });
  await expect(unread).toBeVisible();
  await page.reload();
  await unread.tap();
  await expect(dialog.getByText('un límite de depósito por día')).toBeVisible();
  await expect(own).toHaveCount(4);
  await expectAccessible(page);
});
