import { PLAYER, tokenOf } from '../../support/player.ts';
import { type Place, UNBOUND } from '../visit.ts';

async function post<Data>(
  { page, world }: Place,
  path: string,
  body: object,
  username?: string,
): Promise<Data> {
  const headers = { token: await tokenOf(page, username), 'x-mock-world': world.id };
  const response = await page.request.post(path, { headers, data: body });
  // The mock's own tests guarantee the shape.
  return ((await response.json()) as { data: Data }).data;
}

export async function loseBets({ world }: Place, stake = 1_000): Promise<void> {
  await world.bets(PLAYER.phone, 3, false, { stake, outcome: 'lost' });
}

/** 20,000, approved by the bank. */
export async function deposit(place: Place): Promise<void> {
  const body = { amount: 20_000, payChannel: 'transbank', paymentMethod: 'webpay' };
  const { id } = await post<{ id: string }>(place, '/recharge/createRechargeOrder', body);
  await place.world.order(id, 'approve');
}

export async function packetAddress(place: Place): Promise<string> {
  return `/redenvelope?shared=${await sendPacket(place)}`;
}

async function sendPacket(place: Place): Promise<string> {
  const body = { amount: 1_000, shares: 4, kind: 'equal', intentId: crypto.randomUUID() };
  return (await post<{ id: string }>(place, '/lucky/money/create', body)).id;
}

export async function openPacket(place: Place): Promise<void> {
  await post(place, '/lucky/money/claim', { envelopeId: await sendPacket(place) }, UNBOUND);
}
