import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LazyRunTeller } from './lazy-run-teller.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { Routes } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

interface AppProps {
  readonly queryClient: QueryClient;
  /** The page came with the landing screen in it (landing-markup.tsx). */
  readonly isLandingShown: boolean;
}

export function App({ queryClient, isLandingShown }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ScreenBoundary>
        <Routes isLandingShown={isLandingShown} />
        <LazyRunTeller />
        <LazyToaster />
      </ScreenBoundary>
    </QueryClientProvider>
  );
}
