import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import * as z from 'zod/v4/core';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { askEarly } from './app/early-questions.ts';
import { preloadScreen } from './app/screens.ts';
import { refuseStrayDrops } from './lib/file-drops.ts';
import { installHistoryGuard } from './lib/navigation/history-guard.ts';
import { announceAndGoToLogin } from './lib/navigation/sign-in-redirect.ts';
import { pageRoot } from './lib/page-root.ts';
import { registerWorker } from './lib/service-worker/register-worker.ts';
import { followSystemTheme } from './lib/theme.ts';
import './styles.css';

// Zod's compiled parsers need `new Function`, which our content security policy forbids.
z.config({ jitless: true });

installHistoryGuard();
refuseStrayDrops();
followSystemTheme();
registerWorker();

const root = pageRoot();
if (root === null) throw new Error('index.html has no #root');
const queryClient = createQueryClient(announceAndGoToLogin);
const isLandingShown = root.hasChildNodes();
const app = (
  <StrictMode>
    <App queryClient={queryClient} isLandingShown={isLandingShown} />
  </StrictMode>
);
if (isLandingShown) hydrateRoot(root, app);
else {
  // At the front door without a landing page in it there is a session, and so the dashboard.
  const path = location.pathname === '/' ? '/dashboard' : location.pathname;
  void askEarly(queryClient, path);
  preloadScreen(path).finally(() => createRoot(root).render(app));
}
