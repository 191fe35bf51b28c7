import type { SeatOnWire } from '../../wire/game-wire.ts';
import { boot, byId, isOff, switchOff, whole, words } from '../frame/dom.ts';
import { say, toast } from '../frame/talk.ts';

const mostOf = ({ stakeAtMost, stakeStep }: SeatOnWire, times: number) =>
  Math.floor(stakeAtMost / times / stakeStep) * stakeStep;

/** The sheet loads on the first tap. @param times number of stakes in a round */
export function askStake(
  seat: SeatOnWire,
  { title, now, times }: { title: string; now: number; times: number },
  onChosen: (amount: number) => void,
): void {
  const { stakes, stakeStep, currency } = seat;
  const [least = 0] = stakes;
  const most = mostOf(seat, times);
  const usual = stakes.filter((amount) => amount <= most);
  import('./stake-sheet.ts').then(
    ({ openStakeSheet }) =>
      openStakeSheet({
        title,
        lang: boot.lang,
        now,
        least,
        most,
        step: stakeStep,
        usual,
        currency,
        onChosen,
      }),
    () => toast(words.offline),
  );
}

/**
 * The lowest stake at first, then the player's last choice in this game (GAM-12). The signs step through the usual
 * stakes; a tap on the figure opens the sheet.
 */
export function buildStake(seat: SeatOnWire, onChange: () => void) {
  const ui = { figure: byId('stake'), less: byId('less'), more: byId('more') };
  let now = seat.stake ?? seat.stakes[0] ?? 0;
  let times = 1;
  let isHeld = false;
  let name = words.stake;

  const lower = () => seat.stakes.findLast((amount) => amount < now);
  const higher = () => seat.stakes.find((amount) => amount > now && amount <= mostOf(seat, times));

  function show(): void {
    ui.figure.replaceChildren(whole(now));
    ui.figure.setAttribute('aria-label', `${name}: ${whole(now)}`);
    ui.figure.toggleAttribute('disabled', isHeld);
    switchOff(ui.less, isHeld || lower() === undefined);
    switchOff(ui.more, isHeld || higher() === undefined);
  }

  function choose(amount = now): void {
    now = amount;
    show();
    say(`${name}: ${whole(now)}`);
    onChange();
  }

  ui.less.addEventListener('click', () => isOff(ui.less) || choose(lower()));
  ui.more.addEventListener('click', () => isOff(ui.more) || choose(higher()));
  ui.figure.addEventListener('click', () => askStake(seat, { title: name, now, times }, choose));

  return {
    now: () => now,
    hold(held: boolean) {
      isHeld = held;
      show();
    },
    name(own = words.stake) {
      name = own;
      show();
    },
    /** @param count number of stakes in a round; the total stays within the game's limit */
    limit(count: number) {
      times = count;
      now = Math.min(now, mostOf(seat, times));
      show();
    },
  };
}

export type Stake = ReturnType<typeof buildStake>;
