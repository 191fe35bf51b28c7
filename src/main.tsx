import { startPage } from './app/start/start-page.tsx';
import { createAppRouter } from './router.tsx';
import './styles/app.css';

void startPage(createAppRouter);
