import { range } from '../../../lib/range.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const CARDS = 5;

export function SportsSkeleton() {
  return (
    <div className="flex flex-col gap-16 px-24">
      {range(CARDS).map((place) => (
        <Skeleton key={place} className="h-296" />
      ))}
    </div>
  );
}
