import { io, WebSocket } from 'socket.io-client';

const origin = 'http://backend.example';

async function call(path: string, body: object, token?: string) {
  const headers: Record<string, string> = { 'content-type': 'application/json', ...(token && { token }) };
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()).data;
}

/** A deposit at a bank's page, from the order to its event on the socket. */
export async function deposit(transport: 'polling' | 'websocket', wanted: number) {
  const { token } = await call('/user/login', {
    country: 'CL',
    username: '912345678',
    password: 'Copihue2026',
  });
  const socket = io(origin, {
    query: { token },
    forceNew: true,
    // In Node the name `websocket` stands for the package `ws`, which MSW cannot answer.
    transports: transport === 'polling' ? ['polling'] : [WebSocket],
  });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const event = new Promise<string>((resolve) => socket.once('recharge', resolve));
  const channel = { payChannel: 'transbank', paymentMethod: 'webpay' };
  const { id } = await call('/recharge/createRechargeOrder', { amount: wanted, ...channel }, token);
  const pay = { id, payChannel: 'transbank', routing: 'webpay-plus', account: '12345678-5' };
  const { redirectUrl } = await call('/recharge/prepay', pay, token);
  await fetch(redirectUrl, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  });
  const { orderId, amount } = JSON.parse(await event);
  socket.close();
  const { status } = await call('/recharge/queryPay', { id }, token);
  const orders = JSON.stringify(await (await fetch(`${origin}/__mock/orders`)).json());
  return { isKnown: orderId === id && orders.includes(id), amount, status };
}
