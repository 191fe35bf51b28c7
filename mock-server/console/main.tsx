import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsolePage } from './console-page.tsx';
import './console.css';
import { WorldProvider } from './world.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <WorldProvider>
        <ConsolePage />
      </WorldProvider>
    </QueryClientProvider>
  </StrictMode>,
);
