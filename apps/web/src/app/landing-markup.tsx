import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { createQueryClient } from '../api/query-client.ts';
import { App } from './app.tsx';

/**
 * The landing page as HTML, made by the build (build/static-landing.ts): the server puts it into the page for visitors
 * without a session, who then read it before the first script is there, which takes it over as it is.
 */
export function landingMarkup(): string {
  return renderToString(
    <StrictMode>
      <Router ssrPath="/">
        <App queryClient={createQueryClient(() => {})} isLandingShown />
      </Router>
    </StrictMode>,
  );
}
