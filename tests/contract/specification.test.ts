import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { BannerCommand, BannerPosition } from '../../src/api/generated/contract.schemas.ts';
import * as constants from '../../src/config/constants.ts';
import { DEFAULT_TIERS } from '../../src/features/promotions/offer/new-user-offer.ts';
import { projectFiles } from './project-files.ts';
import { rowTitlesIn } from './test-titles.ts';

interface Clause {
  clause: string;
  places: string[];
  decision: string;
  tests: string[];
}

function clausesIn(text: string): Clause[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| clause |'))
    .map((line) => {
      const [clause = '', places = '', decision = '', tests = '', ...more] = line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim());
      if (more.length > 0 || tests === '') throw new Error(`Not four cells: ${line}`);
      return {
        clause,
        places: places.split(', '),
        decision,
        tests: tests.split(/(?<="), (?=")/),
      };
    });
}

const page = readFileSync('docs/specification.md', 'utf8');
const clauses = clausesIn(page);
const titles = projectFiles()
  .filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
  .flatMap((file) => rowTitlesIn(readFileSync(file, 'utf8')));
/** Exactly one named test must prove a clause; another test with the row's id is not enough. */
const isProven = (name: string) =>
  /^".+"$/.test(name) && titles.filter((title) => title === name.slice(1, -1)).length === 1;

