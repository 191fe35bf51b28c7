import { fieldOf, isObject, listOf } from '@copihue/contract/json-values';
import type { OptionalFeature } from '../../../../openapi/check/profile.ts';
import { setIn, spotsAt, valueIn } from '../places.ts';
import type { WireAnswer } from '../switch.ts';
import { stateless, type Variation } from './variation.ts';

/** Removes the fields of `x-optional` features. @param pathOf path of a call */
export function without(
  { name, fields, events }: OptionalFeature,
  pathOf: (operationId: string) => string | undefined,
): Variation {
  const byPath = new Map([...fields].map(([call, list]) => [pathOf(call), list]));
  return stateless(`without ${name}`, {
    after({ body }, { path }) {
      if (fieldOf(body, 'success') !== true) return;
      for (const field of byPath.get(path) ?? [])
        for (const spot of spotsAt(body, field.replace(/\[\]$/, '')))
          setIn(spot, field.endsWith('[]') && Array.isArray(valueIn(spot)) ? [] : undefined);
    },
    event: (event, args) => (events.includes(event) ? undefined : [event, ...args]),
  });
}

function mapTexts(value: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((row) => mapTexts(row, change, key));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change, name)]),
    );
  return typeof value === 'string' ? change(value, key) : value;
}

const PREFIX = 'zz-';
const NAMES = new Set(['paymentMethod', 'payChannel', 'routing']);
const METHOD_LISTS = /\/(recharge|withdraw)\/paymentMethods$|\/user\/getUserInfo$/;

export const otherNames: Variation = stateless('other names for methods, channels, routes and banks', {
  before(request) {
    const strip = (text: string, key: string) =>
      (NAMES.has(key) || ['bankCode', 'accountType'].includes(key)) && text.startsWith(PREFIX)
        ? text.slice(PREFIX.length)
        : text;
    request.body = mapTexts(request.body, strip);
  },
  after(answer, { path }) {
    if (fieldOf(answer.body, 'success') !== true || path.startsWith('/__mock')) return;
    const isList = METHOD_LISTS.test(path);
    answer.body = mapTexts(answer.body, (text, key) =>
      NAMES.has(key) || (isList && ['code', 'bankCodes'].includes(key)) ? `${PREFIX}${text}` : text,
    );
  },
});

const escaped = (text: string) =>
  text.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

/** Another order of fields, spaces, escaped letters, and a charset. */
export const otherWriter: Variation = stateless('another writer of JSON', {
  after(answer) {
    if (typeof answer.body === 'string') return;
    answer.headers['content-type'] = 'application/json; charset=UTF-8';
    answer.write = (body) => escaped(JSON.stringify(reversed(body), null, 1));
  },
});

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whole seconds, so that rows can have the same time. */
export const secondsAlone: Variation = stateless('times in whole seconds', {
  after(answer, { path }) {
    if (path.startsWith('/__mock')) return;
    answer.body = mapTexts(answer.body, (text) => (TIME.test(text) ? `${text.slice(0, 19)}Z` : text));
  },
});

const PENDING = 1;
const CREATED = 0;

export const neverPending: Variation = stateless('deposits that are never pending', {
  async instead({ path, body, headers }, send) {
    const wanted = fieldOf(body, 'status');
    if (path !== '/recharge/orders' || (wanted !== PENDING && wanted !== CREATED) || !isObject(body))
      return undefined;
    const { status: _status, pageNum = 1, pageSize = 20, ...rest } = body;
    const answer = await send(path, { ...rest, pageSize: 999 }, headers);
    const data = fieldOf(answer.body, 'data');
    if (!isObject(data) || !Array.isArray(data.list)) return send(path, body, headers);
    const rows = data.list.filter((row) => wanted === CREATED && Number(fieldOf(row, 'status')) <= PENDING);
    const from = (Number(pageNum) - 1) * Number(pageSize);
    const page = rows.slice(from, from + Number(pageSize));
    Object.assign(data, { list: page, total: rows.length, pageNum, pageSize });
    return answer;
  },
  after({ body }, { path }) {
    if (!/^\/recharge\/(queryPay|orders)$/.test(path)) return;
    const data = fieldOf(body, 'data');
    for (const row of [data, ...listOf(fieldOf(data, 'list'))])
      if (isObject(row) && row.status === PENDING) row.status = CREATED;
  },
});

export const ownOrigins: Variation = stateless('an origin by name', {
  after({ headers }, request) {
    if (headers['access-control-allow-origin'] !== '*' || request.headers.origin === undefined) return;
    headers['access-control-allow-origin'] = request.headers.origin;
    headers.vary = 'origin';
  },
});

export const otherWords: Variation = stateless('other words', {
  after({ body }) {
    if (isObject(body) && body.success === false) body.message = `${String(body.message)} [4711]`;
  },
});

const EMPTIED = [
  ['/game/sports', []],
  ['/notice/list', []],
  ['/lobby/popups', []],
  ['/lobby/promotionsBanners', []],
  ['/recharge/depositActivity', []],
  ['/v1/pig/marquee', []],
] as const;

export const nothingOn: Variation = stateless('lists that are empty', {
  after(answer, { path }) {
    const row = EMPTIED.find(([name]) => name === path);
    if (row && isObject(answer.body) && Array.isArray(answer.body.data)) answer.body.data = [...row[1]];
  },
});

export const noTiers: Variation = stateless('no tiers in the lists', {
  after({ body }, { path }) {
    const data = fieldOf(body, 'data');
    if (path === '/v1/pb/list' && Array.isArray(data)) data.length = 0;
    if (path === '/v1/pb/config' && isObject(data) && data.pbConfig !== undefined) data.pbConfig = [];
  },
});

export function oneMethod(list: 'recharge' | 'withdraw', index: number): Variation {
  return stateless(`method ${index + 1} of ${list} alone`, {
    after({ body }: WireAnswer, { path }) {
      if (path !== `/${list}/paymentMethods` || !isObject(body) || !Array.isArray(body.data)) return;
      body.data = body.data.slice(index % body.data.length).slice(0, 1);
    },
  });
}

export function controlOf(parts: readonly string[]): Variation {
  return stateless(parts.length === 0 ? 'no control' : `control of ${parts.join(', ')}`, {
    after(answer, { path }) {
      if (path === '/__mock/parts') answer.body = { protocol: 'copihue-control', version: '1.0.0', parts };
    },
  });
}
