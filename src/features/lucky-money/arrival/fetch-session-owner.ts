import { dataOf } from '../../../api/envelope.ts';
import { transport } from '../../../api/transport.ts';
import { REQUEST_TIMEOUT_MS } from '../../../config/constants.ts';

const PATH = '/user/getUserInfo';

export interface OfferedAccount {
  username: string;
  /** The token to continue with: the server may have replaced the one of the request (NET-09). */
  token: string;
}

/**
 * Finds the owner of a token from an address. It does not use the transport, whose session must not change until the
 * player accepts this one.
 * @throws CallError when the token is invalid, or there is no answer
 */
export async function fetchSessionOwner(token: string): Promise<OfferedAccount> {
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
