import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../app/coming-screen.tsx';
import { RequireSession } from '../app/require-session.tsx';

export const Route = createFileRoute('/withdraw')({ component: Screen });

function Screen() {
  return (
    <RequireSession>
      <ComingScreen name="withdraw" />
    </RequireSession>
  );
}
