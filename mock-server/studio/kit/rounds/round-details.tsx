/** @jsxImportSource preact */
import type { FairRoundOnWire } from '../../wire/fair-wire.ts';
import type { LastRoundOnWire } from '../../wire/game-wire.ts';
import {
  type Fact,
  Facts,
  text as fairText,
  openVerification,
  revealSeed,
  showStatus,
  timeOf,
} from '../fair/fair.tsx';
import { request } from '../frame/calls.ts';
import { boot, money, signed } from '../frame/dom.ts';
import { openSheet, stateOf } from '../frame/frame.tsx';
import { Button } from '../frame/parts.tsx';
import { textsIn } from '../words/text-pairs.ts';
import { sessionTexts } from './words.ts';

const text = textsIn(sessionTexts, boot.lang);

const factsOf = (fair: FairRoundOnWire): Fact[] => [
  [text.at, timeOf(fair)],
  [text.number, fair.nonce],
  [text.hash, <code>{fair.hash}</code>],
];

/** A round in detail, with its verification or the step that makes it possible (GAM-10, GAM-15). */
export function openRound({ round, stake, payout }: LastRoundOnWire, came: string, isShared: boolean): void {
  const [sheet, set] = stateOf({ fair: undefined as FairRoundOnWire | undefined, status: '' });

  const load = async () => set({ fair: await request<FairRoundOnWire>('past-round', { round }) });
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
        <Button class="minor" onClick={() => void showStatus(set, reveal(), fairText.rotated)}>
          {fairText.rotate}
        </Button>
      </>
    );
  }

  const paid: Fact[] = [
    [text.stake, stake === 0 ? text.free : money(stake)],
    [text.payout, money(payout)],
    [text.result, signed(payout - stake)],
  ];
  openSheet({ class: 'fair', title: text.title }, () => (
    <>
      {came !== '' && <p>{came}.</p>}
      <Facts facts={sheet.fair ? [...paid, ...factsOf(sheet.fair)] : paid} />
      <p role="status">{sheet.status}</p>
      <div>{sheet.fair && <Way fair={sheet.fair} />}</div>
    </>
  ));
  void showStatus(set, load());
}
