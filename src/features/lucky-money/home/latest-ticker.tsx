import { useLuckyMoneyLatestCollected } from '../../../api/generated/lucky-money.ts';
import { texts } from '../../../i18n/texts.ts';
import { Loading } from '../../../ui/query-view.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { TakenList } from '../taken-list.tsx';

const SHOWN = 6;
const REFRESH_MS = 15_000;
const BLOCKS = Array.from({ length: 6 }, () => 'h-104 rounded-xs first:rounded-t-md last:rounded-b-md');

/** The latest shares anybody took, kept fresh while it is looked at (RED-01). */
export function LatestTicker() {
  const { lucky } = texts();
  const { data, isError } = useLuckyMoneyLatestCollected(
    {},
    { query: { meta: { isQuiet: true }, refetchInterval: REFRESH_MS } },
  );
  if ((isError && !data) || data?.length === 0) return null;
  return (
    <TitledSection title={lucky.latest.title()} className="mt-48">
      {data ? (
        <TakenList rows={data.slice(0, SHOWN)} />
      ) : (
        <Loading label={lucky.loading()} blocks={BLOCKS} className="grid gap-4" />
      )}
    </TitledSection>
  );
}
