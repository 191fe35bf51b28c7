import { useState } from 'react';
import { usePigMarquee } from '../../api/generated/cashback.ts';
import type { PigMarquee as PigWinners } from '../../api/generated/contract.schemas.ts';
import { texts } from '../../i18n/texts.ts';
import { shownMask } from '../../lib/mask.ts';
import { formatAmount } from '../../lib/money.ts';
import { Icon } from '../../ui/icon.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const FADING = {
  maskImage: 'linear-gradient(to right, transparent, #000 0.28rem calc(100% - 0.4rem), transparent)',
};

/**
 * The line of latest payouts moves and can be paused (WCAG 2.2.2). It is decoration, so a failed call shows nothing.
 */
export function PigMarquee({ currency }: { currency: string }) {
  const winners = usePigMarquee({}, { query: { meta: { isQuiet: true } } });
  return (
    <QueryView query={winners} loading={<Skeleton className="h-72" />} failed={null} empty={null}>
      {(rows) => <Winners rows={rows} currency={currency} />}
    </QueryView>
  );
}

function Winners({ rows, currency }: { rows: PigWinners; currency: string }) {
  const { cashback: words } = texts();
  const [isPaused, setPaused] = useState(false);
  const line = rows.map(({ player, amount, at }) => (
    <li key={`${player}${at}`} className="flex shrink-0 items-center gap-12 whitespace-nowrap pr-48">
      <span>{words.winner({ player: shownMask(player) })}</span>
      <strong
        translate="no"
        className="tabular font-semibold text-gold"
      >{`${formatAmount(amount)} ${currency}`}</strong>
    </li>
  ));
  return (
    <section
      aria-label={words.marquee()}
      className="flex h-72 min-w-0 items-center rounded-full bg-surface text-muted text-sm"
    >
      <div
        className="marquee no-scrollbar flex min-w-0 flex-1 overflow-hidden"
        style={FADING}
        data-paused={isPaused || undefined}
      >
        <ul className="flex shrink-0 pl-28">{line}</ul>
        <ul className="flex shrink-0 pl-28" aria-hidden="true">
          {line}
        </ul>
      </div>
      <button
        type="button"
        aria-label={isPaused ? words.play() : words.pause()}
        onClick={() => setPaused(!isPaused)}
        className="press grid size-72 shrink-0 place-items-center text-text"
      >
        <Icon name={isPaused ? 'play' : 'pause'} className="size-32" />
      </button>
    </section>
  );
}
