import type { FairRoundOnWire } from '../../wire/fair-wire.ts';
import type { LastRoundOnWire } from '../../wire/game-wire.ts';
import { fairText, openVerification, revealSeed, timeOf } from '../fair/fair.ts';
import { ask, Refused } from '../frame/calls.ts';
import { boot, button, el, money, words } from '../frame/dom.ts';
import { textsIn } from '../words/text-pairs.ts';
import { signed } from './signed.ts';
import { sessionTexts } from './words.ts';

const text = textsIn(sessionTexts, boot.lang);

/** A round in detail, with its verification or the step that makes it possible (GAM-10, GAM-15). */
export function openRound({ round, stake, payout }: LastRoundOnWire, came: string, isShared: boolean): void {
  const facts = el('dl');
  const status = el('p', { role: 'status' });
  const way = el('div');
  const dialog = el(
    'dialog',
    { class: 'fair', 'aria-labelledby': 'round-title', tabindex: '-1' },
    el('h2', { id: 'round-title' }, text.title),
    ...(came === '' ? [] : [el('p', {}, `${came}.`)]),
    facts,
    status,
    way,
    button(words.close, 'action', () => dialog.close()),
  );

  function tell(pairs: readonly (readonly [string, Node | string])[]): void {
    facts.append(...pairs.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]));
  }
  tell([
    [text.stake, stake === 0 ? text.free : money(stake)],
    [text.payout, money(payout)],
    [text.result, signed(payout - stake)],
  ]);

  const run = (does: () => Promise<void>): void => {
    status.textContent = '';
    does().catch((error: unknown) => {
      status.textContent = error instanceof Refused ? error.message : words.offline;
    });
  };

  async function load(): Promise<FairRoundOnWire> {
    const fair = await ask<FairRoundOnWire>('past-round', { round });
    const verify = button(fairText.verify, 'minor', () => openVerification(fair));
    const reveal = button(fairText.rotate, 'minor', () =>
      run(async () => {
        await revealSeed();
        await load();
        status.textContent = fairText.rotated;
      }),
    );
    if (fair.serverSeed !== null) way.replaceChildren(verify);
    else if (isShared) way.replaceChildren(text.wait);
    else way.replaceChildren(el('p', {}, fairText.hidden), reveal);
    return fair;
  }

  run(async () => {
    const fair = await load();
    tell([
      [text.at, timeOf(fair)],
      [text.number, String(fair.nonce)],
      [text.hash, el('code', {}, fair.hash)],
    ]);
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.focus();
}
