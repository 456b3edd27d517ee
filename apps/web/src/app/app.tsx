import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { announceAndGoToLogin } from '../session/sign-in-redirect.ts';
import { LazyToaster } from './lazy-toaster.tsx';
import { Routes } from './routes.tsx';

interface AppProps {
  /** The page came with the landing screen in it (landing-markup.tsx). */
  readonly isLandingShown: boolean;
}

export function App({ isLandingShown }: AppProps) {
  const [queryClient] = useState(() => createQueryClient(announceAndGoToLogin));
  return (
    <QueryClientProvider client={queryClient}>
      <Routes isLandingShown={isLandingShown} />
      <LazyToaster />
    </QueryClientProvider>
  );
}
