import { createFileRoute, redirect } from '@tanstack/react-router';
import { ComingScreen } from '../app/coming-screen.tsx';

export const Route = createFileRoute('/redenvelope')({
  // The address may bring a token, a language and a channel (spec point 2): none of it stays there (RED-03).
  beforeLoad: ({ location }) => {
    if (location.searchStr !== '') throw redirect({ to: '/redenvelope', search: {}, replace: true });
  },
  component: Screen,
});

function Screen() {
  return <ComingScreen name="redenvelope" />;
}
