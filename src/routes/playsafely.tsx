import { createFileRoute } from '@tanstack/react-router';
import { PlaySafelyScreen } from '../features/play-safely/play-safely-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/playsafely')({
  loader: () => Promise.all([loadTexts('safely'), loadTexts('money')]),
  component: PlaySafelyScreen,
});
