/** @jsxImportSource preact */
import { fill, money, whole, words } from '../../kit/frame/dom.ts';
import { stateOf } from '../../kit/frame/frame.tsx';
import { Button } from '../../kit/frame/parts.tsx';
import { Choice } from '../../kit/stake/choice.tsx';
import { chooseStake } from '../../kit/stake/stake.tsx';
import type { SeatOnWire } from '../../wire/game-wire.ts';
import { LEGS_AT_MOST, returnOf, type SlipKind, totalPrice } from './bet-slip.ts';
import type { MatchPick } from './match-picks.ts';
import { Figure, LegLines, odds, outcomeName, own } from './page-parts.tsx';
import type { BookOnWire, MatchOnWire, Selection, SettingsOnWire } from './wire.ts';

export interface SlipOrder {
  kind: SlipKind;
  stake: number;
  selections: readonly Selection[];
  accept: SettingsOnWire['accept'];
}

interface SlipSetup {
  /** Its `stakeStep` is also the market's smallest unit, in minor units. */
  seat: SeatOnWire;
  book: () => BookOnWire;
  isPlacing: () => boolean;
  /** The last selection left the slip. */
  onEmpty: () => void;
  onPicks: () => void;
  onPlace: (order: SlipOrder) => void;
  onAccept: (accept: SettingsOnWire['accept']) => void;
}

const acceptRules = [
  ['better', own.acceptBetter],
  ['any', own.acceptAny],
] as const;

const isSame = (one: Omit<Selection, 'price'>, other: Omit<Selection, 'price'>) =>
  one.match === other.match && one.outcome === other.outcome;

function PickRow({ pick, match, onRemove }: { pick: Selection; match: MatchOnWire; onRemove: () => void }) {
  const now = match.isSuspended ? undefined : match.prices[pick.outcome];
  const isChanged = now !== undefined && now !== pick.price;
  const old = odds(pick.price);
  return (
    <li class={isChanged ? 'leg changed' : 'leg'}>
      <LegLines leg={{ ...match, outcome: pick.outcome }} />
      <span class="price">
        {isChanged && [<s>{old}</s>, ' ']}
        <b>{isChanged ? odds(now) : old}</b>
      </span>
      <Button
        class="round"
        aria-label={fill(own.remove, { name: outcomeName(match, pick.outcome) })}
        onClick={onRemove}
      >
        ×
      </Button>
      {isChanged && <p class="note">{fill(own.changed, { old, now: odds(now) })}</p>}
      {now === undefined && <p class="note">{own.suspended}</p>}
    </li>
  );
}

