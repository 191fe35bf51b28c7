import { texts } from '../../../i18n/texts.ts';
import { Loading, Skeleton, Skeletons } from '../../../ui/loading.tsx';

export function ChoiceSkeleton() {
  return (
    <Loading label={texts().deposit.loading()} className="mt-40">
      <Skeleton className="mb-16 h-46 w-280" />
      <div className="grid grid-cols-2 gap-16">
        <Skeletons count={6} className="h-172" />
      </div>
      <Skeleton className="mt-40 mb-16 h-46 w-200" />
      <div className="grid grid-cols-3 gap-16">
        <Skeletons count={6} className="h-132" />
      </div>
      <Skeleton className="mt-20 h-108" />
    </Loading>
  );
}
