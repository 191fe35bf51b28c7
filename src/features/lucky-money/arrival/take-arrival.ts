// Apart from its user: the route is part of the first load, what an address brings to this page is not.
import { changeLanguage } from '../../../i18n/languages.ts';
import { type App, part } from '../../../lib/app.ts';
import { readDevice, writeDevice } from '../../../lib/device-storage.ts';
import { offerSession } from '../../../session/offered-session.ts';
import { readRedEnvelopeSearch } from '../../../session/red-envelope-search.ts';

const CHANNEL = 'web';
const KEPT = /^(\?(shared|view)=[^&]*(&(shared|view)=[^&]*)*)?$/;

/** What the last address brought, out of it by now and waiting to be taken. */
const arrival = part(() => ({ search: '' }));

/** Notes what an address brought. @returns whether all of it may stay there */
export function noteArrival(app: App, search: string): boolean {
  const arrived = arrival(app);
  const isKept = KEPT.test(search);
  if (isKept) arrived.search ||= search;
  else arrived.search = search;
  return isKept;
}

/**
 * Takes what an address brought to the red-envelope page, after it has left the address (RED-03): a packet and a channel
 * are kept for the registration (APP-08), a language is changed to, and a token is offered to the player, nothing more.
 */
export function takeArrival(app: App): void {
  const arrived = arrival(app);
  const query = new URLSearchParams(arrived.search);
  arrived.search = '';
  const { shared } = readRedEnvelopeSearch({ shared: query.get('shared') });
  if (shared && readDevice(app, 'token') === null) writeDevice(app, 'shared', shared);
  // A campaign that brought the player here first is not overwritten by a banner of ours.
  if (query.get('channel') === CHANNEL && readDevice(app, 'channel') === null)
    writeDevice(app, 'channel', CHANNEL);
  const token = query.get('token');
  if (token) offerSession(app, token);
  // On landing the language was taken before anything was shown (src/app/start/start-page.tsx): then nothing reloads.
  changeLanguage(app, query.get('lang') ?? query.get('language') ?? '');
}
