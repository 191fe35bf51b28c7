import { Link } from '@tanstack/react-router';
import { createContext, use } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { Button, type ButtonProps, buttonLook } from '../../../ui/button.tsx';

interface PlayLinkProps {
  tone: Exclude<ButtonProps['tone'], undefined>;
  size?: Exclude<ButtonProps['size'], undefined>;
  words?: string;
}

export const BackToGame = createContext<(() => void) | undefined>(undefined);

export function PlayLink({ tone, size = 'normal', words }: PlayLinkProps) {
  const onBackToGame = use(BackToGame);
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
