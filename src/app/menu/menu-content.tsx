import { useNavigate } from '@tanstack/react-router';
import type { Banner } from '../../api/generated/contract.schemas.ts';
import { settings } from '../../config/this-page.ts';
import { useBannerAction } from '../../features/lobby/banners/use-banner-action.ts';
import { useBanners } from '../../features/lobby/lobby-queries.ts';
import { useNoticeCount } from '../../features/notices/use-notices.ts';
import { changeLanguage, nextLanguage } from '../../i18n/languages.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { type Read, readAs } from '../../lib/read.ts';
import { openPopup } from '../../popups/popup-store.ts';
import { currentCountry } from '../../session/market.ts';
import { remember } from '../../session/pending.ts';
import { usePlayBlock } from '../../session/play-limits/use-play-limits.ts';
import { useIsLogin } from '../../session/session-store.ts';
import { usePlayer } from '../../session/use-player.ts';
import { hideUsedOffers } from '../../session/used-offers.ts';
import { BANNER_SHAPES, BannerButton } from '../../ui/banner-button.tsx';
import { Boundary } from '../../ui/boundary.tsx';
import { Button } from '../../ui/button.tsx';
import { EntryContent, type EntryContentProps } from '../../ui/entry.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeletons } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { type MenuItemId, menuItems, visibleMenuBanners, visibleMenuItems } from './menu-rules.ts';
import { closeMenu } from './menu-store.ts';

const LIST = 'flex flex-col gap-16';

interface MenuBannersProps {
  banners: Read<readonly Banner[]>;
  onTap: (banner: Banner) => void;
}

function MenuBanners({ banners, onTap }: MenuBannersProps) {
  const skeleton = (
    <div className={LIST}>
      <Skeletons count={2} className={BANNER_SHAPES[180]} />
    </div>
  );
  return (
    <QueryView query={banners} loading={skeleton} failed={null} empty={null}>
      {(rows) => (
        <ul className={LIST}>
          {rows.map((banner) => (
            <li key={banner.id}>
              <BannerButton banner={banner} height={180} eager="normal" onTap={onTap} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

interface MenuContentProps {
  onLogout: () => void;
  onceClosed: (act: () => void) => void;
}

type PlayerPath = '/deposit' | '/withdraw' | '/transactions' | '/bettinghistory';

function MenuEntry({ onTap, ...content }: EntryContentProps & { onTap: () => void }) {
  return (
    <button
      type="button"
      onClick={onTap}
      className="press -mx-12 flex min-h-104 w-[calc(100%+0.24rem)] items-center gap-24 rounded-md px-16 text-left text-base active:bg-raised"
    >
      <EntryContent {...content} />
    </button>
  );
}

export function MenuContent({ onLogout, onceClosed }: MenuContentProps) {
  const app = useApp();
  const { menu } = texts();
  const isLogin = useIsLogin();
  const navigate = useNavigate();
  const runBanner = useBannerAction();
  const banners = useBanners();
  const deposits = usePlayer()?.rechargeCount;
  const block = usePlayBlock();
  const language = nextLanguage(app);
  const noticeCount = useNoticeCount();

  const openPlayerScreen = (to: PlayerPath) => {
    closeMenu(app);
    if (isLogin) return void navigate({ to });
    remember(app, { destination: to });
    openPopup(app, { kind: 'LOGIN' });
  };
  const openScreen = (to: '/promotion' | '/notices') => {
    closeMenu(app);
    void navigate({ to });
  };
  const tapBanner = (banner: Parameters<typeof runBanner>[0]) => {
    closeMenu(app);
    runBanner(banner);
  };
  const tap: Record<MenuItemId, () => void> = {
    transactions: () => openPlayerScreen('/transactions'),
    bettinghistory: () => openPlayerScreen('/bettinghistory'),
    promotion: () => openScreen('/promotion'),
    notices: () => openScreen('/notices'),
    language: () => onceClosed(() => changeLanguage(app, language.code)),
  };
  const bannersAt = (position: 'menu_bar_top' | 'menu_bar_bottom') =>
    readAs(
      banners,
      banners.data &&
        hideUsedOffers(
          visibleMenuBanners(banners.data[position], location.hostname, settings.wheelFreeHosts ?? []),
          deposits,
          block,
        ),
    );

  return (
    <>
      <div className="flex flex-wrap gap-16">
        <Button data-part="deposits" className="flex-1 px-12!" onClick={() => openPlayerScreen('/deposit')}>
          <Icon name="deposit" className="size-36 shrink-0" />
          <span>{menu.toDeposit()}</span>
        </Button>
        <Button tone="quiet" className="flex-1 px-12!" onClick={() => openPlayerScreen('/withdraw')}>
          <Icon name="withdraw" className="size-36 shrink-0" />
          <span>{menu.toWithdraw()}</span>
        </Button>
      </div>
      <Boundary isDecoration>
        <MenuBanners banners={bannersAt('menu_bar_top')} onTap={tapBanner} />
      </Boundary>
      <ul aria-label={menu.items()}>
        {visibleMenuItems(menuItems, currentCountry(app), location.hostname).map(({ id, icon }) => (
          <li key={id}>
            <MenuEntry
              icon={icon}
              name={menu.item[id]()}
              onTap={tap[id]}
              {...(id === 'notices' &&
                noticeCount > 0 && {
                  value: (
                    <span className="rounded-full bg-action px-16 font-bold text-sm text-text">
                      {noticeCount}
                    </span>
                  ),
                })}
              {...(id === 'language' && {
                value: (
                  <span lang={language.lang} className="text-muted">
                    {language.text}
                  </span>
                ),
              })}
            />
          </li>
        ))}
        {isLogin && (
          <li className="mt-12 border-line/60 border-t pt-12">
            <MenuEntry icon="logout" name={menu.logout()} onTap={onLogout} />
          </li>
        )}
      </ul>
      <Boundary isDecoration>
        <MenuBanners banners={bannersAt('menu_bar_bottom')} onTap={tapBanner} />
      </Boundary>
    </>
  );
}
