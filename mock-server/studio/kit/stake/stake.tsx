/** @jsxImportSource preact */
import type { SeatOnWire } from '../../wire/game-wire.ts';
import { whole, words } from '../frame/dom.ts';
import { draw } from '../frame/frame.tsx';
import { announce, load } from '../frame/messages.tsx';
import { Button } from '../frame/parts.tsx';

const maxStakeOf = ({ stakeAtMost, stakeStep }: SeatOnWire, times: number) =>
  Math.floor(stakeAtMost / times / stakeStep) * stakeStep;

interface Choice {
  title: string;
  /** Major units. */
  now: number;
  /** Number of stakes in a round. */
  times: number;
}

/** The sheet loads on the first tap. */
export function chooseStake(
  seat: SeatOnWire,
  { title, now, times }: Choice,
  onChosen: (amount: number) => void,
) {
  const most = maxStakeOf(seat, times);
  void load(import('./stake-sheet.tsx'), (sheet) =>
    sheet.openStakeSheet(seat, { title, now, most }, onChosen),
  );
}

/**
 * The lowest stake at first, then the player's last choice in this game (GAM-12). The signs step through the usual
 * stakes; a tap on the figure opens the sheet.
 */
export function stakeOf(seat: SeatOnWire, onChange: () => void) {
  let now = seat.stake ?? seat.stakes[0] ?? 0;
  let times = 1;
  let isHeld = false;
  let name: string = words.stake;

  function choose(amount: number): void {
    now = amount;
    announce(`${name}: ${whole(now)}`);
    onChange();
    draw();
  }

  const below = () => seat.stakes.findLast((amount) => amount < now);
  const above = () => seat.stakes.find((amount) => amount > now && amount <= maxStakeOf(seat, times));

  /** Each sign with its name and the stake that it leads to. */
  const step = (id: string, sign: string, label: string, to: number | undefined) => (
    <Button
      id={id}
      class="round"
      aria-label={label}
      isOff={isHeld || to === undefined}
      onClick={() => to !== undefined && choose(to)}
    >
      {sign}
    </Button>
  );

  return {
    now: () => now,
    hold(held: boolean) {
      isHeld = held;
    },
    name(own: string = words.stake) {
      name = own;
    },
    /** @param count number of stakes in a round; the total stays within the game's limit */
    limit(count: number) {
      times = count;
      now = Math.min(now, maxStakeOf(seat, times));
    },
    view: () => (
      <div class="stake row" role="group" aria-label={words.stake}>
        {step('less', '−', words.lower, below())}
        <button
          type="button"
          id="stake"
          aria-haspopup="dialog"
          aria-label={`${name}: ${whole(now)}`}
          disabled={isHeld}
          onClick={() => chooseStake(seat, { title: name, now, times }, choose)}
        >
          {whole(now)}
        </button>
        {step('more', '+', words.higher, above())}
      </div>
    ),
  };
}

export type Stake = ReturnType<typeof stakeOf>;
