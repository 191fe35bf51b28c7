import { Link } from '@tanstack/react-router';
import type { PigState } from '../../api/generated/contract.schemas.ts';
import { texts } from '../../i18n/texts.ts';
import { formatAmount } from '../../lib/money.ts';
import { TitledSection } from '../../ui/section.tsx';

export function PigSteps() {
  const { steps } = texts().cashback;
  return (
    <TitledSection title={steps.title()} heading="card" className="pt-40">
      <ol className="grid gap-24 rounded-lg bg-surface px-28 py-28">
        {([steps.play, steps.save, steps.collect] as const).map((step, index) => (
          <li key={step()} className="flex gap-20 text-base leading-relaxed">
            <span
              aria-hidden="true"
              className="grid size-56 shrink-0 place-items-center rounded-full bg-raised font-bold text-action-text text-md"
            >
              {index + 1}
            </span>
            <p className="min-w-0 flex-1">{step()}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

export function PigTerms({ pig, currency }: { pig: PigState | undefined; currency: string }) {
  const { terms } = texts().cashback;
  const figures = pig && {
    rate: Math.round(pig.rate * 10_000) / 100,
    target: `${formatAmount(pig.target)} ${currency}`.trim(),
  };
  const lines = [
    figures ? terms.rate({ rate: figures.rate }) : terms.rateUnknown(),
    terms.stays(),
    figures ? terms.target({ target: figures.target }) : terms.targetUnknown(),
    terms.cash(),
    terms.bonus(),
    terms.never(),
  ];
  return (
    <TitledSection title={terms.title()} heading="card" className="pt-40">
      <ul className="flex list-disc flex-col gap-14 rounded-lg bg-surface py-28 pr-28 pl-56 text-base text-muted leading-relaxed marker:text-action-text">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link
        to="/tc"
        className="flex min-h-88 items-center justify-center font-semibold text-action-text text-sm"
      >
        {terms.all()}
      </Link>
    </TitledSection>
  );
}
