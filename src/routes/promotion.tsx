import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../app/coming-screen.tsx';

export const Route = createFileRoute('/promotion')({ component: Screen });

function Screen() {
  return <ComingScreen name="promotion" />;
}
