import type { Project } from '@cutroom/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cutsToSave, isSameTimeline, loadCuts } from '../editor/cuts/timeline-cuts.ts';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';
import { type Draft, forgetDraft, keepDraft, newDraftKey, readDrafts } from './draft-store.ts';

/** So soon after the last change it is kept. */
const KEEP_DELAY_MS = 250;

/** Changes of an earlier visit that were never saved. */
interface OfferedDraft extends Draft {
  /** Whether the timeline that they were made to is not the server's any more. */
  readonly isOutdated: boolean;
}

export interface TimelineDraft {
  readonly offered: OfferedDraft | null;
  readonly bringBack: () => void;
  readonly discard: () => void;
  /** Whether this browser keeps the changes made now. */
  readonly isKept: boolean;
}

/** Keeps changes in this browser until they are saved, and offers those that an earlier visit left. */
export function useDraft(
  project: Pick<Project, 'id' | 'videoClips'>,
  { editor, isUnsaved, dispatch }: Pick<TimelineEditor, 'editor' | 'isUnsaved' | 'dispatch'>,
): TimelineDraft {
  const [ownKey] = useState(() => newDraftKey(project.id));
  const [offered, setOffered] = useState(() => offeredDraft(project, editor));
  const [isKept, setKept] = useState(true);
  const { cuts, editVersion } = editor;
  const keep = useCallback(() => {
    const draft = { key: ownKey, keptAtMs: Date.now(), editVersion, clips: cutsToSave(cuts) };
    setKept(keepDraft(draft));
  }, [ownKey, editVersion, cuts]);
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (!isUnsaved) {
      waiting.current = null;
      forgetDraft(ownKey);
      return;
    }
    waiting.current = keep;
    const timer = window.setTimeout(() => {
      waiting.current = null;
      keep();
    }, KEEP_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isUnsaved, keep, ownKey]);

  useEffect(() => {
    const keepNow = () => {
      waiting.current?.();
      waiting.current = null;
    };
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      keepNow();
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, []);

  const settle = () => {
    if (offered !== null) forgetDraft(offered.key);
    setOffered(null);
  };
  return {
    offered,
    isKept,
    discard: settle,
    bringBack: () => {
      if (offered === null) return;
      dispatch({ kind: 'brought_back', clips: offered.clips, editVersion: offered.editVersion });
      settle();
    },
  };
}

/** The newest draft that is another timeline than the server's, without clips that are gone. */
function offeredDraft(
  { id, videoClips }: Pick<Project, 'id' | 'videoClips'>,
  { saved, editVersion }: TimelineEditor['editor'],
): OfferedDraft | null {
  const clipIds = new Set(videoClips.map((clip) => clip.id));
  for (const draft of readDrafts(id)) {
    const clips = draft.clips.filter(({ clipId }) => clipIds.has(clipId));
    const cuts = loadCuts(clips);
    if (cuts.length > 0 && saved !== null && !isSameTimeline(cuts, saved)) {
      return { ...draft, clips, isOutdated: draft.editVersion !== editVersion };
    }
    forgetDraft(draft.key);
  }
  return null;
}
