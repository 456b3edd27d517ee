import { clipIdsOfCut, type EditingPlan, type Look, type Transition } from '@cutroom/contract';
import {
  type Caption,
  captionsOf,
  heardCut,
  isCutHeard,
  layOutReel,
  type PlannableClip,
  type PlannedCut,
  planSpec,
  type ReelTimeline,
  reelAudio,
  selectedInOrder,
} from '@cutroom/reel';
import { cutFraming } from './cut-framing.ts';
import { editAudio } from './edit-audio.ts';
import type { EditCut, EditMedia, HandoffFile } from './edit-cut.ts';
import { type EditMusic, editMusic, type HandoffMusic } from './edit-music.ts';
import { editSpeed } from './edit-speed.ts';
import { type EditTransition, editTransitions } from './edit-transitions.ts';
import { heardStartFrame, mediaFrames, sourceFrames, sourceStartFrame } from './source-frames.ts';

export interface HandoffClip extends PlannableClip {
  readonly file: HandoffFile;
}

interface EditTitle {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A reel as other editors think of it. */
export interface HandoffEdit {
  readonly title: string;
  readonly projectId: number;
  readonly frames: number;
  readonly media: readonly EditMedia[];
  readonly cuts: readonly EditCut[];
  readonly transitions: readonly EditTransition[];
  readonly titles: readonly EditTitle[];
  /** What is said in the reel wherever the words are known, whether it is shown in the reel or not. */
  readonly captions: readonly Caption[];
  /** null without music. */
  readonly music: EditMusic | null;
  /** Whether nothing of the clips' own audio is heard. */
  readonly isMuted: boolean;
  /** Whether noise is taken from a voice that is heard in it. */
  readonly hasClearedVoices: boolean;
  readonly look: Look;
  readonly transition: Transition;
}

/** A plan and its clips as an edit to hand over. Selected clips that are not among the clips are left out. */
export function handoffEdit(
  project: { readonly id: number; readonly title: string },
  plan: Pick<EditingPlan, 'selectedClips' | 'style'>,
  clips: readonly HandoffClip[],
  music: HandoffMusic | null = null,
): HandoffEdit {
  const timeline = layOutReel(planSpec(plan, clips, music?.music ?? null));
  const media = usedMedia(plan, clips);
  const sourceStarts = timeline.cuts.map(({ cut }) => sourceStartFrame(cut));
  const heardStarts = timeline.cuts.map(({ cut }) => heardStartFrame(cut));
  const audio = editAudio(timeline.cuts, reelAudio(timeline).cuts, heardStarts);
  const reasons = selectedInOrder(plan, clips).map(({ selected }) => selected.reason ?? null);
  const cuts = timeline.cuts.flatMap(({ cut, start, end }, index): EditCut[] => {
    const of = media.get(cut.clipId);
    if (of === undefined) return [];
    return [
      {
        media: of,
        start,
        end,
        sourceStart: sourceStarts[index] ?? 0,
        sourceFrames: sourceFrames(cut),
        speed: editSpeed(cut),
        framing: cutFraming(cut),
        gainDb: cut.gainDb ?? 0,
        heardFrom: heardFrom(cut, media, heardStarts[index] ?? 0),
        audio: audio[index] ?? null,
        reason: reasons[index] ?? null,
      },
    ];
  });
  return {
    title: project.title,
    projectId: project.id,
    frames: timeline.frames,
    media: [...media.values()],
    cuts,
    transitions: editTransitions(timeline, cuts),
    titles: titlesOf(timeline),
    captions: spokenCaptions(plan, clips),
    music: music === null ? null : editMusic(timeline, music),
    isMuted: timeline.spec.sound === 'mute',
    hasClearedVoices: timeline.cuts.some(
      ({ cut }) => isCutHeard(timeline.spec, heardCut(cut)) && heardCut(cut).voiceClearing !== undefined,
    ),
    look: timeline.look,
    transition: timeline.spec.transition ?? 'cut',
  };
}

function heardFrom(
  { audioFrom, frames }: PlannedCut,
  media: ReadonlyMap<string, EditMedia>,
  sourceStart: number,
): EditCut['heardFrom'] {
  const of = audioFrom === undefined ? undefined : media.get(audioFrom.clipId);
  return of === undefined ? null : { media: of, sourceStart, sourceFrames: frames };
}

/** The files of the clips that are shown or heard, in order of their first appearance. */
function usedMedia(
  plan: Pick<EditingPlan, 'selectedClips'>,
  clips: readonly HandoffClip[],
): Map<string, EditMedia> {
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  const ids = selectedInOrder(plan, clips).flatMap(({ selected }) => clipIdsOfCut(selected));
  const used = [...new Set(ids.flatMap((id) => byId.get(id) ?? []))];
  return new Map(
    used.map(({ id, file, probe }, index) => [
      id,
      { ...file, clipId: id, number: index + 1, frames: mediaFrames(probe) },
    ]),
  );
}

function titlesOf({ texts }: ReelTimeline): EditTitle[] {
  return texts.flatMap(({ role, text, start, end }) => (role === 'title' ? [{ text, start, end }] : []));
}

function spokenCaptions(
  plan: Pick<EditingPlan, 'selectedClips' | 'style'>,
  clips: readonly HandoffClip[],
): Caption[] {
  const style = { pace: 'medium' as const, sound: 'original' as const, ...plan.style, captions: true };
  return captionsOf(planSpec({ ...plan, style }, clips).cuts);
}
