import { clsx } from 'clsx';
import { Picture } from './picture.tsx';

export const BANNER_SHAPES = {
  180: 'aspect-[702/180] w-full',
  220: 'aspect-[702/220] w-full',
  316: 'aspect-[702/316] w-full',
} as const;

interface BannerButtonProps<Banner> {
  banner: Banner;
  height: keyof typeof BANNER_SHAPES;
  eager?: 'high' | 'normal';
  className?: string;
  onTap: (banner: Banner) => void;
}

export function BannerButton<Banner extends { cover: string; title: string }>(
  props: BannerButtonProps<Banner>,
) {
  const { banner, height, eager, className, onTap } = props;
  const { cover, title } = banner;
  const picture = { src: cover, alt: title, width: 702, height, ...(eager && { eager }) };
  return (
    <button
      type="button"
      onClick={() => onTap(banner)}
      className={clsx('press relative block w-full', className)}
    >
      <Picture
        {...picture}
        className={clsx('h-auto rounded-md', BANNER_SHAPES[height])}
        fallback={
          <span className="absolute inset-x-0 bottom-0 rounded-b-md fade-up px-28 pt-64 pb-24 text-left font-bold text-lg">
            {title}
          </span>
        }
      />
    </button>
  );
}
