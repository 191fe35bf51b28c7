import type { WithdrawMethod } from '../../../api/generated/contract.schemas.ts';
import { resourceUrl } from '../../../config/this-build.ts';
import { duration } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { feeTermsOf } from '../../../lib/fee.ts';
import { formatAmount } from '../../../lib/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';

function feeText(terms: WithdrawMethod): string {
  const { method } = texts().withdraw;
  const fee = feeTermsOf(terms);
  return fee ? method.fee({ fee }) : method.free();
}

interface MethodTilesProps {
  methods: readonly WithdrawMethod[];
  chosen: string;
  onChoose: (code: string) => void;
}

/** Ways to be paid, each with its limits and its fee (WDR-01). */
export function MethodTiles({ methods, chosen, onChoose }: MethodTilesProps) {
  const { withdraw } = texts();
  return (
    <fieldset className="mt-40 min-w-0">
      <legend className="mb-16 font-semibold text-md">{withdraw.method.title()}</legend>
      <div className="grid gap-16">
        {methods.map((method) => (
          <label
            key={method.code}
            className="press flex min-h-112 cursor-pointer items-center gap-20 rounded-md border-2 border-transparent bg-surface px-24 py-16 has-focus-visible:outline-2 has-focus-visible:outline-gold has-checked:border-text has-checked:bg-raised"
          >
            <input
              type="radio"
              name="method"
              value={method.code}
              checked={method.code === chosen}
              onChange={() => onChoose(method.code)}
              className="sr-only"
            />
            <Picture
              src={resourceUrl(method.icon)}
              alt=""
              width={72}
              height={72}
              eager="normal"
              className="size-72 shrink-0 rounded-sm"
            />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-3 font-semibold text-base leading-tight">{method.name}</span>
              <span className="tabular mt-6 flex flex-wrap gap-x-16 text-muted text-xs leading-snug">
                <span>
                  {withdraw.method.limits({ min: formatAmount(method.min), max: formatAmount(method.max) })}
                </span>
                <span>{feeText(method)}</span>
                <span>{withdraw.method.usual({ time: duration(method.usualMinutes) })}</span>
              </span>
            </span>
            {method.code === chosen && <Icon name="check" className="size-40 shrink-0" />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
