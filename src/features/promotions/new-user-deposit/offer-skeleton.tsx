import { texts } from '../../../i18n/texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The rewards in their final size while they load. */
export function OfferSkeleton() {
  return (
    <div role="status" className="grid gap-20">
      <span className="sr-only">{texts().promotions.newUser.loading()}</span>
      <Skeleton className="h-128 rounded-lg" />
      <Skeleton className="mt-28 h-320 rounded-lg" />
      <Skeleton className="h-620 rounded-lg" />
      <Skeleton className="h-620 rounded-lg" />
    </div>
  );
}
