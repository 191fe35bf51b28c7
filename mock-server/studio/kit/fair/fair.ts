import type { FairOnWire, FairRoundOnWire } from '../../wire/fair-wire.ts';
import { askFair, Refused } from '../frame/calls.ts';
import { boot, button, el, fill, money, words } from '../frame/dom.ts';
import { addStyle } from '../frame/late-style.ts';
import { textsIn } from '../words/text-pairs.ts';
import { chooseSeed } from './choose-seed.ts';
import style from './fair.css?inline';
import { noteHash, wasSeen } from './seen-hashes.ts';
import { fairTexts } from './words.ts';

export const fairText = textsIn(fairTexts, boot.lang);
const text = fairText;

/** Only one try: a second call would reveal the next seed as well. */
export async function revealSeed(): Promise<FairOnWire> {
  const revealed = await askFair('rotate-seeds', {}, 1);
  return chooseSeed().catch(() => revealed);
}

addStyle(style);

/** The round stands after the `#`, which no server receives. */
export function openVerification(round: FairRoundOnWire): void {
  // The server does not say this: the device does.
  const isSeen = wasSeen(round.hash, round.nonce);
  const address = `${boot.verify}?lang=${boot.lang}#${encodeURIComponent(JSON.stringify({ ...round, isSeen }))}`;
  const dialog = el(
    'dialog',
    { class: 'verify', 'aria-label': text.verify },
    el('iframe', { src: address, title: text.verify }),
    button(text.close, 'action', () => dialog.close()),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

export const timeOf = ({ at }: FairRoundOnWire): string =>
  new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: 'short', timeStyle: 'short' });

function roundItem(round: FairRoundOnWire): HTMLElement {
  const { game, nonce, bet, stakes, payout, serverSeed } = round;
  const stake = stakes.reduce((sum, own) => sum + own.stake, 0);
  const amounts = { stake: money(stake), payout: money(payout) };
  const label = fill(text.verifyRound, { nonce, game: game.name });
  const verify = button(text.verify, 'minor', () => openVerification(round));
  verify.setAttribute('aria-label', label);
  return el(
    'li',
    {},
    el(
      'div',
      {},
      el('b', {}, `${game.name} · ${nonce}`),
      el('small', {}, `${timeOf(round)} · ${fill(bet === '' ? text.free : text.staked, amounts)}`),
    ),
    serverSeed === null ? el('small', {}, text.hidden) : verify,
  );
}

function buildSheet(): { dialog: HTMLDialogElement; load(): Promise<void> } {
  const [hash, nextHash, nonce] = [el('code'), el('code'), el('code')];
  const input = el('input', {
    id: 'client-seed',
    maxlength: 64,
    pattern: '[A-Za-z0-9_\\-]+',
    required: true,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-hint',
  });
  const status = el('p', { role: 'status' });
  const rounds = el('ul');
  let older = 0;

  function show(fair: FairOnWire, isMore = false): void {
    noteHash(fair.hash, fair.nonce);
    noteHash(fair.nextHash, 0);
    hash.textContent = fair.hash;
    nextHash.textContent = fair.nextHash;
    nonce.textContent = String(fair.nonce);
    if (!isMore) {
      input.value = fair.clientSeed;
      rounds.replaceChildren();
    }
    rounds.append(...fair.rounds.map(roundItem));
    if (rounds.childElementCount === 0) rounds.append(el('li', {}, text.noRounds));
    older = fair.older;
    more.hidden = older === 0;
  }

  async function run(ask: () => Promise<FairOnWire>, done: string, isMore = false): Promise<void> {
    try {
      show(await ask(), isMore);
      status.textContent = done;
    } catch (error) {
      status.textContent = error instanceof Refused ? error.message : words.offline;
    }
  }

  const more = button(
    text.older,
    'minor',
    () => void run(() => askFair('fair', { before: older }), '', true),
  );
  const form = el(
    'form',
    {},
    el('label', { for: 'client-seed' }, text.clientSeed),
    el('div', {}, input, el('button', { class: 'minor' }, text.save)),
    el('small', { id: 'client-seed-hint' }, text.clientSeedHint),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run(() => askFair('client-seed', { clientSeed: input.value.trim() }), text.saved);
  });
  const dialog = el(
    'dialog',
    { class: 'fair', 'aria-labelledby': 'fair-title', tabindex: '-1' },
    el('h2', { id: 'fair-title' }, text.title),
    el('p', {}, text.intro),
    el(
      'dl',
      {},
      ...[
        [text.hash, hash] as const,
        [text.nextHash, nextHash] as const,
        [text.nonce, nonce] as const,
      ].flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
    ),
    form,
    button(text.rotate, 'minor', () => void run(revealSeed, text.rotated)),
    status,
    el('h3', {}, text.rounds),
    rounds,
    more,
    button(text.close, 'action', () => dialog.close()),
  );
  document.body.append(dialog);
  return { dialog, load: () => run(() => askFair('fair', {}), '') };
}

let sheet: ReturnType<typeof buildSheet> | undefined;

export function openFair(): void {
  sheet ??= buildSheet();
  void sheet.load();
  sheet.dialog.showModal();
  // The browser would focus the field, and a phone would show its keyboard.
  sheet.dialog.focus();
  sheet.dialog.scrollTo(0, 0);
}
