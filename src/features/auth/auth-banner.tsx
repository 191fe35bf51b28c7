import { useLobbyBatchBanners } from '../../api/generated/lobby/lobby.ts';
import { resourceUrl } from '../../config/this-build.ts';
import { currentCountry } from '../../session/market.ts';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const WIDTH = 702;
const HEIGHT = 220;
/** On a phone held sideways the form needs all the height there is. */
const PLACE = 'block aspect-[702/220] h-auto w-full shrink-0 rounded-md [@media(max-height:480px)]:hidden';

/**
 * The banner of an account popup. Its place is kept while the banners load; a position without one, or a lobby that
 * failed, takes no room: the form matters more.
 */
export function AuthBanner({ position }: { position: 'login' | 'register' }) {
  const { data, isPending } = useLobbyBatchBanners({ country: currentCountry() });
  const banner = data?.[position][0];
  if (isPending) return <Skeleton className={PLACE} />;
  if (!banner) return null;
  return (
    <Picture
      src={resourceUrl(banner.cover)}
      alt={banner.title}
      width={WIDTH}
      height={HEIGHT}
      eager="normal"
      className={PLACE}
    />
  );
}
