import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { announceAndGoToLogin } from '../session/sign-in-redirect.ts';
import { Toaster } from '../ui/toaster.tsx';
import { Routes } from './routes.tsx';

export function App() {
  const [queryClient] = useState(() => createQueryClient(announceAndGoToLogin));
  return (
    <QueryClientProvider client={queryClient}>
      <Routes />
      <Toaster />
    </QueryClientProvider>
  );
}
