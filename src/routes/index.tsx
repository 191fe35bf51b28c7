import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../features/lobby/home/home-screen.tsx';

export const Route = createFileRoute('/')({
  component: HomeScreen,
  // Home is painted in the document and hydrated from the first bundle: splitting it would only add a request.
  codeSplitGroupings: [],
});
