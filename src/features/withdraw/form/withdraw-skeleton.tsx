import { texts } from '../../../i18n/texts.ts';
import { Loading } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const METHODS = ['a', 'b', 'c'];

/** The form in its final size while it loads. */
export function WithdrawSkeleton() {
  return (
    <Loading label={texts().withdraw.loading()}>
      <Skeleton className="mt-24 h-176 rounded-lg" />
      <Skeleton className="mt-40 mb-16 h-46 w-320" />
      <div className="grid gap-16">
        {METHODS.map((key) => (
          <Skeleton key={key} className="h-112" />
        ))}
      </div>
      <Skeleton className="mt-40 h-96" />
      <Skeleton className="mt-40 h-104" />
    </Loading>
  );
}
