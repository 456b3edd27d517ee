import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { createQueryClient } from '../api/query-client.ts';

/**
 * What a hook answers at its first call. No effect runs; what it answers can be called, such as a mutation's `mutateAsync`.
 * @param onNavigate called instead of going to a path of this site
 */
export function runHook<T>(useIt: () => T, onNavigate: (path: string) => void = () => {}): T {
  const answers: T[] = [];
  function Caller() {
    answers.push(useIt());
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Router hook={() => ['/', (path) => onNavigate(path)]}>
        <Caller />
      </Router>
    </QueryClientProvider>,
  );
  const [answer] = answers;
  if (answer === undefined) throw new Error('The hook answered nothing');
  return answer;
}
