import type { LuckyGuide } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { amountDraft } from '../../../lib/amount-text.ts';
import { formatMinor, type Minor, toMinor } from '../../../lib/money.ts';

const TIMES = [20n, 50n, 100n, 200n] as const;

interface QuickAmountsProps {
  rules: LuckyGuide;
  cash: Minor | undefined;
  onChoose: (text: string) => void;
}

export function QuickAmounts({ rules, cash, onChoose }: QuickAmountsProps) {
  const least = toMinor(rules.minShare) ?? 0n;
  const offered = TIMES.map((times) => times * least).filter(
    (amount) => cash === undefined || amount <= cash,
  );
  if (offered.length === 0) return null;
  return (
    <ul
      aria-label={texts().lucky.create.quick()}
      className="mt-16 grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.6em),1fr))] gap-12"
    >
      {offered.map((amount) => (
        <li key={amountDraft(amount)} className="grid">
          <button
            translate="no"
            type="button"
            onClick={() => onChoose(amountDraft(amount))}
            className="tabular press min-h-80 rounded-md bg-surface px-4 font-semibold text-gold text-sm"
          >
            {formatMinor(amount)}
          </button>
        </li>
      ))}
    </ul>
  );
}
