import { useQueryClient } from '@tanstack/react-query';
import type { Banner, BannersByPosition } from '../../api/generated/contract.schemas.ts';
import { useLobbyBanners } from '../../api/generated/lobby-banners.ts';
import { getLobbyBatchBannersQueryKey } from '../../api/generated/lobby-batch-banners.ts';
import { useApp } from '../../lib/app.ts';
import { readAs } from '../../lib/read.ts';
import { currentCountry } from '../../session/market.ts';
import { BANNER_SHAPES, BannerButton } from '../../ui/banner-button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';

const HIDDEN_WHEN_LOW = '[@media(max-height:480px)]:hidden';

interface AuthBannerProps {
  position: 'login' | 'register';
  onBanner: (banner: Banner) => void;
}

/** Shows the banner that home has loaded, else fetches it. Without a banner it takes no space. */
export function AuthBanner({ position, onBanner }: AuthBannerProps) {
  const app = useApp();
  const country = currentCountry(app);
  const ofHome = useQueryClient().getQueryData<BannersByPosition>(getLobbyBatchBannersQueryKey({ country }));
  const own = useLobbyBanners(
    { country, position },
    { query: { enabled: !ofHome, meta: { isQuiet: true } } },
  );
  return (
    <QueryView
      query={readAs(own, ofHome ? ofHome[position] : own.data)}
      loading={<Skeleton className={`${BANNER_SHAPES[220]} ${HIDDEN_WHEN_LOW}`} />}
      failed={null}
    >
      {([banner]) =>
        banner && (
          <BannerButton
            banner={banner}
            height={220}
            eager="normal"
            onTap={onBanner}
            className={HIDDEN_WHEN_LOW}
          />
        )
      }
    </QueryView>
  );
}
