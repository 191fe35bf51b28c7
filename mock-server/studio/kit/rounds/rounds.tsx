/** @jsxImportSource preact */
import type { LastRoundOnWire, SeatOnWire } from '../../wire/game-wire.ts';
import { asBoard } from '../board/board.tsx';
import { lateParts, over } from '../frame/cue.ts';
import { boot, fill, plainTimes, signed } from '../frame/dom.ts';
import { draw, shown, stateOf } from '../frame/frame.tsx';
import { addStyle } from '../frame/late-style.ts';
import { load, toast } from '../frame/messages.tsx';
import { Button, Unseen } from '../frame/parts.tsx';
import { change, settings } from '../frame/settings.ts';
import { textsIn } from '../words/text-pairs.ts';
import style from './rounds.css?inline';
import { sessionTexts } from './words.ts';

const text = textsIn(sessionTexts, boot.lang);
addStyle(style);

const SHOWN_AT_MOST = 20;

const toneOf = (amount: number) => (amount > 0 ? 'more' : amount < 0 ? 'less' : '');

/** `came`: the result in words; empty for a round before this visit. */
interface Past {
  round: LastRoundOnWire;
  came: string;
}

/** The last rounds of the player in this game, and the result of the session. */
export function showRounds({ last, live, session }: SeatOnWire): void {
  const rounds: readonly Past[] = last.map((round) => ({ round, came: '' }));
  const counted = new Set(last.map(({ round }) => round));
  const [strip, set] = stateOf({ ...session, rounds });

  function look({ round, came }: Past): void {
    void load(import('./round-details.tsx'), ({ openRound }) => openRound(round, came, live !== null));
  }

  function turnQuick(): void {
    change({ quick: !settings.quick });
    toast(settings.quick ? text.quickOn : text.quickOff);
  }

  function Round({ past }: { past: Past }) {
    const { stake, payout } = past.round;
    const amount = signed(payout - stake);
    const result = stake === 0 ? text.free : plainTimes((payout / stake) * 100);
    const name = fill(text.look, { result, amount });
    return (
      <li>
        <Button class={`stack ${toneOf(payout - stake)}`} aria-label={name} onClick={() => look(past)}>
          <b>{result}</b> <small>{amount}</small>
        </Button>
      </li>
    );
  }

  function result(): string {
    const { count, net } = strip;
    if (count === 0) return text.none;
    return fill(count === 1 ? text.oneRound : text.rounds, { amount: signed(net), count });
  }

  shown.rounds = () => (
    <>
      {/* A shared round has the same length for everybody, so there is no quick play. */}
      {!live && (
        <Button
          class="round quick"
          role="switch"
          aria-checked={settings.quick}
          aria-label={text.quick}
          onClick={turnQuick}
        >
          ⚡
        </Button>
      )}
      <p>
        <small>{text.session}</small>
        <Unseen>:</Unseen>
        <b class={toneOf(strip.net)}>{result()}</b>
      </p>
      <ul class="strip" aria-label={text.last} hidden={strip.rounds.length === 0} {...asBoard()}>
        {strip.rounds.map((past) => (
          <Round key={past.round.round} past={past} />
        ))}
      </ul>
    </>
  );
  draw();

  function note(round: LastRoundOnWire, came: string): void {
    if (counted.has(round.round)) return;
    counted.add(round.round);
    set({
      count: strip.count + 1,
      net: strip.net + round.payout - round.stake,
      rounds: [{ round, came }, ...strip.rounds].slice(0, SHOWN_AT_MOST),
    });
  }
  for (const paid of over) note(...paid);
  lateParts.addRound = note;
}
