import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
  allOf?: Schema[];
  default?: unknown;
  enum?: unknown[];
}

interface Call {
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}

const contract: { paths: Record<string, { post: Call }>; components: { schemas: Record<string, Schema> } } =
  JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'));
/** The fields that point 7 of the specification names, each with its default or value. */
const CALLS: Readonly<Record<string, string>> = {
  '/game/categories': 'country',
  '/game/list': 'country, category, gameplayTag, pageNum default 1, pageSize default 20',
  '/game/url': 'gameId',
  '/game/collect': 'gameId, opt',
  '/wallet/records': 'isBonus, pageNum, pageSize default 999, startDate, endDate',
  '/lobby/batchBanners': 'country',
  '/lobby/promotionsBanners': 'country',
  '/lobby/popups': 'country, system, terminal h5',
  '/user/login': 'country, username, password',
  '/user/register': 'country, username, password, verificationCode, envelopeId, inviteUserId, cid, channel',
  '/captcha/sms': 'country, phoneNumber',
  '/captcha/usernameSms': 'country, username',
  '/user/bindPhone': 'username, verificationCode',
  '/user/resetPwd': 'country, password, username, verificationCode',
  '/user/checkBindViaUser': 'country, username',
  '/user/changePwd': 'oldPassword, password',
  '/wallet/activityRecords': 'pageNum, pageSize',
  '/recharge/prepay': 'account, bankCode, id, payChannel, otpCode, routing',
  '/recharge/queryPay': 'id',
  '/recharge/orders': 'pageNum, pageSize',
  '/notice/list': 'country',
  '/v1/pb/config': 'country',
};

/** The fields that point 3 names, by schema. */
const ENTITIES: Readonly<Record<string, string>> = {
  Banner: 'position, cover, cmd, cmdValue, path',
  Category: 'id, name, localName, isFunction, functionWeight, isRecommend, recommendWeight',
  GameEntry: 'url, isBonus',
  PbConfig: 'rewardRecharge, rewardTotal, rewardReg, rewardType, rewardTag, rewardAlready',
  RechargeOrder: 'id, fee, payChannel, routing, paymentMethod, status, reason',
};

const resolved = (schema: Schema): Schema =>
  schema.$ref ? resolved(contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

function fieldsOf(schema: Schema): Record<string, Schema> {
  const { properties = {}, oneOf = [], allOf = [] } = resolved(schema);
  return Object.assign({}, ...[...oneOf, ...allOf].map(fieldsOf), properties);
}

/** `pageSize default 999` or `terminal h5`: a field and its value. */
function isSaid(fields: Record<string, Schema>, said: string): boolean {
  const [name = '', word, value] = said.split(' ');
  const field = fields[name];
  if (!field) return false;
  const { default: usual, enum: values = [] } = { ...resolved(field), ...field };
  if (word === 'default') return String(usual) === value;
  return word === undefined || values.includes(word);
}

const fieldsOfCall = (path: string) =>
  fieldsOf(contract.paths[path]?.post.requestBody?.content['application/json'].schema ?? {});

test.each(Object.entries(CALLS))('CON-01 the call %s takes %s', (path, said) => {
  const fields = fieldsOfCall(path);
  expect(said.split(', ').filter((field) => !isSaid(fields, field))).toEqual([]);
});

test.each(Object.entries(ENTITIES))('CON-01 a %s has %s', (schema, said) => {
  const fields = fieldsOf(contract.components.schemas[schema] ?? {});
  expect(said.split(', ').filter((field) => !isSaid(fields, field))).toEqual([]);
});

test('CON-01 banners have the positions of point 3 and the commands of point 2', () => {
  const values = (name: string) => [...(contract.components.schemas[name]?.enum ?? [])].sort();
  // Promotions have their own call, with a position in the answer.
  const positions = 'home_top login menu_bar_bottom menu_bar_top promotion register sticky_banner';
  expect(values('BannerPosition')).toEqual(positions.split(' '));
  expect(values('BannerCommand')).toEqual(['active', 'deeplink', 'game', 'h5', 'luckywheel']);
});
