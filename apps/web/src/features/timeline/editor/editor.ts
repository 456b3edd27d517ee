import { type Project, playedSeconds, type SelectedClip } from '@cutroom/contract';
import type { BeatMaterial } from '@cutroom/reel';
import { fittedCuts } from './cuts/cut-audio.ts';
import { type Cuts, isSameTimeline, loadCuts } from './cuts/timeline-cuts.ts';

/** The server rounds to microseconds; anything above this was really cut short. */
const LIMITED_ABOVE_SECONDS = 0.01;

/** One thing that was done, and the timeline as it was before (in `past`) or after (in `future`). */
interface Step {
  readonly label: string;
  readonly cuts: Cuts;
  /** Steps with the same one, right after each other, are undone together; null for a step of its own. */
  readonly mergeKey: string | null;
}

/** The timeline editor: everything that commands read and change. */
export interface Editor {
  readonly cuts: Cuts;
  /** What the server has; null where nothing could be loaded. */
  readonly saved: Cuts | null;
  /** The original copy: what the director chose, before anybody edited it; null where nothing could be loaded. */
  readonly original: Cuts | null;
  /** The server's name of that copy (contract, `editVersion`). */
  readonly editVersion: string | null;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** How long each clip is, by its id, in seconds; a clip that is not in it may be any length. */
  readonly clipSeconds: ReadonlyMap<string, number>;
  /** How many frames a second each clip has, by its id, where that is known. */
  readonly clipRates: ReadonlyMap<string, number>;
  /** Keys of the cuts that were asked to play longer than their clip goes on, and were shortened to that. */
  readonly limitedKeys: readonly string[];
  /** The beats of the project's music, as far as known; null where there are none. */
  readonly beats: BeatMaterial | null;
  /** Images show the finished video until something is moved or removed, then the clips themselves. */
  readonly images: { readonly of: 'reel' | 'clips'; readonly version: number };
}

/**
 * @param isRendered whether the finished video shows these clips
 * @param clipSeconds how long each clip is, by its id
 * @param directedClips what the director chose, where that was edited since
 */
export function openEditor(
  selectedClips: readonly SelectedClip[],
  isRendered: boolean,
  clipSeconds: ReadonlyMap<string, number> = new Map(),
  editVersion: string | null = null,
  directedClips?: readonly SelectedClip[],
): Editor {
  const cuts = loadCuts(selectedClips);
  return {
    cuts,
    saved: cuts.length === 0 ? null : cuts,
    original: originalCuts(cuts, directedClips),
    editVersion,
    past: [],
    future: [],
    clipSeconds,
    clipRates: new Map(),
    limitedKeys: [],
    beats: null,
    images: { of: isRendered ? 'reel' : 'clips', version: 0 },
  };
}

function originalCuts(saved: Cuts, directedClips: readonly SelectedClip[] | undefined): Cuts | null {
  const cuts = directedClips === undefined ? saved : loadCuts(directedClips);
  return cuts.length === 0 ? null : cuts;
}

export function hasUnsavedChanges({ cuts, saved }: Editor): boolean {
  return saved !== null && !isSameTimeline(cuts, saved);
}

/** The editor after a step that can be undone. */
export function afterStep(editor: Editor, cuts: Cuts, label: string, mergeKey: string | null = null): Editor {
  const last = editor.past.at(-1);
  const isMerged = mergeKey !== null && last?.mergeKey === mergeKey;
  const step: Step = { label, cuts: editor.cuts, mergeKey };
  return {
    ...editor,
    cuts: fittedCuts(cuts, editor.clipSeconds),
    past: isMerged ? editor.past : [...editor.past, step],
    future: [],
  };
}

/** New images, of the clips in their new places (spec section 4). */
export function withFreshImages(editor: Editor): Editor {
  return { ...editor, images: { of: 'clips', version: editor.images.version + 1 } };
}

/** The project's timeline as the server has it. */
export type ServerTimeline = Pick<Project, 'editingPlan' | 'editVersion'>;

/**
 * The editor once the server has saved `sent`. Cuts that were changed meanwhile keep their change.
 * @param answer the server's: what will really play, clip by clip as sent
 */
export function afterSave(editor: Editor, sent: Cuts, { editingPlan, editVersion }: ServerTimeline): Editor {
  const saved = editingPlan?.selectedClips ?? [];
  const savedCuts = sent.map((cut, index) => ({ ...cut, clip: { ...cut.clip, ...saved[index] } }));
  const limitedKeys = sent
    .filter(({ clip }, index) => {
      const effective = saved[index];
      return (
        effective !== undefined && playedSeconds(clip) - playedSeconds(effective) > LIMITED_ABOVE_SECONDS
      );
    })
    .map(({ key }) => key);
  const isUnchanged = isSameTimeline(editor.cuts, sent);
  const cuts = isUnchanged ? savedCuts : editor.cuts;
  return { ...editor, cuts, saved: savedCuts, editVersion, limitedKeys };
}

/** The editor with an earlier plan that the server has brought back; undoing gives what was here before. */
export function afterRestore(editor: Editor, { editingPlan, editVersion }: ServerTimeline): Editor {
  const cuts = loadCuts(editingPlan?.selectedClips ?? []);
  if (cuts.length === 0) return editor;
  const step = afterStep(editor, cuts, 'Bring back');
  const original = originalCuts(cuts, editingPlan?.directedClips);
  return withFreshImages({ ...step, saved: cuts, original, editVersion, limitedKeys: [] });
}

/** The editor with what the server has now; the changes made here can be brought back by undoing. */
export function afterRefresh(editor: Editor, { editingPlan, editVersion }: ServerTimeline): Editor {
  const cuts = loadCuts(editingPlan?.selectedClips ?? []);
  if (cuts.length === 0) return editor;
  const refreshed = hasUnsavedChanges(editor)
    ? afterStep(editor, cuts, 'Refresh Timeline')
    : { ...editor, cuts };
  const original = originalCuts(cuts, editingPlan?.directedClips);
  return withFreshImages({ ...refreshed, saved: cuts, original, editVersion, limitedKeys: [] });
}

/**
 * The editor with changes that an earlier visit left; undoing gives what was here before.
 * @param editVersion of the timeline that they were made to: they are never saved over another
 */
export function afterBringBack(
  editor: Editor,
  clips: readonly SelectedClip[],
  editVersion: string | null,
): Editor {
  const cuts = loadCuts(clips);
  if (cuts.length === 0) return editor;
  return withFreshImages({
    ...afterStep(editor, cuts, 'Bring back changes'),
    editVersion: editVersion ?? editor.editVersion,
    limitedKeys: [],
  });
}