export function slipOf({ seat, book, isPlacing, onEmpty, onPicks, onPlace, onAccept }: SlipSetup) {
  const { currency, stakeStep } = seat;
  const matchOf = (pick: Selection) => book().matches.find(({ id }) => id === pick.match);
  const first: { picks: readonly Selection[]; kind: SlipKind } = {
    picks: (book().settings.picks ?? []).filter(matchOf),
    kind: 'single',
  };
  /** `stake` of each bet; 0 until the player chooses one (GAM-12). */
  const [slip, set] = stateOf({ ...first, stake: seat.stake ?? 0 });
  function setPicks(picks: readonly Selection[]): void {
    set({ picks });
    onPicks();
  }

  const priceOf = (pick: Selection) => matchOf(pick)?.prices[pick.outcome] ?? pick.price;
  const isShut = (pick: Selection) => {
    const match = matchOf(pick);
    return !match || match.isSuspended || match.prices[pick.outcome] === undefined;
  };
  /** Only a worse price asks again, unless the player accepts all prices. */
  const isWorse = (pick: Selection) =>
    book().settings.accept === 'better' && !isShut(pick) && priceOf(pick) < pick.price;

  function remove(pick: Selection): void {
    setPicks(slip.picks.filter((other) => other !== pick));
    if (slip.picks.length === 0) onEmpty();
    else document.querySelector<HTMLElement>('.slip .amount')?.focus({ preventScroll: true });
  }

  const isCombinable = () => new Set(slip.picks.map(({ match }) => match)).size === slip.picks.length;
  const comboName = () =>
    isCombinable() ? `${own.combo} ${odds(totalPrice(slip.picks.map(priceOf)))}` : own.combo;

  function reasonAgainst(isCombo: boolean, total: number): string {
    if (slip.picks.some(isShut)) return own.wait;
    if (slip.stake === 0) return own.amountHint;
    if (total > seat.stakeAtMost)
      return fill(words.mostIs, { amount: `${whole(seat.stakeAtMost)} ${currency}` });
    return isCombo && !isCombinable() ? own.sameMatch : '';
  }

  function place(isCombo: boolean): void {
    const { picks, stake } = slip;
    if (picks.some(isWorse)) set({ picks: picks.map((pick) => ({ ...pick, price: priceOf(pick) })) });
    else {
      const { accept } = book().settings;
      onPlace({ kind: isCombo ? 'combo' : 'single', stake, selections: picks, accept });
    }
  }

  function Form() {
    const { picks, kind, stake } = slip;
    const isCombo = kind === 'combo' && picks.length > 1;
    const prices = picks.map(priceOf);
    const bets = isCombo ? [prices] : prices.map((price) => [price]);
    const returns = bets.reduce((sum, each) => sum + returnOf(stake * 100, each, stakeStep), 0) / 100;
    const total = stake * bets.length;
    const title = bets.length > 1 ? own.stakeEach : own.stakeOne;
    const reason = reasonAgainst(isCombo, total);
    return (
      <div class="slip-form">
        {picks.length > 1 && (
          <Choice
            name="kind"
            legend={own.kind}
            options={
              [
                ['single', own.single],
                ['combo', comboName()],
              ] as const
            }
            chosen={kind}
            onChoose={(chosen) => set({ kind: chosen })}
          />
        )}
        <Button
          class="amount row"
          aria-haspopup="dialog"
          onClick={() =>
            chooseStake(seat, { title, now: stake, times: bets.length }, (chosen) => set({ stake: chosen }))
          }
        >
          <span>{title}</span> <b>{stake === 0 ? '–' : `${whole(stake)} ${currency}`}</b>
        </Button>
        <Choice
          name="accept"
          legend={own.acceptRule}
          options={acceptRules}
          chosen={book().settings.accept}
          onChoose={onAccept}
        />
        <dl>
          {isCombo && <Figure name={own.totalOdds}>{odds(totalPrice(prices))}</Figure>}
          {bets.length > 1 && <Figure name={own.totalStake}>{`${money(total)} ${currency}`}</Figure>}
          <Figure name={own.returns}>{`${money(returns)} ${currency}`}</Figure>
        </dl>
        <p class="note">{reason}</p>
        <Button class="action" isOff={isPlacing() || reason !== ''} onClick={() => place(isCombo)}>
          <span>
            {picks.some(isWorse) ? own.accept : `${own.place}${total === 0 ? '' : ` ${whole(total)}`}`}
          </span>
        </Button>
        <p class="small">{fill(own.margin, { percent: `${Math.round(book().margin * 100)}%` })}</p>
      </div>
    );
  }

  return {
    comboName,
    view: () =>
      slip.picks.length === 0 ? (
        <p class="empty">{own.emptySlip}</p>
      ) : (
        <>
          <ul class="picks">
            {slip.picks.map((pick) => {
              const match = matchOf(pick);
              return (
                match && (
                  <PickRow
                    key={`${pick.match} ${pick.outcome}`}
                    pick={pick}
                    match={match}
                    onRemove={() => remove(pick)}
                  />
                )
              );
            })}
          </ul>
          <Form />
        </>
      ),
    picks: () => slip.picks,
    count: () => slip.picks.length,
    has: (match: string, outcome: MatchPick) => slip.picks.some((pick) => isSame(pick, { match, outcome })),
    toggle(pick: Selection) {
      const others = slip.picks.filter((other) => !isSame(other, pick));
      const isNew = others.length === slip.picks.length;
      setPicks(isNew ? [...others, pick].slice(-LEGS_AT_MOST) : others);
    },
    clear: () => setPicks([]),
    /** @returns whether a selection left the slip because its match is over */
    dropGone(): boolean {
      const before = slip.picks.length;
      set({ picks: slip.picks.filter((pick) => matchOf(pick)) });
      return slip.picks.length < before;
    },
  };
}