describe('the specification, clause by clause', () => {
  test('the table has a row for each clause of the nine points, and says none of them twice', () => {
    expect(clauses.length).toBeGreaterThan(400);
    expect(page.match(/^## \d/gm)).toHaveLength(10);
    const named = clauses.map(({ clause }) => clause);
    expect(named.filter((clause, place) => named.indexOf(clause) !== place)).toEqual([]);
  });

  test('every clause is true somewhere', () => {
    const isThere = (place: string) => existsSync(`src/${place}`) || existsSync(place);
    expect(clauses.filter(({ places }) => !places.every(isThere)).map(({ places }) => places)).toEqual([]);
  });

  test('every clause names tests by their titles, each the title of one test', () => {
    const missing = clauses.map(({ clause, tests }) => [clause, tests.filter((name) => !isProven(name))]);
    expect(missing.filter(([, names]) => names?.length !== 0)).toEqual([]);
  });

  test('a clause that is read another way names the record of that decision', () => {
    const records = readdirSync('docs/decisions').flatMap((file) => /^(\d{4})-/.exec(file)?.[1] ?? []);
    const unknown = clauses.filter(
      ({ decision }) => !['-', 'open'].includes(decision) && !records.includes(decision.padStart(4, '0')),
    );
    expect(unknown.map(({ clause, decision }) => `${clause}: ${decision}`)).toEqual([]);
  });

  test('a row without its cells, and a test that does not exist, are found', () => {
    expect(() => clausesIn('| a clause | config | - |')).toThrow('Not four cells');
    expect(isProven('LOB-08')).toBe(false);
    expect(isProven('"no test has this title"')).toBe(false);
    const twice = titles.find((title, place) => titles.indexOf(title) !== place);
    expect(isProven(`"${twice}"`)).toBe(false);
    const table =
      "test.each([['a row', 1], ['another', 2]])('APP-01 of %s', run); test('APP-02 alone %s', run);";
    expect(rowTitlesIn(table)).toEqual([
      'APP-01 of %s',
      'APP-01 of a row',
      'APP-01 of another',
      'APP-02 alone %s',
    ]);
  });
});

describe('the names of the specification', () => {
  test('every route of point 2, and no other but those of a decision', () => {
    const named = ['/', '/deposit', '/withdraw', '/allgame/{-$categorie}', '/promotion', '/firstRecharge'];
    const more = ['/newUserDeposit', '/newUserCashback', '/me', '/transactions', '/bettinghistory'];
    const referenced = ['/bonus', '/rushdeposit', '/tc', '/changepassword', '/searchgame', '/balancetips'];
    const own = ['/notices/', '/notices/$noticeId', '/playsafely', '/redenvelope'];
    const tree = readFileSync('src/route-tree.gen.ts', 'utf8');
    const routes =
      /export interface FileRoutesByFullPath \{([^}]*(?:\{-\$categorie\}[^}]*)*)\n\}/.exec(tree)?.[1] ?? '';
    expect([...routes.matchAll(/^ {2}'([^']+)':/gm)].map(([, path]) => path).sort()).toEqual(
      [...named, ...more, ...referenced, ...own, '/gameView/$currentGameUrl'].sort(),
    );
  });

  test('the 17 stored keys of point 3', () => {
    const first = ['locale', 'token', 'country', 'isBonus', 'StickyBanner', 'cid', 'channel', 'shared'];
    const rewards = ['currentReward', 'clickShareIcon', 'clickInviteBtn', 'todayShowed', 'BonusGamesID'];
    const last = ['localFrom', 'agentcode', 'showPb', 'showPb2'];
    const list =
      /const KEYS = \[([^\]]*)\]/.exec(readFileSync('src/lib/device-storage.ts', 'utf8'))?.[1] ?? '';
    expect([...list.matchAll(/'([^']+)'/g)].map(([, key]) => key)).toEqual([...first, ...rewards, ...last]);
  });

  test('the banner positions of point 3 and the commands of point 2', () => {
    expect(Object.values(BannerPosition).sort()).toEqual(
      // Promotions have their own call, with a position in the answer.
      [
        'home_top',
        'login',
        'register',
        'sticky_banner',
        'menu_bar_top',
        'menu_bar_bottom',
        'promotion',
      ].sort(),
    );
    expect(Object.values(BannerCommand).sort()).toEqual(['active', 'deeplink', 'game', 'h5', 'luckywheel']);
  });

  test('the dialog kinds of point 2', () => {
    const union = (file: string, name: string) =>
      [
        ...(new RegExp(`export type ${name} =([^;]*);`).exec(readFileSync(file, 'utf8'))?.[1] ?? '').matchAll(
          /'([^']+)'/g,
        ),
      ].map(([, member]) => member);
    expect(union('src/lib/ui-events.ts', 'PopupKind')).toEqual([
      'LOGIN',
      'REGISTER',
      'BINDING_PHONE',
      'RESET_PASSWORD',
      'CHANGE_PASSWORD',
      'DEPOSIT_ACTIVE_POPUP',
    ]);
  });

  test('every constant of point 9 has its value in the code', () => {
    expect(constants).toMatchObject({
      REQUEST_TIMEOUT_MS: 60_000,
      TOAST_SUCCESS_MS: 3_000,
      TOAST_HTTP_ERROR_MS: 3_000,
      TOAST_DEFAULT_MS: 2_000,
      TOAST_FAILURE_MS: 5_000,
      DEPOSIT_NOTICE_MS: 2_000,
      SOCKET_START_DELAY_MS: 3_000,
      SOCKET_RECONNECT_DELAY_MS: 1_000,
      SOCKET_RECONNECT_MAX_MS: 5_000,
      SOCKET_RECONNECT_RANDOMISATION: 0.5,
      SOCKET_CONNECT_TIMEOUT_MS: 20_000,
      NEW_USER_GET_NOW_MS: 800,
      NAV_THROTTLE_MS: 1_000,
      BANNER_RACE_MS: 3_000,
      GAME_PAGE_SIZE: 20,
      LIST_LOAD_MORE_PX: 300,
      IMAGE_PRELOAD_SCREENS: 1.3,
      POPUP_LAYER_START: 2_000,
      DEFAULT_COUNTRY: 'CL',
      INITIAL_PHONE_CODE: '55',
    });
    expect(DEFAULT_TIERS).toMatchObject([
      { percent: 50, most: 500_000n, registration: 10_000n },
      { percent: 20, most: 400_000n },
    ]);
  });
});
