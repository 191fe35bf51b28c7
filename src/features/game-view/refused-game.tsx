import type { ReactNode } from 'react';
import { texts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';

interface RefusedGameProps {
  why: 'foreign' | 'old' | 'failed';
  onBack: () => void;
  onRetry?: (() => void) | undefined;
}

/** In the place of a game that is not shown: says why, and leads back. */
export function RefusedGame({ why, onBack, onRetry }: RefusedGameProps): ReactNode {
  const { game, common } = texts();
  const { title, text } = game.refused[why];
  return (
    <div className="flex flex-1 flex-col justify-center">
      <NoticeState icon={why === 'foreign' ? 'shield' : 'alert'} title={title()} text={text()}>
        {onRetry && <Button onClick={onRetry}>{common.retry()}</Button>}
        <Button tone={onRetry ? 'quiet' : 'action'} onClick={onBack}>
          {game.seeGames()}
        </Button>
      </NoticeState>
    </div>
  );
}
