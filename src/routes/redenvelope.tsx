import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../app/coming-screen.tsx';

export const Route = createFileRoute('/redenvelope')({ component: Screen });

function Screen() {
  return <ComingScreen name="redenvelope" />;
}
