import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { authQuery } from '../api/use-auth.ts';
import { SignedIn } from './signed-in.tsx';

/** @param user undefined while nobody has answered yet */
function shownTo(user: { id: string; email: string } | null | undefined): string {
  const queryClient = createQueryClient(() => {});
  if (user !== undefined) queryClient.setQueryData(authQuery.queryKey, user);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <SignedIn>The screen</SignedIn>
    </QueryClientProvider>,
  );
}

it('is an empty page until somebody is known to be signed in', () => {
  expect(shownTo(undefined)).toBe('');
  expect(shownTo(null)).toBe('');
  expect(shownTo({ id: 'ada', email: 'ada@example.com' })).toBe('The screen');
});
