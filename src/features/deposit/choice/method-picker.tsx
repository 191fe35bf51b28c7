import { clsx } from 'clsx';
import { useState } from 'react';
import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { feeText } from '../../../lib/fee.ts';
import { formatAmount } from '../../../lib/money.ts';
import { ChoiceTile } from '../../../ui/choice-tile.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';

interface MethodTileProps {
  method: PaymentMethod;
  isChosen: boolean;
  onChoose: () => void;
}

function MethodTile({ method, isChosen, onChoose }: MethodTileProps) {
  const { deposit } = texts();
  return (
    <ChoiceTile
      name="method"
      value={method.code}
      isChosen={isChosen}
      onChoose={onChoose}
      className="relative min-h-88 flex-col gap-8 p-20"
    >
      <span className="flex flex-wrap items-center gap-x-14 gap-y-8">
        <Picture src={method.icon} width={64} eager="normal" className="size-64 shrink-0 rounded-sm" />
        <span className="min-w-0 flex-1 basis-[7.6em] font-semibold text-base leading-tight">
          {method.name}
        </span>
      </span>
      <span className="text-muted text-xs leading-snug tabular-nums">
        <span translate="no">
          {deposit.method.limits({ min: formatAmount(method.min), max: formatAmount(method.max) })}
        </span>
        <br />
        <span>{feeText(method, deposit.method)}</span>
      </span>
      {/* A tick beside the name would make a long name wrap. */}
      {isChosen && <Icon name="check" className="absolute right-16 bottom-16 size-36" />}
    </ChoiceTile>
  );
}

interface MethodPickerProps {
  methods: readonly PaymentMethod[];
  suggested?: readonly PaymentMethod[];
  chosen: string;
  onChoose: (code: string) => void;
}

/** Methods for the player's number come first, "Other" opens the rest (DEP-01, DEP-02). */
export function MethodPicker({ methods, suggested = [], chosen, onChoose }: MethodPickerProps) {
  const { method: words } = texts().deposit;
  const [isOpen, setOpen] = useState(false);
  const hasOther = suggested.some(({ code }) => code === chosen);
  const shown = hasOther && !isOpen ? suggested : [...new Set([...suggested, ...methods])];
  return (
    <Section title={words.title()}>
      <p role="status" className="sr-only">
        {hasOther && words.suggested({ names: suggested.map(({ name }) => name).join(', ') })}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(3rem,9.6em)),1fr))] gap-16">
        {shown.map((method) => (
          <MethodTile
            key={method.code}
            method={method}
            isChosen={method.code === chosen}
            onChoose={() => onChoose(method.code)}
          />
        ))}
        {hasOther && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="press flex min-h-88 items-center justify-between gap-14 rounded-md bg-surface p-20 text-left font-semibold text-base"
          >
            <span>{words.other()}</span>
            <Icon
              name="right"
              className={clsx('size-36 transition-transform', isOpen ? '-rotate-90' : 'rotate-90')}
            />
          </button>
        )}
      </div>
    </Section>
  );
}
