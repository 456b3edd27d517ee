import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { announceAndGoToLogin } from '../session/sign-in-redirect.ts';
import { LazyToaster } from './lazy-toaster.tsx';
import { Routes } from './routes.tsx';

export function App() {
  const [queryClient] = useState(() => createQueryClient(announceAndGoToLogin));
  return (
    <QueryClientProvider client={queryClient}>
      <Routes />
      <LazyToaster />
    </QueryClientProvider>
  );
}
