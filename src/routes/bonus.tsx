import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { BonusScreen } from '../features/bonus/bonus-screen.tsx';
import { BonusGames } from '../features/lobby/games/bonus-games.tsx';
import { loadTexts, texts } from '../i18n/texts.ts';

export const Route = createFileRoute('/bonus')({ loader: () => loadTexts('bonus'), component: Screen });

function Screen() {
  return (
    <RequireSession title={texts().bonus.title()}>
      <BonusScreen>
        <BonusGames title={texts().bonus.bonusGames()} />
      </BonusScreen>
    </RequireSession>
  );
}
