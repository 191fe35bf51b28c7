import type { WithdrawMethod } from '../../../api/generated/contract.schemas.ts';
import { duration } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { feeText } from '../../../lib/fee.ts';
import { formatAmount } from '../../../lib/money.ts';
import { ChoiceRow, MethodPicture } from '../../../ui/choice-tile.tsx';
import { Section } from '../../../ui/section.tsx';

interface MethodTilesProps {
  methods: readonly WithdrawMethod[];
  chosen: string;
  onChoose: (code: string) => void;
}

export function MethodTiles({ methods, chosen, onChoose }: MethodTilesProps) {
  const { withdraw } = texts();
  return (
    <Section title={withdraw.method.title()}>
      <div className="grid gap-16">
        {methods.map((method) => (
          <ChoiceRow
            key={method.code}
            name="method"
            value={method.code}
            isChosen={method.code === chosen}
            onChoose={() => onChoose(method.code)}
            picture={<MethodPicture src={method.icon} eager="normal" />}
          >
            <span translate="no" className="line-clamp-3 font-semibold text-base leading-tight">
              {method.name}
            </span>
            <span className="tabular mt-6 flex flex-wrap gap-x-16 text-muted text-xs leading-snug">
              <span translate="no">
                {withdraw.method.limits({ min: formatAmount(method.min), max: formatAmount(method.max) })}
              </span>
              <span>{feeText(method, withdraw.method)}</span>
              <span>{withdraw.method.usual({ time: duration(method.usualMinutes) })}</span>
            </span>
          </ChoiceRow>
        ))}
      </div>
    </Section>
  );
}
