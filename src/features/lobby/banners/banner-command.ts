import type { Banner } from '../../../api/generated/contract.schemas.ts';

const ID = /^[\w-]{1,64}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const PERIOD = { period: /^(?:all|today|week|month|own)$/, from: DAY, to: DAY };
const TEXT = /^[\s\S]{1,80}$/;

type Parameters = Readonly<Record<string, RegExp>>;

/** Screens that a deep link may name (spec point 2), with the search parameters that they read. */
const SCREENS: Readonly<Record<string, Parameters>> = {
  '': {},
  allgame: { tag: /^[a-z0-9][a-z0-9-]{0,39}$/, provider: /^[\s\S]{1,60}$/, only: /^(?:favourites|recent)$/ },
  balancetips: {},
  bettinghistory: { wallet: /^bonus$/, ...PERIOD },
  bonus: {},
  changepassword: {},
  deposit: { order: ID, amount: /^\d{1,10}(?:\.\d{1,2})?$/, offer: ID },
  firstRecharge: {},
  gameView: {},
  me: {},
  newUserCashback: {},
  newUserDeposit: { multiple: /^[123]$/, isInGame: /^(?:true|false|0|1)$/ },
  notices: {},
  playsafely: {},
  promotion: {},
  redenvelope: { shared: ID, view: /^(?:new|claimed)$/ },
  rushdeposit: { order: ID },
  searchgame: { q: TEXT },
  tc: {},
  transactions: { tab: /^(?:deposits|withdrawals|activity)$/, status: /^[0-3]$/, ...PERIOD },
  withdraw: { order: ID },
};

function queryOf(parameters: Parameters, text: string): string {
  const given = new URLSearchParams(text);
  const known = new URLSearchParams();
  for (const [name, values] of Object.entries(parameters)) {
    const value = given.get(name);
    if (value !== null && values.test(value)) known.set(name, value);
  }
  return known.size === 0 ? '' : `?${known}`;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The address of a deep link's screen, such as `/allgame/slots` or `deposit?amount=5000`, from known parts only.
 * @param gameAddress returns an address on the configured game host
 * @returns undefined for a value that names no screen
 */
function deeplinkAddress(
  value: string,
  gameAddress: (address: string) => string | undefined,
): string | undefined {
  const game = /^\/?gameView\/(.+)$/.exec(value)?.[1];
  if (game !== undefined) {
    const address = gameAddress(decoded(game) ?? '');
    return address && `/gameView/${encodeURIComponent(address)}`;
  }
  const match = /^\/?([A-Za-z]*)(?:\/([^/?#]*))?(?:\?([^#]*))?$/.exec(value);
  if (!match || value === '') return undefined;
  const [, screen = '', part = '', query = ''] = match;
  const parameters = Object.hasOwn(SCREENS, screen) ? SCREENS[screen] : undefined;
  if (!parameters || screen === 'gameView') return undefined;
  if (part === '')
    return screen === '' && value.startsWith('//') ? undefined : `/${screen}${queryOf(parameters, query)}`;
  if (!ID.test(part) || (screen !== 'allgame' && screen !== 'notices')) return undefined;
  return `/${screen}/${part}${queryOf(parameters, query)}`;
}

export type BannerMeaning =
  /** `shown`: the address bar shows this one instead. */
  | { do: 'navigate'; to: string; shown?: '/redenvelope' }
  | { do: 'enter-game'; gameId: string }
  | { do: 'open-outside'; url: string }
  /** The game view gives the token to the frame; our own addresses never contain it. */
  | { do: 'open-wheel'; url: string }
  | { do: 'log-in' }
  | { do: 'nothing' };

export interface BannerContext {
  token: string | null;
  language: string;
  pageOrigin: string;
  gameHost: string;
}

const NOTHING: BannerMeaning = { do: 'nothing' };
const MAX_ID_LENGTH = 64;

function addressOf(value: string, base?: string): URL | undefined {
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  return url.username || url.password ? undefined : url;
}

/** Only https is allowed, for any content of the address. */
function outside(value: string): BannerMeaning {
  const url = addressOf(value);
  return url?.protocol === 'https:' ? { do: 'open-outside', url: url.href } : NOTHING;
}

function gameAddress(path: string, { pageOrigin, gameHost }: BannerContext): string | undefined {
  const host = new URL(gameHost || pageOrigin);
  const url = path === '' ? undefined : addressOf(path, host.origin);
  if (!url || url.origin !== host.origin) return undefined;
  if (url.protocol !== 'https:' && !pageOrigin.startsWith('http:')) return undefined;
  url.hash = '';
  return url.href;
}

function wheel(path: string, context: BannerContext): BannerMeaning {
  const url = gameAddress(path, context);
  if (!url) return NOTHING;
  return context.token ? { do: 'open-wheel', url } : { do: 'log-in' };
}

/** The token reaches our own red-envelope page, but no address (RED-03). */
function redEnvelope({ token, language }: BannerContext): BannerMeaning {
  const query = new URLSearchParams({ ...(token && { token }), lang: language, channel: 'web' });
  return { do: 'navigate', to: `/redenvelope?${query}`, shown: '/redenvelope' };
}

/** An unknown value does nothing, so a banner cannot lead to unexpected places (spec point 2, LOB-11). */
export function meaningOf(
  { cmd, cmdValue, path }: Pick<Banner, 'cmd' | 'cmdValue' | 'path'>,
  context: BannerContext,
): BannerMeaning {
  switch (cmd) {
    case 'game': {
      if (cmdValue === '' || cmdValue.length > MAX_ID_LENGTH) return NOTHING;
      return context.token ? { do: 'enter-game', gameId: cmdValue } : { do: 'log-in' };
    }
    case 'h5':
      return outside(cmdValue);
    case 'deeplink': {
      // A path without a host would be ambiguous.
      const gameOf = (address: string) =>
        /^https?:\/\//.test(address) ? gameAddress(address, context) : undefined;
      const to = deeplinkAddress(cmdValue, gameOf);
      return to === undefined ? NOTHING : { do: 'navigate', to };
    }
    case 'luckywheel':
      return wheel(path, context);
    case 'active':
      return cmdValue === 'redenvelope' ? redEnvelope(context) : NOTHING;
    default:
      return NOTHING;
  }
}
