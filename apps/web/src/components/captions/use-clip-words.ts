import type { ClipWord } from '@cutroom/contract';
import { useQueries } from '@tanstack/react-query';
import { wordsQuery } from './use-captions.ts';

/** The words of clips, by clip id; those that are not here yet are not among them. */
export function useClipWords(
  projectId: number,
  clipIds: readonly string[],
): ReadonlyMap<string, readonly ClipWord[]> {
  const answers = useQueries({ queries: clipIds.map((clipId) => wordsQuery(projectId, clipId)) });
  return new Map(
    clipIds.flatMap((clipId, index) => {
      const words = answers[index]?.data;
      return words === undefined ? [] : [[clipId, words] as const];
    }),
  );
}
