import { expect, expectAccessible, test } from '../support/e2e.ts';

const text = (words: string) => ({ en: words, ks: words });

test.describe('popups of the lobby', () => {
  test.use({ hasLobbyPopups: true });

  test('NTF-01 LOB-16 one popup comes up in a visit, back closes it, and the other waits in the notices', {
    tag: '@flow',
  }, async ({ page, world }) => {
    await world.lobby({
      popups: [
        {
          id: 'e-once',
          kind: 'announcement',
          title: text('Solo una vez'),
          body: text('Hoy.\nY nunca más.'),
          art: 'safety',
          cmd: 'deeplink',
          cmdValue: '',
          frequency: 'once',
          weight: 90,
        },
        {
          id: 'e-always',
          kind: 'promotion',
          title: text('Siempre'),
          body: text(''),
          art: 'wheel',
          cmd: 'deeplink',
          cmdValue: '/promotion',
          frequency: 'always',
          weight: 10,
        },
      ],
    });
    await page.goto('/');
    const once = page.getByRole('dialog', { name: 'Solo una vez' });
    await expect(once.getByRole('button', { name: 'Entendido' })).toBeInViewport();
    await expect(once.locator('img')).toHaveJSProperty('naturalWidth', 640);
    await once.getByRole('button', { name: 'Entendido' }).click({ trial: true });
    await expectAccessible(page);
    await page.evaluate(() => history.back());
    await expect(once).toBeHidden();
    await expect(page).toHaveURL('/');

    await page.reload();
    const menu = page.getByRole('button', { name: 'Abrir el menú' });
    await expect(page.getByRole('banner').locator('[aria-hidden]', { hasText: /^6$/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await menu.tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Avisos/ })
      .tap();
    await expect(page).toHaveURL('/notices');
    await expect(page.getByRole('heading', { name: 'Siempre' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ver más' }).tap();
    await expect(page).toHaveURL('/promotion');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/notices');
    await expect(page.getByRole('heading', { name: 'Siempre' })).toHaveCount(0);
  });
});
