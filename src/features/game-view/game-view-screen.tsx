import { frameable, framingFor } from '@copihue/contract/game-hosts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useGameUrl } from '../../api/generated/game-url.ts';
import { hosts } from '../../config/this-page.ts';
import { serverLanguage } from '../../i18n/languages.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { readDevice, writeDevice } from '../../lib/device-storage.ts';
import { readAs } from '../../lib/read.ts';
import { openPopup } from '../../popups/popup-store.ts';
import { currentToken, onSessionChange } from '../../session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { PageTitle } from '../../ui/section.tsx';
import { usePlaceRef } from '../../ui/use-place.ts';
import type { DepositPanel } from './deposit-sheet.tsx';
import { gameIdOf, isFirstVisit, isLuckyWheel, withoutToken, withToken } from './game-address.ts';
import { Playing } from './playing.tsx';

interface RefusedGameProps {
  why: 'foreign' | 'old' | 'failed';
  onBack: () => void;
  onRetry?: () => void;
}

function RefusedGame({ why, onBack, onRetry }: RefusedGameProps) {
  const { game, common } = texts();
  const { title, text } = game.refused[why];
  return (
    <div className="flex flex-1 flex-col justify-center">
      <PageTitle>{title()}</PageTitle>
      <NoticeState icon={why === 'foreign' ? 'shield' : 'alert'} title={title()} text={text()}>
        {onRetry && <Button onClick={onRetry}>{common.retry()}</Button>}
        <Button tone={onRetry ? 'quiet' : 'action'} onClick={onBack}>
          {game.seeGames()}
        </Button>
      </NoticeState>
    </div>
  );
}

/** The tap was in the frame, so nothing beside it says that the session has ended (NET-12). */
function EndedSession({ onBack, onLogin }: { onBack: () => void; onLogin: () => void }) {
  const app = useApp();
  const { session } = texts().system;
  useEffect(() => onSessionChange(app, (isLogin) => isLogin && onLogin()), [app, onLogin]);
  return (
    <div className="flex flex-1 flex-col justify-center">
      <PageTitle>{session.ended()}</PageTitle>
      <NoticeState icon="alert" title={session.ended()} text={session.endedText()}>
        <Button onClick={() => openPopup(app, { kind: 'LOGIN' })}>{session.login()}</Button>
        <Button tone="quiet" onClick={onBack}>
          {texts().game.seeGames()}
        </Button>
      </NoticeState>
    </div>
  );
}

/** Replaces this address by a new entry of the game, with the same odds (GAM-09, GAM-05). */
function useFreshEntry(gameId: string | undefined) {
  const app = useApp();
  const navigate = useNavigate();
  const selection = useLocation({ select: ({ state }) => state.selection });
  const entry = useGameUrl();
  const { mutate } = entry;
  const request = useCallback(() => {
    if (gameId === undefined) return;
    mutate(
      { data: { gameId, ...(selection && { selection }) } },
      {
        onSuccess: ({ url, isBonus }) => {
          writeDevice(app, 'isBonus', String(isBonus));
          const to = { to: '/gameView/$currentGameUrl', params: { currentGameUrl: url } } as const;
          void navigate({ ...to, replace: true, state: true });
        },
      },
    );
  }, [gameId, mutate, navigate, selection, app]);
  const isSessionOver = entry.error?.kind === 'unauthorized';
  return { ...readAs<never>({ ...entry, refetch: request }, undefined), isSessionOver };
}

interface GameViewScreenProps {
  address: string;
  depositPanel: DepositPanel;
  overlay: (onLeave: () => void) => ReactNode;
  onLeave: () => void;
  /** The game shows a result that the server already knows. */
  onShowing: (isShowing: boolean) => void;
}

export function GameViewScreen({ address, ...rest }: GameViewScreenProps) {
  const gameHosts = { game: hosts.game, page: location.origin };
  const href = frameable(address, gameHosts);
  return (
    <div
      ref={usePlaceRef('header')}
      data-top-bar
      className="column low:max-w-none fixed inset-0 z-[900] flex flex-col bg-ground low:has-[iframe]:grid low:has-[iframe]:grid-cols-[auto_1fr] low:has-[iframe]:grid-rows-[1fr_auto]"
    >
      {href === undefined ? (
        <RefusedGame why="foreign" onBack={rest.onLeave} />
      ) : (
        <Entry key={href} href={withoutToken(href)} framing={framingFor(gameHosts)} {...rest} />
      )}
    </div>
  );
}

interface EntryProps extends Omit<GameViewScreenProps, 'address'> {
  href: string;
  framing: ReturnType<typeof framingFor>;
}

function Entry({ href, framing, depositPanel, overlay, onLeave, onShowing }: EntryProps) {
  const app = useApp();
  const { common } = texts();
  const isFromBanner = useLocation({ select: ({ state }) => state.isWheel === true });
  const isWheel = isLuckyWheel(href, isFromBanner);
  const [isFresh, setFresh] = useState(() => isWheel || isFirstVisit(app, href));
  // This entry stored it, and another tab's may replace it; the wheel buys its own entry and plays for cash.
  const [isBonus] = useState(() => !isWheel && readDevice(app, 'isBonus') === 'true');
  const gameId = gameIdOf(href);
  const entry = useFreshEntry(gameId);
  const { refetch: request } = entry;
  const [src] = useState(() =>
    isWheel ? withToken(href, currentToken(app) ?? '', serverLanguage(app), location.origin) : href,
  );

  useEffect(() => {
    if (!isFresh) request();
  }, [isFresh, request]);

  if (src === undefined) return <RefusedGame why="foreign" onBack={onLeave} />;
  if (isFresh) {
    return (
      <Playing
        src={src}
        address={href}
        framing={framing}
        isBonus={isBonus}
        depositPanel={depositPanel}
        overlay={overlay}
        onLeave={onLeave}
        onExpired={() => setFresh(false)}
        onShowing={onShowing}
      />
    );
  }
  if (gameId === undefined) return <RefusedGame why="old" onBack={onLeave} />;
  return (
    <QueryView
      query={entry}
      loading={
        <div className="grid flex-1 place-items-center" role="status" aria-label={common.loading()}>
          <Spinner />
        </div>
      }
      failed={(onRetry) =>
        entry.isSessionOver ? (
          <EndedSession onBack={onLeave} onLogin={request} />
        ) : (
          <RefusedGame why="failed" onBack={onLeave} onRetry={onRetry} />
        )
      }
    >
      {() => null}
    </QueryView>
  );
}
