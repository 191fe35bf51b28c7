import { Link } from '@tanstack/react-router';
import { texts } from '../../../i18n/texts.ts';
import { Button, type ButtonProps, buttonLook } from '../../../ui/button.tsx';

interface PlayLinkProps {
  tone: Exclude<ButtonProps['tone'], undefined>;
  size?: Exclude<ButtonProps['size'], undefined>;
  /** Over a game, the way back to it. */
  onBackToGame: (() => void) | undefined;
}

/** On to the games: back to the one that waits below, else to the lobby. */
export function PlayLink({ tone, size = 'normal', onBackToGame }: PlayLinkProps) {
  const { receipt, backToGame } = texts().deposit;
  if (onBackToGame) {
    return (
      <Button tone={tone} size={size} onClick={onBackToGame}>
        {backToGame()}
      </Button>
    );
  }
  return (
    <Link to="/" className={buttonLook({ tone, size })}>
      {receipt.play()}
    </Link>
  );
}
