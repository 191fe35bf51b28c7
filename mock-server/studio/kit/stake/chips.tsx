/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { LiveOnWire } from '../../wire/game-wire.ts';
import type { Outcome } from '../chance/outcomes.ts';
import type { Spot } from '../frame/calls.ts';
import { boot, fill, money, short, whole, words } from '../frame/dom.ts';
import { draw, stateOf } from '../frame/frame.tsx';
import { announce, toast } from '../frame/messages.tsx';
import { Button, Picture } from '../frame/parts.tsx';
import { type GamePage, isOf, type OutcomeOf, showRound, type Table } from '../frame/shell.tsx';
import type { LiveView } from '../live/live.tsx';

/** What a page with chips says of its game. */
export interface ChipGame<Name extends Outcome['engine']> {
  engine: Name;
  wins(spot: string, outcome: OutcomeOf<Name>): boolean;
  /** Resolves when the player has seen the result. @returns it in words */
  reveal(outcome: OutcomeOf<Name>): Promise<string>;
  /** How a past result looks in the strip of a live table. */
  label?(outcome: OutcomeOf<Name>): ReturnType<LiveView['label']>;
  /** Id of the round that a tap plays, where the page already shows a part of it. */
  roundId?(): string;
}

interface SpotProps {
  spot: string;
  look?: string | undefined;
  children: ComponentChildren;
}

/**
 * @param onTap called before a tap on a place or on the row changes the chips
 * @returns the places of a table, the row below it (clear, total, repeat), and the page that plays the chips
 */
export function layChips(table: Table, onTap: () => void = () => undefined) {
  const lying = new Map<string, number>();
  let last: readonly Spot[] = [];
  const hasWon: (spot: string) => boolean = () => false;
  const [felt, set] = stateOf({ hasWon, isHeld: false });
  const isOff = () => felt.isHeld || (!table.seat.live && table.isBusy());
  const stakes = (): Spot[] => [...lying].map(([spot, stake]) => ({ spot, stake }));
  const total = () => [...lying.values()].reduce((all, amount) => all + amount, 0);

  /** The place keeps its name when a chip lies on it. */
  function put(spot: string, place: Element): void {
    const { stakeAtMost } = table.seat;
    onTap();
    if (total() + table.stake() > stakeAtMost) {
      toast(fill(words.mostIs, { amount: whole(stakeAtMost) }));
      return;
    }
    const amount = (lying.get(spot) ?? 0) + table.stake();
    const chip = place.querySelector('.chip')?.textContent ?? '';
    const name = place.textContent.slice(0, place.textContent.length - chip.length);
    lying.set(spot, amount);
    announce(fill(words.chipOn, { name: name.replaceAll(/\s+/g, ' ').trim(), amount: whole(amount) }));
    draw();
  }

  function layDown(chips: readonly Spot[]): void {
    if (isOff()) return;
    onTap();
    lying.clear();
    for (const { spot, stake } of chips) lying.set(spot, stake);
    announce(`${words.total}: ${money(total())}`);
    draw();
  }

  const mark = (wins: typeof hasWon) => set({ hasWon: wins });

  /** While nothing lies there, the chips of the last bet show as ghosts, which Repeat lays again. */
  function Spot({ spot, look = '', children }: SpotProps) {
    const lies = lying.get(spot);
    const amount = lying.size > 0 ? lies : last.find((past) => past.spot === spot)?.stake;
    return (
      <Button
        class={`spot stack ${look} ${felt.hasWon(spot) ? 'won' : ''}`}
        aria-pressed={lies !== undefined}
        isOff={isOff()}
        aria-description={lies ? fill(words.chip, { amount: whole(lies) }) : undefined}
        onClick={({ currentTarget }) => put(spot, currentTarget)}
      >
        {children}
        {amount !== undefined && (
          <span key={lies} class={lies ? 'chip mid' : 'chip mid was'} aria-hidden="true">
            <Picture src={boot.art.chip} look="cover" />
            <b>{short(amount)}</b>
          </span>
        )}
      </Button>
    );
  }

  const Tools = () => (
    <div class="tools row">
      <Button class="tool" onClick={() => layDown([])}>
        {words.clear}
      </Button>
      <p>
        <small>{words.total}</small> <b>{money(total())}</b>
      </p>
      <Button class="tool" isOff={last.length === 0} onClick={() => layDown(last)}>
        {words.again}
      </Button>
    </div>
  );

  /** The chips are the bet on the shared round, and go with it. */
  async function playShared<Name extends Outcome['engine']>(game: ChipGame<Name>): Promise<GamePage> {
    const { engine, wins, reveal, label } = game;
    const { playLive } = await import('../live/live.tsx');
    let came = '';
    let known = 0;
    const play = async ({ outcome, number }: LiveOnWire) => {
      if (!isOf(engine, outcome)) return;
      known = number;
      came = await reveal(outcome);
    };
    const view: LiveView = {
      stakes,
      missing: words.chooseSpot,
      hold: (isHeld) => set({ isHeld }),
      clear() {
        if (lying.size > 0) last = stakes();
        lying.clear();
        mark(() => false);
      },
      play,
      async end(now) {
        if (known !== now.number) await play(now);
        const { outcome } = now;
        mark((spot) => isOf(engine, outcome) && wins(spot, outcome));
        return came;
      },
      label: ({ outcome }) => (isOf(engine, outcome) && label?.(outcome)) || { text: '', tone: '' },
    };
    return { ...playLive(table, view), stakeName: words.chipValue };
  }

  function play<Name extends Outcome['engine']>(game: ChipGame<Name>): GamePage | Promise<GamePage> {
    const { engine, wins, reveal, roundId } = game;
    if (table.seat.live) return playShared(game);
    return {
      cost: total,
      stakeName: words.chipValue,
      async act() {
        if (lying.size === 0) return toast(words.chooseSpot);
        mark(() => false);
        last = stakes();
        const round = await table.play(last, { round: roundId?.() });
        await showRound(table, round, engine, async (outcome) => {
          const came = await reveal(outcome);
          mark((spot) => wins(spot, outcome));
          return came;
        });
      },
    };
  }

  return { Spot, Tools, play };
}

export type Chips = ReturnType<typeof layChips>;
