import type { VideoClip } from '@cutroom/contract';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { intervalAt } from '../../editor/cuts/cut-interval.ts';
import { isSilent, levelOf } from '../../editor/cuts/cut-level.ts';
import { positions } from '../../editor/cuts/timeline-cuts.ts';
import type { Editor } from '../../editor/editor.ts';
import { clipDrawings } from './clip-drawings.ts';
import type { StripCutDrawing } from './draw-strip.ts';

/** What the strip draws of each cut; the same list until a cut changes or more of the clips' drawings is here. */
export function useDrawnCuts(
  editor: Editor,
  clipOf: ReadonlyMap<string, VideoClip>,
): readonly StripCutDrawing[] {
  const [drawings] = useState(clipDrawings);
  const known = useSyncExternalStore(drawings.subscribe, drawings.get, drawings.get);
  useEffect(() => drawings.release, [drawings]);
  useEffect(() => {
    const shown = new Set(editor.cuts.map(({ clip }) => clip.clipId));
    drawings.want([...clipOf.values()].filter(({ id }) => shown.has(id)));
  }, [drawings, editor.cuts, clipOf]);
  return useMemo(() => {
    const places = positions(editor.cuts);
    return editor.cuts.map((cut, index) => ({
      clip: clipOf.get(cut.clip.clipId) ?? null,
      drawing: known.get(cut.clip.clipId) ?? null,
      sourceSeconds: intervalAt(editor, index)?.startSeconds ?? 0,
      speed: cut.clip.speed,
      startSeconds: places[index]?.startSeconds ?? 0,
      endSeconds: places[index]?.endSeconds ?? 0,
      gain: isSilent(cut.clip) ? 0 : 10 ** (levelOf(cut.clip) / 20),
    }));
  }, [editor, clipOf, known]);
}
