import { texts } from '../../../i18n/texts.ts';

/** Says that the list is whole, and how long it is. */
export function ListEnd({ total }: { total: number }) {
  const { games } = texts();
  return (
    <p className="px-48 pt-24 pb-[calc(0.64rem+env(safe-area-inset-bottom))] text-center text-muted text-sm">
      {games.end({ total })}
    </p>
  );
}
