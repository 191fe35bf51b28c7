import { fieldOf, textOf } from '../../source/json-values.ts';
import type { Caller } from '../bench.ts';
import { codeFor } from './sms-code.ts';
import type { Stage, Walk } from './walk.ts';

/** Password the journey sets and takes back; announced when it could not be taken back. */
const TEMPORARY_PASSWORD = 'Contrato.2026';

async function register(walk: Walk): Promise<void> {
  const { options, guest, skip } = walk;
  const username = options.newUsername;
  if (username === undefined) {
    for (const name of ['captchaSms', 'userRegister'])
      skip(name, 'needs --new-username, a free number to register');
    return;
  }
  const { country } = options;
  const code = await codeFor(walk, 'captchaSms', guest, { country, phoneNumber: username }, username);
  if (code === undefined) return skip('userRegister', 'no SMS code: give --code, or answer the prompt');
  const { password } = options.player;
  const data = await walk.ask('userRegister', guest, { country, username, password, verificationCode: code });
  if (data === undefined) return;
  walk.companion = { name: 'newcomer', token: textOf(fieldOf(data, 'token')) };
  // A guest's answer that carries a token has made a session of the guest's own.
  guest.token = undefined;
  walk.companionName = username;
  walk.companionPassword = password;
  walk.isNewcomer = true;
}

async function bindPhone(walk: Walk): Promise<void> {
  const { options, player, skip } = walk;
  const owner: Caller = { name: 'second player' };
  const account = options.second;
  if (!account) {
    await walk.ask(
      'userBindPhone',
      player,
      { username: options.player.username, verificationCode: '000000' },
      'Bind a phone with a wrong code',
    );
    return;
  }
  await login(walk, owner, account.username, account.password);
  const info = await walk.ask('userGetUserInfo', owner, {});
  if (fieldOf(info, 'isPhoneBound') === true)
    return skip('userBindPhone', 'the second account has a phone already');
  const body = { country: options.country, phoneNumber: account.username };
  const code = await codeFor(walk, 'captchaSms', owner, body, account.username);
  if (code === undefined) return skip('userBindPhone', 'no SMS code: give --code, or answer the prompt');
  await walk.ask('userBindPhone', owner, { username: account.username, verificationCode: code });
  if (!walk.companion) {
    walk.companion = owner;
    walk.companionName = account.username;
    walk.companionPassword = account.password;
  }
}

async function login(walk: Walk, as: Caller, username: string, password: string): Promise<boolean> {
  const data = await walk.ask('userLogin', as, { country: walk.options.country, username, password });
  const token = textOf(fieldOf(data, 'token'));
  if (token) as.token = token;
  if (token && as === walk.player) walk.tellSocket?.(token);
  return token !== undefined && token !== '';
}

/** Sets another password by SMS, logs in with it, and changes it back. */
async function passwords(walk: Walk): Promise<void> {
  const { options, skip } = walk;
  const { country } = options;
  const as = walk.companion ?? walk.player;
  const username = walk.companionName ?? options.player.username;
  const password = walk.companionPassword ?? options.player.password;
  const account = { country, username };
  const code = await codeFor(walk, 'captchaUsernameSms', walk.guest, account, username);
  let current = password;
  if (code === undefined) skip('userResetPwd', 'no SMS code: give --code, or answer the prompt');
  else {
    const reset = await walk.ask('userResetPwd', walk.guest, {
      ...account,
      password: TEMPORARY_PASSWORD,
      verificationCode: code,
    });
    if (reset !== undefined) current = TEMPORARY_PASSWORD;
    await login(walk, as, username, current);
  }
  if (current === password) {
    const there = await walk.ask('userChangePwd', as, {
      oldPassword: password,
      password: TEMPORARY_PASSWORD,
    });
    if (there !== undefined) current = TEMPORARY_PASSWORD;
  }
  if (current === password) return;
  const back = await walk.ask(
    'userChangePwd',
    as,
    { oldPassword: current, password },
    'Change the password back',
  );
  if (back === undefined)
    walk.notes.push(
      `The password of one account was left as ${TEMPORARY_PASSWORD}: it could not be changed back.`,
    );
}

const WRITES = [
  'captchaSms',
  'userRegister',
  'userBindPhone',
  'captchaUsernameSms',
  'userResetPwd',
  'userChangePwd',
];

/** Who the player is, a new account, the bound phone, and the password there and back. */
export const accountStage: Stage = {
  name: 'account',
  calls: [
    'userGetUserInfo',
    'walletBalance',
    'rechargeUsc',
    'walletActivityRecords',
    'userCheckBindViaUser',
    ...WRITES,
  ],
  async run(walk) {
    const { ask, player, guest, options } = walk;
    await ask('userGetUserInfo', player, {});
    await ask('walletBalance', player, {});
    await ask('rechargeUsc', player, {});
    await ask('userCheckBindViaUser', guest, { country: options.country, username: options.player.username });
    if (options.writes) {
      await register(walk);
      await bindPhone(walk);
      await passwords(walk);
    } else for (const name of WRITES) await ask(name, guest, {});
    await ask('walletActivityRecords', player, { pageNum: 1, pageSize: 20 });
  },
};
