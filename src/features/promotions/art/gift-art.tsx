import { clsx } from 'clsx';
import back from './gift-back.svg';
import box from './gift-box.svg';
import coins from './gift-coins.svg';
import lid from './gift-lid.svg';

const SIZE = { width: 324, height: 200 };

export function GiftArt({ className, isUnpacked = false }: { className?: string; isUnpacked?: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 324 200" className={clsx('overflow-visible', className)}>
      <image href={back} {...SIZE} />
      <image
        href={coins}
        {...SIZE}
        className={clsx(
          'transition-[translate,scale] duration-700 [transform-origin:164px_130px]',
          isUnpacked && '-translate-y-8 scale-110',
        )}
      />
      <image href={box} {...SIZE} />
      <image
        href={lid}
        {...SIZE}
        className={clsx(
          'transition-[rotate,translate] duration-500 [transform-origin:230px_106px]',
          isUnpacked && '-translate-y-24 rotate-[16deg]',
        )}
      />
    </svg>
  );
}
