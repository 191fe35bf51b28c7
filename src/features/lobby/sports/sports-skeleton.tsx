import { Skeletons } from '../../../ui/loading.tsx';

const CARDS = 5;

export function SportsSkeleton() {
  return (
    <div className="flex flex-col gap-16 px-24">
      <Skeletons count={CARDS} className="h-296" />
    </div>
  );
}
