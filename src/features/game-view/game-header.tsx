import type { Balance } from '../../api/generated/model/index.ts';
import { texts } from '../../i18n/texts.ts';
import { formatAmount } from '../../lib/money.ts';
import { BalanceText } from '../../ui/balance-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface GameHeaderProps {
  balance: Balance | undefined;
  isLeaving: boolean;
  isFull: boolean;
  onBack: () => void;
  onDeposit: () => void;
  onFullScreen: () => void;
}

/** The header beside a game: back, balance with a plus that deposits without leaving, full screen (GAM-06). */
export function GameHeader({ balance, isLeaving, isFull, onBack, onDeposit, onFullScreen }: GameHeaderProps) {
  const { header, game } = texts();
  return (
    <header className="flex min-h-104 shrink-0 items-center justify-between gap-12 border-line/40 border-b bg-ground px-12 pt-[env(safe-area-inset-top)]">
      {isLeaving ? (
        <span className="grid size-88 place-items-center">
          <Spinner />
        </span>
      ) : (
        <IconButton icon="back" label={game.leave()} onClick={onBack} />
      )}
      <div className="flex items-center gap-8 rounded-full bg-raised pl-24">
        <div className="min-w-140 text-right">
          {balance ? (
            <BalanceText
              total={balance.total}
              currency={balance.currencyAlias}
              label={header.balance({ amount: formatAmount(balance.total), currency: balance.currencyAlias })}
              testId="game-balance"
            />
          ) : (
            <p className="sr-only">{header.balanceLoading()}</p>
          )}
        </div>
        <button
          type="button"
          onClick={onDeposit}
          aria-label={header.deposit()}
          className="press grid size-88 place-items-center text-text"
        >
          <span className="grid size-56 place-items-center rounded-full bg-action">
            <Icon name="plus" className="size-32" />
          </span>
        </button>
      </div>
      <IconButton
        icon={isFull ? 'shrink' : 'expand'}
        label={isFull ? game.shrink() : game.fullScreen()}
        onClick={onFullScreen}
      />
    </header>
  );
}
