import { expect, test } from '../support/e2e.ts';
import { loginParts, openLogin, sendLogin } from '../support/login.ts';
import { balance, PLAYER } from '../support/player.ts';

test.describe('the token of a session', () => {
  test('NET-09 an accepted login without any token says so, and the form can be sent again', async ({
    page,
  }) => {
    // The mock always sends a session, so no fault of the mock can leave it out.
    await page.route('**/user/login', (route) =>
      route.fulfill({ json: { success: true, message: '', data: { status: 1 } } }),
    );
    await page.goto('/');
    const { dialog } = await openLogin(page);
    await sendLogin(page);
    await expect(dialog.getByRole('alert').filter({ hasText: 'no abrió tu sesión' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.unroute('**/user/login');
    await loginParts(page).submit.click();
    await expect(balance(page)).toContainText(PLAYER.balance);
  });

  test('RT-01 every handshake after login and after logout carries the token of its moment', async ({
    page,
    world,
  }) => {
    const handshakes: (string | null)[] = [];
    page.on('websocket', (socket) => handshakes.push(new URL(socket.url()).searchParams.get('token')));
    await page.goto('/');
    await expect.poll(() => handshakes).toEqual(['']);
    await openLogin(page);
    await sendLogin(page);
    await expect(balance(page)).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await world.dropSockets();
    await expect.poll(() => handshakes).toEqual(['', token]);
  });
});
