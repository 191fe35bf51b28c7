import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './console.css';
import { ReferencePage } from './reference/reference-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <ReferencePage />
  </StrictMode>,
);
