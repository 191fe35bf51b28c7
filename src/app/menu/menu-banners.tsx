import type { Banner } from '../../api/generated/contract.schemas.ts';
import { resourceUrl } from '../../config/this-page.ts';
import type { Read } from '../../lib/read.ts';
import { Picture } from '../../ui/picture.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const WIDTH = 702;
const HEIGHT = 180;
const LIST = 'flex flex-col gap-16';
const PLACE = 'aspect-[702/180] h-auto w-full rounded-md';

interface MenuBannersProps {
  banners: Read<readonly Banner[]>;
  onTap: (banner: Banner) => void;
}

export function MenuBanners({ banners, onTap }: MenuBannersProps) {
  const skeleton = (
    <div className={LIST}>
      <Skeleton className={PLACE} />
      <Skeleton className={PLACE} />
    </div>
  );
  return (
    <QueryView query={banners} loading={skeleton} failed={null} empty={null}>
      {(rows) => (
        <ul className={LIST}>
          {rows.map((banner) => (
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
          ))}
        </ul>
      )}
    </QueryView>
  );
}
