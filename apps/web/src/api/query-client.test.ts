import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const failWith = (message: string) => () => Promise.reject(new Error(message));

describe('createQueryClient', () => {
  it('reports an authorization error of a query', async () => {
    const onUnauthorized = vi.fn();
    const client = createQueryClient(onUnauthorized);
    const query = client.fetchQuery({ queryKey: ['x'], queryFn: failWith('401: Unauthorized') });
    await expect(query).rejects.toThrow();
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('reports an authorization error of a mutation', async () => {
    const onUnauthorized = vi.fn();
    const client = createQueryClient(onUnauthorized);
    const mutation = client.getMutationCache().build(client, { mutationFn: failWith('401: Unauthorized') });
    await expect(mutation.execute(undefined)).rejects.toThrow();
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('does not report other errors and does not try again', async () => {
    const onUnauthorized = vi.fn();
    const client = createQueryClient(onUnauthorized);
    const queryFn = vi.fn(failWith('500: Oh'));
    await expect(client.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow('500: Oh');
    expect(queryFn).toHaveBeenCalledOnce();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
