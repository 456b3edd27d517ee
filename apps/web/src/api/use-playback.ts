import type { Playback, PlaybackClip } from '@cutroom/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { asAsked } from './retry-after.ts';
import { projectKey } from './use-project.ts';

/** While a clip's proxy or analysis is still on its way, it is asked for so often. */
const UNFINISHED_POLL_MS = 5000;
/** Until a run has its plan: who waits for it sees it at once. */
const UNPLANNED_POLL_MS = 250;

interface Options {
  /** Whether it is asked for at all. */
  readonly isWanted?: boolean;
  /** The run whose plan is waited for; null or absent where none is. */
  readonly awaitedRunId?: string | null;
}

/**
 * What a player needs to play an edit of a project without a render.
 * @returns null until it is here, and where it cannot be had
 */
export function usePlayback(projectId: number, options: Options = {}): Playback | null {
  return usePlaybackOrFailure(projectId, options).playback;
}

/** For who has to say that it could not be had: nobody asks for it again then until the project is. */
export function usePlaybackOrFailure(
  projectId: number,
  { isWanted = true, awaitedRunId = null }: Options = {},
): { readonly playback: Playback | null; readonly isFailed: boolean } {
  const { data, isError } = useQuery({
    queryKey: [...projectKey(projectId), 'playback'],
    queryFn: ({ signal }) => callApi('getPlayback', { params: { id: projectId }, signal }),
    enabled: isWanted,
    refetchInterval: ({ state }) => {
      if (state.data === undefined) return false;
      const isAwaited = awaitedRunId !== null && state.data.planned?.runId !== awaitedRunId;
      if (isAwaited) return asAsked(UNPLANNED_POLL_MS, state.error);
      return state.data.clips.some(isUnfinished) && asAsked(UNFINISHED_POLL_MS, state.error);
    },
  });
  return { playback: data ?? null, isFailed: data === undefined && isError };
}

/** What has no proxy ever has no analysis to come either. */
export function isUnfinished(clip: PlaybackClip): boolean {
  return clip.hasNoProxy !== true && (clip.proxyUrl === null || clip.analysis === null);
}
