import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../features/lobby/home/home-screen.tsx';

export const Route = createFileRoute('/')({
  component: HomeScreen,
  // The document has home painted, and the first bundle hydrates it: splitting would only add a request.
  codeSplitGroupings: [],
});
