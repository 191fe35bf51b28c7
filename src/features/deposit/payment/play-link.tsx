import { Link } from '@tanstack/react-router';
import { texts } from '../../../i18n/texts.ts';
import { Button, type ButtonProps, buttonLook } from '../../../ui/button.tsx';

interface PlayLinkProps {
  tone: Exclude<ButtonProps['tone'], undefined>;
  size?: Exclude<ButtonProps['size'], undefined>;
  /** Instead of "Go and play". */
  words?: string;
  /** Over a game, the way back to it. */
  onBackToGame: (() => void) | undefined;
}

/** On to the games: back to the one that waits below, else to the lobby. */
export function PlayLink({ tone, size = 'normal', words, onBackToGame }: PlayLinkProps) {
  const { receipt, backToGame } = texts().deposit;
  if (onBackToGame) {
    return (
      <Button tone={tone} size={size} onClick={onBackToGame}>
        {words ?? backToGame()}
      </Button>
    );
  }
  return (
    <Link to="/" className={buttonLook({ tone, size })}>
      {words ?? receipt.play()}
    </Link>
  );
}
