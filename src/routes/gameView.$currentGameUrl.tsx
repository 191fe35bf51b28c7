import { createFileRoute } from '@tanstack/react-router';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { GameGate, GameReality } from '../app/guards/play-gate.tsx';
import { RequireSession } from '../app/guards/require-session.tsx';
import { useGoBack } from '../app/shell/use-go-back.ts';
import { useHiddenChrome } from '../app/shell/use-hidden-chrome.ts';
import { gameIdOf } from '../features/game-view/game-address.ts';
import { GameViewScreen } from '../features/game-view/game-view-screen.tsx';
import { showOpenRound } from '../features/lobby/games/open-rounds.ts';
import { loadTexts } from '../i18n/texts.ts';
import { useApp } from '../lib/app.ts';
import { LoadingLayer } from '../ui/loading-layer.tsx';

const InGameDeposit = lazy(async () => {
  const [{ DepositScreen }, { ReadyGift }] = await Promise.all([
    import('../features/deposit/deposit-screen.tsx'),
    import('../features/promotions/ready-gift.tsx'),
    loadTexts('deposit'),
    loadTexts('firstDeposit'),
    loadTexts('money'),
    loadTexts('promotions'),
  ]);
  return {
    default: (panel: Pick<ComponentProps<typeof DepositScreen>, 'onBackToGame' | 'onStep'>) => (
      <DepositScreen order={undefined} gift={<ReadyGift className="mt-32" />} {...panel} />
    ),
  };
});

export const Route = createFileRoute('/gameView/$currentGameUrl')({
  loader: () => loadTexts('game', 'system'),
  component: Screen,
});

function Screen() {
  const { currentGameUrl } = Route.useParams();
  return (
    <RequireSession>
      <Game address={currentGameUrl} />
    </RequireSession>
  );
}

function Game({ address }: { address: string }) {
  useHiddenChrome({ header: true, nav: true });
  const leave = useGoBack();
  const app = useApp();
  const [isShowing, setShowing] = useState(false);
  const game = { gameId: URL.canParse(address) ? gameIdOf(address) : undefined, isShowing };
  // The header's arrow, the phone's back and every link end here (GAM-14).
  useEffect(() => () => void showOpenRound(app), [app]);
  return (
    <GameGate game={game} onLeave={leave}>
      <GameViewScreen
        address={address}
        onLeave={leave}
        onShowing={setShowing}
        overlay={(onLeave) => <GameReality game={game} onLeave={onLeave} />}
        depositPanel={(onBackToGame, onStep) => (
          <Suspense fallback={<LoadingLayer />}>
            <InGameDeposit onBackToGame={onBackToGame} onStep={onStep} />
          </Suspense>
        )}
      />
    </GameGate>
  );
}
