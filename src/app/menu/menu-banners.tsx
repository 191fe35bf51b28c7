import type { Banner } from '../../api/generated/contract.schemas.ts';
import { resourceUrl } from '../../config/this-build.ts';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const WIDTH = 702;
const HEIGHT = 180;
const PLACE = 'aspect-[702/180] h-auto w-full rounded-md';

interface MenuBannersProps {
  banners: readonly Banner[] | undefined;
  onTap: (banner: Banner) => void;
}

export function MenuBanners({ banners, onTap }: MenuBannersProps) {
  if (banners?.length === 0) return null;
  return (
    <ul className="flex flex-col gap-16">
      {banners?.map((banner) => (
        <li key={banner.id}>
          <button type="button" onClick={() => onTap(banner)} className="press block w-full">
            <Picture
              src={resourceUrl(banner.cover)}
              alt={banner.title}
              width={WIDTH}
              height={HEIGHT}
              className={PLACE}
              eager="normal"
            />
          </button>
        </li>
      )) ?? [0, 1].map((place) => <Skeleton key={place} className={PLACE} />)}
    </ul>
  );
}
