/** @jsxImportSource preact */
import { fill, money, words } from '../../kit/frame/dom.ts';
import { stateOf } from '../../kit/frame/frame.tsx';
import { Button } from '../../kit/frame/parts.tsx';
import { Figure, LegLines, odds, own } from './page-parts.tsx';
import type { BetOnWire } from './wire.ts';

/** In ms: the second tap, which confirms a sale, must come within this time. */
const ARMED_MS = 6_000;

/** @param sellingNow id of the bet whose sale is under way */
export function betsOf(
  currency: string,
  sellingNow: () => string | undefined,
  onSell: (bet: string, price: number) => void,
) {
  const [armed, set] = stateOf({ bet: '', price: 0 });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tap({ id, cashOut }: BetOnWire): void {
    if (cashOut === null) return;
    const { bet, price } = armed;
    clearTimeout(timer);
    set({ bet: bet === id ? '' : id, price: cashOut });
    if (bet === id) onSell(id, price);
    else timer = setTimeout(() => set({ bet: '' }), ARMED_MS);
  }

  function labelOf({ id, cashOut }: BetOnWire): string {
    if (sellingNow() === id) return own.selling;
    if (cashOut === null) return own.noCashOut;
    const isArmed = armed.bet === id;
    const amount = `${money(isArmed ? armed.price : cashOut)} ${currency}`;
    return fill(isArmed ? own.cashOutSure : own.cashOut, { amount });
  }

  function Bet({ bet }: { bet: BetOnWire }) {
    const isOpen = bet.status === 'open';
    const isCombo = bet.kind === 'combo';
    return (
      <li class={`bet ${bet.isCashedOut ? 'sold' : bet.status}`}>
        <p class="league">
          <span>{isCombo ? `${own.combo} · ${bet.legs.length}` : own.single}</span>
          <b class="status">{bet.isCashedOut ? own.cashedOut : own[bet.status]}</b>
        </p>
        {bet.legs.map((leg) => (
          <div class={`leg ${leg.result}`}>
            <LegLines leg={leg} />
            <b class="price">{odds(leg.price)}</b>
          </div>
        ))}
        <dl>
          <Figure name={words.stake}>{money(bet.stake)}</Figure>
          {isCombo && <Figure name={own.totalOdds}>{odds(bet.price)}</Figure>}
          <Figure name={isOpen ? own.returns : own.paid}>
            {`${money(isOpen ? bet.returns : bet.payout)} ${currency}`}
          </Figure>
        </dl>
        {isOpen && (
          <Button
            class="sell row"
            isOff={bet.cashOut === null || sellingNow() !== undefined}
            onClick={() => tap(bet)}
          >
            {labelOf(bet)}
          </Button>
        )}
      </li>
    );
  }

  return (bets: readonly BetOnWire[]) =>
    bets.length === 0 ? (
      <p class="empty">{own.emptyBets}</p>
    ) : (
      <ul>
        {bets.map((bet) => (
          <Bet key={bet.id} bet={bet} />
        ))}
      </ul>
    );
}
