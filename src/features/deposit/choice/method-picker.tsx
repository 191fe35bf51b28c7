import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { resourceUrl } from '../../../config/this-build.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount } from '../../../lib/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { feeText } from './fee-text.ts';
import { Section } from './section.tsx';

interface MethodTileProps {
  method: PaymentMethod;
  isChosen: boolean;
  onChoose: () => void;
}

function MethodTile({ method, isChosen, onChoose }: MethodTileProps) {
  const { deposit } = texts();
  return (
    <label className="press relative flex min-h-88 cursor-pointer flex-col gap-8 rounded-md border-2 border-transparent bg-surface p-20 has-focus-visible:outline-2 has-focus-visible:outline-gold has-checked:border-text has-checked:bg-raised">
      <input
        type="radio"
        name="method"
        value={method.code}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      <span className="flex flex-wrap items-center gap-x-14 gap-y-8">
        <Picture
          src={resourceUrl(method.icon)}
          alt=""
          width={64}
          height={64}
          eager="normal"
          className="size-64 shrink-0 rounded-sm"
        />
        <span className="min-w-0 flex-1 basis-[7.6em] font-semibold text-base leading-tight">
          {method.name}
        </span>
      </span>
      <span className="text-muted text-xs leading-snug tabular-nums">
        {deposit.method.limits({ min: formatAmount(method.min), max: formatAmount(method.max) })}
        <br />
        {feeText(method)}
      </span>
      {/* Out of the name's way, which would break where it is long. */}
      {isChosen && <Icon name="check" className="absolute right-16 bottom-16 size-36" />}
    </label>
  );
}

interface MethodPickerProps {
  methods: readonly PaymentMethod[];
  chosen: string;
  onChoose: (code: string) => void;
}

/** Ways to pay, each with its limits and fee (DEP-01). */
export function MethodPicker({ methods, chosen, onChoose }: MethodPickerProps) {
  return (
    <Section title={texts().deposit.method.title()}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(3rem,9.6em)),1fr))] gap-16">
        {methods.map((method) => (
          <MethodTile
            key={method.code}
            method={method}
            isChosen={method.code === chosen}
            onChoose={() => onChoose(method.code)}
          />
        ))}
      </div>
    </Section>
  );
}
