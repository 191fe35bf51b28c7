// Apart from its user, because the route is part of the first load and this code is not.
import { changeLanguage } from '../../../i18n/languages.ts';
import { type App, appState } from '../../../lib/app.ts';
import { readDevice, writeDevice } from '../../../lib/device-storage.ts';
import { landing } from '../../../session/arrival.ts';
import { offerSession } from '../../../session/offered-session.ts';
import { type RedEnvelopeSearch, readRedEnvelopeSearch } from '../../../session/red-envelope-search.ts';

const CHANNEL = 'web';
const KEPT = /^(\?(shared|view)=[^&]*(&(shared|view)=[^&]*)*)?$/;

const arrival = appState(() => ({ search: '' }));

/** @returns what may stay in the address; undefined when all of it may */
export function noteArrival(app: App, address: string): RedEnvelopeSearch | undefined {
  const { search = address } = landing(app);
  landing(app).search = undefined;
  const arrived = arrival(app);
  const isKept = KEPT.test(search);
  if (isKept) arrived.search ||= search;
  else arrived.search = search;
  return isKept ? undefined : readRedEnvelopeSearch(Object.fromEntries(new URLSearchParams(search)));
}

/** Takes the query that left the address (RED-03, APP-08); a token is only offered to the player. */
export function takeArrival(app: App): void {
  const arrived = arrival(app);
  const query = new URLSearchParams(arrived.search);
  arrived.search = '';
  const { shared } = readRedEnvelopeSearch({ shared: query.get('shared') });
  if (shared && readDevice(app, 'token') === null) writeDevice(app, 'shared', shared);
  // Our own banner must not replace the campaign that first brought the player.
  if (query.get('channel') === CHANNEL && readDevice(app, 'channel') === null)
    writeDevice(app, 'channel', CHANNEL);
  const token = query.get('token');
  if (token) offerSession(app, token);
  // On landing the language was already set before the first paint (src/app/start/start-page.tsx), and nothing reloads
  // here.
  changeLanguage(app, query.get('lang') ?? query.get('language') ?? '');
}
