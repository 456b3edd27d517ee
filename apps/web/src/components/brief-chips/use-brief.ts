import type { Brief, Project, VideoClip } from '@cutroom/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { statusOf } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { asAsked } from '../../api/retry-after.ts';
import { editsOf, withoutLostClips } from './editing/brief-edits.ts';
import { marksOf, NOTHING_READ, withMark } from './editing/clip-marks.ts';
import type { ClipMark } from './editing/is-mark.ts';
import { useSettled } from './use-settled.ts';

/** A pause in writing. */
const PAUSE_MS = 350;
/** Where clips are still being looked at, or a reading failed, it is asked again. */
const AGAIN_MS = 5000;

export interface BriefReading {
  /** What is understood, with what was changed by hand; the last that was read where nothing newer comes. Null until then. */
  readonly brief: Brief | null;
  /** There is no text to read. */
  readonly isWordless: boolean;
  /** Why what is shown is of an earlier text, and nothing newer comes for now; null where it does. */
  readonly cutOff: 'connection' | 'server' | null;
  /** The changes made by hand, to be sent with the prompt; null where there are none. */
  readonly edits: Brief | null;
  readonly change: (brief: Brief) => void;
  /** What is said of clips beside them, by their ids. */
  readonly marks: ReadonlyMap<string, ClipMark>;
  readonly mark: (clip: VideoClip, mark: ClipMark | null) => void;
}

interface BriefSource {
  readonly project: Pick<Project, 'id' | 'videoClips'>;
  readonly text: string;
  /** The changes that were made by hand until now. */
  readonly edits: Brief | null;
  readonly onEdits: (edits: Brief | null) => void;
}

/** Has a prompt read while it is written: at each pause, one reading at a time. What is shown changes only when there is something newer. */
export function useBrief({ project: { id, videoClips }, text, edits, onEdits }: BriefSource): BriefReading {
  const [shown, setShown] = useState<Brief | null>(null);
  const prompt = useSettled(text, PAUSE_MS);
  const isEmpty = prompt.trim() === '' || text.trim() === '';
  const own = useMemo(
    () => (edits === null ? null : withoutLostClips(edits, new Set(videoClips.map((clip) => clip.id)))),
    [edits, videoClips],
  );
  const query = useQuery({
    queryKey: ['brief', id, prompt, own],
    queryFn: ({ signal }) =>
      callApi('readBrief', {
        params: { id },
        body: own === null ? { prompt } : { prompt, brief: own },
        signal,
      }),
    enabled: !isEmpty,
    gcTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      (error !== null || (data !== undefined && isOpen(data))) && asAsked(AGAIN_MS, error),
  });
  const { data, error } = query;
  useEffect(() => {
    if (data !== undefined) setShown(data);
  }, [data]);
  const isRefused = own !== null && REFUSED.has(statusOf(error) ?? 0);
  useEffect(() => {
    // Changes that an earlier version of the product kept in this tab may be of another shape.
    if (isRefused) onEdits(null);
  }, [isRefused, onEdits]);
  // Nothing is read of an empty text, but what was changed by hand counts whatever will stand there; and what was taken out
  // of that can be undone.
  const brief = isEmpty ? (own ?? (shown?.wishes.length === 0 ? shown : null)) : (shown ?? own);
  const marks = useMemo(() => marksOf(own), [own]);
  const change = (next: Brief) => {
    setShown(next);
    onEdits(editsOf(next));
  };
  return {
    brief,
    isWordless: isEmpty,
    edits: own,
    cutOff: isEmpty ? null : cutOffOf(query),
    change,
    marks,
    mark: (clip, mark) => change(withMark(brief ?? NOTHING_READ, clip, mark)),
  };
}

/** A server that answered is there: it has too much to do, or cannot do it. */
function cutOffOf({
  error,
  fetchStatus,
}: Pick<UseQueryResult, 'error' | 'fetchStatus'>): BriefReading['cutOff'] {
  if (fetchStatus === 'paused') return 'connection';
  if (error === null) return null;
  return statusOf(error) === null ? 'connection' : 'server';
}

/** What was sent cannot be read, is too large, or names clips that are not there. */
const REFUSED: ReadonlySet<number> = new Set([400, 413, 422]);

/** Whether some words could mean a clip that nobody has looked at yet. */
function isOpen({ wishes }: Brief): boolean {
  return wishes.some((wish) => 'clips' in wish && wish.clips.some(({ answer }) => answer === 'unknown'));
}
