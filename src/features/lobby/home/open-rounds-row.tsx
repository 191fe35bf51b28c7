import type { Game } from '../../../api/generated/contract.schemas.ts';
import { marketStart } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import { openRoundsIn } from '../games/open-rounds.ts';
import type { useGameActions } from '../games/use-game-actions.ts';

interface OpenRoundsRowProps {
  games: readonly Game[];
  actions: ReturnType<typeof useGameActions>;
}

export function OpenRoundsRow({ games, actions: { onEnter, enteringId } }: OpenRoundsRowProps) {
  const { openRound: words } = texts().games;
  const open = openRoundsIn(games);
  if (open.length === 0) return null;
  return (
    <TitledSection title={words.title()} heading="pb-16 font-bold text-lg" className="px-24 pt-40">
      <ul className="grid gap-16">
        {open.map(({ id, name, cover, openRound: { stake, waitsUntil } }) => (
          <li key={id} className="flex items-center gap-20 rounded-md border border-edge bg-surface p-20">
            <Picture src={cover} alt="" width={90} height={120} className="h-120 w-90 shrink-0 rounded-sm" />
            <span className="min-w-0 flex-1">
              <span translate="no" className="line-clamp-2 font-semibold text-base leading-tight">
                {name}
              </span>
              <span className="tabular mt-4 block text-muted text-sm">
                {words.stake({ amount: formatAmount(stake) })}
              </span>
              <span className="mt-4 block text-muted text-sm">
                {waitsUntil ? words.waits({ time: marketStart(waitsUntil) }) : words.goesOn()}
              </span>
            </span>
            <Button
              size="small"
              className="shrink-0"
              aria-label={words.goOnIn({ name })}
              isBusy={id === enteringId}
              onClick={() => onEnter(id, cover)}
            >
              {words.goOn()}
            </Button>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
