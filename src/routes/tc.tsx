import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '../features/terms/terms-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/tc')({ loader: () => loadTexts('legal'), component: TermsScreen });
