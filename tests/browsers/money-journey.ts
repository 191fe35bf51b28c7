import type { MockWorld } from '../support/mock-world.ts';
import { PLAYER } from '../support/player.ts';
import type { Visit } from './visit.ts';

/** Text typed into the first box fills all six. */
export const CODE = 'Código de 6 dígitos';

export async function depositAndWithdraw(player: Visit, world: MockWorld): Promise<void> {
  await player.open('/');
  await player.tap('button', 'Ingresar');
  await player.fill('Celular', PLAYER.phone);
  await player.fill('Contraseña', PLAYER.password);
  await player.tap('button', 'Ingresar');
  await player.balance('25,000.00');

  await player.tap('link', 'Depositar');
  await player.tap('radio', /MACH/);
  await player.tap('button', /^20,000\.00/);
  await player.tap('button', 'Pagar');
  await player.see('heading', 'Escribe el código');
  await player.see('textbox', CODE);
  await player.driver.type(await world.code(PLAYER.phone));
  await player.see('heading', 'Depósito acreditado');
  await player.balance('47,500.00');

  await player.tap('link', /^(Volver al inicio|Inicio)$/);
  await player.tap('link', 'Retirar');
  await player.tap('radio', /CuentaRUT/);
  await player.fill('Tu RUT', '12.345.678-5');
  await player.fill('Cuánto quieres retirar', '10000');
  await player.tap('button', 'Continuar');
  await player.tap('button', 'Confirmar retiro');
  await player.see('heading', 'Recibimos tu retiro');
  await player.balance('37,500.00');
  const [order] = await world.withdrawals();
  await world.withdrawal(order?.id ?? '', 'approve');
  await player.see('heading', 'Retiro pagado');
}
