import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createQueryClient } from '../api/query-client.ts';
import { LandingScreen } from '../features/landing/landing-screen.tsx';

/**
 * The landing page as HTML, made by the build (build/static-landing.ts): the server puts it into the page for visitors
 * without a session, who then read it before the first script is there.
 */
export function landingMarkup(): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <LandingScreen isSettled />
    </QueryClientProvider>,
  );
}
