import { places } from '../../../lib/places.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** As many as fill a screen: what stands below them is out of sight when the list comes. */
const CARDS = 5;

/** In the place of the sports list; here, because the list itself is loaded when it is first looked at. */
export function SportsSkeleton() {
  return (
    <div className="flex flex-col gap-16 px-24">
      {places(CARDS).map((place) => (
        <Skeleton key={place} className="h-296" />
      ))}
    </div>
  );
}
