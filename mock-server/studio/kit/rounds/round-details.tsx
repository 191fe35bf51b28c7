/** @jsxImportSource preact */
import type { FairRoundOnWire } from '../../wire/fair-wire.ts';
import type { LastRoundOnWire } from '../../wire/game-wire.ts';
import { fairText, openVerification, revealSeed, timeOf } from '../fair/fair.tsx';
import { ask, Refused } from '../frame/calls.ts';
import { boot, money, words } from '../frame/dom.ts';
import { closeSheet, draw, openSheet } from '../frame/frame.tsx';
import { Button } from '../frame/parts.tsx';
import { textsIn } from '../words/text-pairs.ts';
import { signed } from './signed.ts';
import { sessionTexts } from './words.ts';

const text = textsIn(sessionTexts, boot.lang);

/** A round in detail, with its verification or the step that makes it possible (GAM-10, GAM-15). */
export function openRound({ round, stake, payout }: LastRoundOnWire, came: string, isShared: boolean): void {
  let fair: FairRoundOnWire | undefined;
  let status = '';

  function run(does: () => Promise<void>, done = ''): void {
    status = '';
    draw();
    does()
      .then(
        () => done,
        (error: unknown) => (error instanceof Refused ? error.message : words.offline),
      )
      .then((said) => {
        status = said;
        draw();
      });
  }
  async function load(): Promise<void> {
    fair = await ask<FairRoundOnWire>('past-round', { round });
  }
  async function reveal(): Promise<void> {
    await revealSeed();
    await load();
  }

  function Way({ fair }: { fair: FairRoundOnWire }) {
    if (fair.serverSeed !== null)
      return (
        <Button class="minor" onClick={() => openVerification(fair)}>
          {fairText.verify}
        </Button>
      );
    if (isShared) return text.wait;
    return (
      <>
        <p>{fairText.hidden}</p>
        <Button class="minor" onClick={() => run(reveal, fairText.rotated)}>
          {fairText.rotate}
        </Button>
      </>
    );
  }

  openSheet({ class: 'fair', 'aria-labelledby': 'round-title' }, () => (
    <>
      <h2 id="round-title">{text.title}</h2>
      {came !== '' && <p>{came}.</p>}
      <dl>
        <dt>{text.stake}</dt>
        <dd>{stake === 0 ? text.free : money(stake)}</dd>
        <dt>{text.payout}</dt>
        <dd>{money(payout)}</dd>
        <dt>{text.result}</dt>
        <dd>{signed(payout - stake)}</dd>
        {fair && (
          <>
            <dt>{text.at}</dt>
            <dd>{timeOf(fair)}</dd>
            <dt>{text.number}</dt>
            <dd>{fair.nonce}</dd>
            <dt>{text.hash}</dt>
            <dd>
              <code>{fair.hash}</code>
            </dd>
          </>
        )}
      </dl>
      <p role="status">{status}</p>
      <div>{fair && <Way fair={fair} />}</div>
      <Button class="action" onClick={closeSheet}>
        {words.close}
      </Button>
    </>
  ));
  run(load);
}
