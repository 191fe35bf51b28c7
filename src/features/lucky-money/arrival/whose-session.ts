import { dataOf } from '../../../api/envelope.ts';
import { transport } from '../../../api/transport.ts';
import { REQUEST_TIMEOUT_MS } from '../../../config/constants.ts';

const PATH = '/user/getUserInfo';

export interface OfferedAccount {
  username: string;
  /** The token to go on with: the server may have replaced the one that was asked with (NET-09). */
  token: string;
}

/**
 * Whose session a token from an address is. Fetched without the transport, which has one session only: until the
 * player has accepted it, this one is not it.
 * @throws CallError when the token is no good, or there is no answer
 */
export async function whoseSession(token: string): Promise<OfferedAccount> {
  const { hosts, lang } = transport();
  const response = await fetch(hosts.main + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', lang: lang(), token },
    body: '{}',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const player = dataOf(PATH, response.status, await response.text());
  const username = typeof player === 'object' && player !== null && Reflect.get(player, 'username');
  if (typeof username !== 'string') throw new Error('The answer names no player.');
  return { username, token: response.headers.get('token') ?? token };
}
