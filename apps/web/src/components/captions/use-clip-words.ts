import type { ClipWord } from '@cutroom/contract';
import { useQueries } from '@tanstack/react-query';
import { wordsQuery } from './use-captions.ts';

/** Of one clip: its words, or why they are not here. */
export type ClipWords =
  | { readonly kind: 'here'; readonly words: readonly ClipWord[] }
  | { readonly kind: 'on_their_way' }
  | { readonly kind: 'failed'; readonly isTrying: boolean; readonly retry: () => void };

/** The words of clips, by clip id. */
export function useClipWords(projectId: number, clipIds: readonly string[]): ReadonlyMap<string, ClipWords> {
  const answers = useQueries({ queries: clipIds.map((clipId) => wordsQuery(projectId, clipId)) });
  return new Map(
    clipIds.map((clipId, index) => {
      const answer = answers[index];
      return [clipId, answer === undefined ? ON_THEIR_WAY : clipWords(answer)] as const;
    }),
  );
}

const ON_THEIR_WAY = { kind: 'on_their_way' } as const;

interface Answer {
  readonly data: readonly ClipWord[] | undefined;
  readonly errorUpdateCount: number;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What failed stays so while it is tried again: nothing goes away under the press. */
function clipWords({ data, errorUpdateCount, isFetching, refetch }: Answer): ClipWords {
  if (data !== undefined) return { kind: 'here', words: data };
  if (errorUpdateCount === 0) return ON_THEIR_WAY;
  return { kind: 'failed', isTrying: isFetching, retry: () => void refetch() };
}
