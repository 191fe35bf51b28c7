// Apart from its user: the route is part of the first load, what an address brings to this page is not.
import { changeLanguage } from '../../../i18n/languages.ts';
import { readDevice, writeDevice } from '../../../lib/device-storage.ts';
import { offerSession } from '../../../session/offered-session.ts';
import { readRedEnvelopeSearch } from '../../../session/red-envelope-search.ts';

const CHANNEL = 'web';

/**
 * Takes what an address brought to the red-envelope page, after it has left the address (RED-03): a packet and a channel
 * are kept for the registration (APP-08), a language is changed to, and a token is offered to the player, nothing more.
 */
export function takeArrival(search: string): void {
  const query = new URLSearchParams(search);
  const { shared } = readRedEnvelopeSearch({ shared: query.get('shared') });
  if (shared && readDevice('token') === null) writeDevice('shared', shared);
  // A campaign that brought the player here first is not overwritten by a banner of ours.
  if (query.get('channel') === CHANNEL && readDevice('channel') === null) writeDevice('channel', CHANNEL);
  const token = query.get('token');
  if (token) offerSession(token);
  // On landing the language was taken before anything was shown (src/app/start/start-page.tsx): then nothing reloads.
  changeLanguage(query.get('lang') ?? query.get('language') ?? '');
}
