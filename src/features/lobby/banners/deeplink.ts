/** The screens a deeplink may name (spec point 2). */
const SCREENS: ReadonlySet<string> = new Set([
  '',
  'allgame',
  'balancetips',
  'bettinghistory',
  'bonus',
  'changepassword',
  'deposit',
  'firstRecharge',
  'me',
  'newUserCashback',
  'newUserDeposit',
  'notices',
  'promotion',
  'redenvelope',
  'rushdeposit',
  'searchgame',
  'tc',
  'transactions',
  'withdraw',
]);

/** The parameters a screen takes from a deeplink, each with the values it understands. All others are dropped. */
const PARAMETERS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  newUserDeposit: { multiple: /^[123]$/, isInGame: /^(?:true|false|0|1)$/ },
  allgame: { tag: /^[a-z0-9][a-z0-9-]{0,39}$/, only: /^(?:favourites|recent)$/ },
};

const CATEGORY = /^[\w-]{1,64}$/;

function queryOf(screen: string, text: string): string {
  const given = new URLSearchParams(text);
  const taken = new URLSearchParams();
  for (const [name, values] of Object.entries(PARAMETERS[screen] ?? {})) {
    const value = given.get(name);
    if (value !== null && values.test(value)) taken.set(name, value);
  }
  return taken.size === 0 ? '' : `?${taken}`;
}

/**
 * Address of the screen a deeplink's value names: `promotion`, `/promotion`, `/allgame/slots`,
 * `newUserDeposit?multiple=2`. Built anew from parts that are known, so nothing of the value gets through unread.
 * @returns undefined for a value that names no screen
 */
export function deeplinkAddress(value: string): string | undefined {
  const match = /^\/?([A-Za-z]*)(?:\/([^/?#]*))?(?:\?([^#]*))?$/.exec(value);
  if (!match || value === '') return undefined;
  const [, screen = '', category, query = ''] = match;
  if (!SCREENS.has(screen)) return undefined;
  if (category === undefined || (category === '' && screen !== ''))
    return `/${screen}${queryOf(screen, query)}`;
  return screen === 'allgame' && CATEGORY.test(category)
    ? `/allgame/${category}${queryOf(screen, query)}`
    : undefined;
}
