import { clipIdsOfCut, type VideoClip } from '@cutroom/contract';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { intervalAt } from '../../editor/cuts/cut-interval.ts';
import { isSilent, levelOf } from '../../editor/cuts/cut-level.ts';
import { positions, type TimelineCut } from '../../editor/cuts/timeline-cuts.ts';
import { heardClipOf } from '../../editor/cuts/unheard.ts';
import type { Editor } from '../../editor/editor.ts';
import { clipDrawings } from './clip-drawings.ts';
import type { HeardDrawing, StripCutDrawing } from './draw-strip.ts';

/** What the strip draws of each cut; the same list until a cut changes or more of the clips' drawings is here. */
export function useDrawnCuts(
  editor: Editor,
  clipOf: ReadonlyMap<string, VideoClip>,
): readonly StripCutDrawing[] {
  const [drawings] = useState(clipDrawings);
  const known = useSyncExternalStore(drawings.subscribe, drawings.get, drawings.get);
  useEffect(() => drawings.release, [drawings]);
  useEffect(() => {
    const shown = new Set(editor.cuts.flatMap(({ clip }) => clipIdsOfCut(clip)));
    drawings.want([...clipOf.values()].filter(({ id }) => shown.has(id)));
  }, [drawings, editor.cuts, clipOf]);
  return useMemo(() => {
    const places = positions(editor.cuts);
    return editor.cuts.map((cut, index) => {
      const sourceSeconds = intervalAt(editor, index)?.startSeconds ?? 0;
      const heardClip = heardClipOf(cut.clip, clipOf);
      return {
        clip: clipOf.get(cut.clip.clipId) ?? null,
        drawing: known.get(cut.clip.clipId) ?? null,
        sourceSeconds,
        speed: cut.clip.speed,
        startSeconds: places[index]?.startSeconds ?? 0,
        endSeconds: places[index]?.endSeconds ?? 0,
        heard: {
          clip: heardClip,
          peaks: known.get(heardClip?.id ?? '')?.peaks ?? null,
          ...heardFrom(cut, heardClip, sourceSeconds),
        },
        gain: isSilent(cut.clip) ? 0 : 10 ** (levelOf(cut.clip) / 20),
      };
    });
  }, [editor, clipOf, known]);
}

function heardFrom(
  { clip: { audioFrom, speed } }: TimelineCut,
  heardClip: VideoClip | null,
  sourceSeconds: number,
): Pick<HeardDrawing, 'sourceSeconds' | 'speed'> {
  if (audioFrom === undefined || heardClip?.id !== audioFrom.clipId) return { sourceSeconds, speed };
  return { sourceSeconds: audioFrom.startSeconds, speed: undefined };
}
