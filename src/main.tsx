import { startPage } from './app/start/start-page.tsx';
import { createAppRouter } from './router.tsx';
import './styles/app.css';

// A task of its own: on a slow phone, running the bundle's modules takes long enough.
setTimeout(() => void startPage(createAppRouter));
