import type { RecommendConfig } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import type { AmountLimits } from '../../../lib/amount-text.ts';
import { formatMinor, type Minor, toMinor } from '../../../lib/money.ts';
import type { Read } from '../../../lib/read.ts';
import { Loading, Skeletons } from '../../../ui/loading.tsx';
import { RetryLine } from '../../../ui/more-rows.tsx';
import { QueryView } from '../../../ui/query-view.tsx';

interface AmountTileProps {
  amount: Minor;
  bonuses: readonly string[];
  tag: string;
  isChosen: boolean;
  isOffered: boolean;
  onChoose: () => void;
}

function AmountTile({ amount, bonuses, tag, isChosen, isOffered, onChoose }: AmountTileProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!isOffered}
      onClick={onChoose}
      className="press relative flex min-h-112 flex-col items-center justify-center rounded-md border-2 border-transparent bg-surface px-4 py-14 aria-pressed:border-text aria-pressed:bg-raised disabled:opacity-40"
    >
      {tag && (
        <span className="-mt-2 mb-4 line-clamp-2 max-w-full rounded-full bg-line px-14 py-2 font-semibold text-2xs text-text leading-tight">
          {tag}
        </span>
      )}
      <span translate="no" className="font-bold text-base text-gold tabular-nums">
        {formatMinor(amount)}
      </span>
      {bonuses.map((bonus) => (
        <span key={bonus} className="text-muted text-xs leading-tight tabular-nums">
          {bonus}
        </span>
      ))}
    </button>
  );
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(2.1rem,6.9em)),1fr))] gap-16';

interface AmountTilesProps {
  recommended: Read<RecommendConfig[]>;
  limits: AmountLimits;
  chosen: Minor | undefined;
  bonusFor: (amount: Minor) => readonly string[];
  onChoose: (amount: Minor) => void;
}

/** Shows the bonus of each amount; amounts outside the method's limits are disabled (DEP-01). */
export function AmountTiles({ recommended, limits, chosen, bonusFor, onChoose }: AmountTilesProps) {
  const { deposit } = texts();
  return (
    <QueryView
      query={recommended}
      loading={
        <Loading className={GRID}>
          <Skeletons count={6} className="h-132" />
        </Loading>
      }
      failed={(onRetry) => <RetryLine text={deposit.amount.partFailed()} onRetry={onRetry} />}
    >
      {(configs) => (
        <ul aria-label={deposit.amount.recommended()} className={GRID}>
          {configs.map(({ amount, tag }) => {
            const minor = toMinor(amount);
            if (minor === undefined) return null;
            return (
              <li key={amount} className="grid">
                <AmountTile
                  amount={minor}
                  bonuses={bonusFor(minor)}
                  tag={tag}
                  isChosen={minor === chosen}
                  isOffered={minor >= limits.min && minor <= limits.max}
                  onChoose={() => onChoose(minor)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </QueryView>
  );
}
