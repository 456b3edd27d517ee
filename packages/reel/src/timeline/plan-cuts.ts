import {
  type ClipAnalysis,
  type ClipMeasures,
  CUT_GAIN_DB_MIN,
  type EditingPlan,
  type Interval,
  type Loudness,
  type PlanStyle,
  type SelectedClip,
  type SubjectTrack,
} from '@cutroom/contract';
import { fitAudioLane } from '../audio/fit-audio-lane.ts';
import { voiceClearing } from '../audio/voice-clearing.ts';
import { CENTRE_CROP } from '../crop/crop-path.ts';
import type {
  HeardClip,
  HeardFacts,
  ReelCut,
  ReelMusic,
  ReelSpec,
  ReelStyle,
  SeenFace,
  SourceFacts,
} from '../reel-spec.ts';
import { withCutTitles } from '../titles/cut-titles.ts';
import { cutFrames } from './cut-frames.ts';
import { type EffectiveCut, effectiveCut } from './effective-cut.ts';
import { audioOffsets } from './plan-audio.ts';
import { isSped } from './time-map.ts';

/** A clip that a plan may show, and what its analysis found; null where there is none (yet). */
export interface PlannableClip {
  readonly id: string;
  readonly probe: SourceFacts;
  /** Identity of the file's content. */
  readonly sha256: string;
  readonly analysis:
    | (Pick<ClipAnalysis, 'framing' | 'shots'> &
        Partial<Pick<ClipAnalysis, 'toneCorrection' | 'words' | 'loudness' | 'tracks'>> & {
          readonly speech?: readonly Interval[] | undefined;
          /** Where there are no tracks. */
          readonly faces?: readonly SeenFace[] | undefined;
          readonly measures?: Pick<ClipMeasures, 'loudnessLufs'>;
        })
    | null;
  /** Whether the words are its creator's: shown even where the cut's audio is off. */
  readonly hasOwnWords?: boolean | undefined;
  /** Where they are not in the analysis. */
  readonly loudness?: Loudness | null;
  readonly loudnessLufs?: number | null;
}

/** A cut with the clip that it is taken from. */
export interface PlannedCut<Clip extends PlannableClip = PlannableClip> extends ReelCut {
  readonly clipId: string;
  readonly source: { readonly probe: Clip['probe'] };
  readonly clip: Clip;
  readonly audioFrom?: HeardClip & Pick<PlannedCut<Clip>, 'clipId' | 'source' | 'clip'>;
}

/**
 * A plan as cuts, in order, each a whole number of frames. Selected clips that are no longer among the clips are left
 * out.
 */
export function planSpec<Clip extends PlannableClip>(
  plan: Pick<EditingPlan, 'selectedClips' | 'style'>,
  clips: readonly Clip[],
  music: ReelMusic | null = null,
): ReelSpec<PlannedCut<Clip>> {
  const shown = selectedInOrder(withCutTitles(plan), clips).map(({ selected, clip }) => ({
    selected,
    clip,
    cut: effectiveCut(selected, clip.probe.durationSeconds),
  }));
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  const frames = cutFrames(shown.map(({ cut }) => cut.durationSeconds));
  const cuts = shown.map(
    ({ selected, clip, cut }, index): PlannedCut<Clip> => ({
      clipId: clip.id,
      clip,
      source: { probe: clip.probe },
      sourceId: clip.sha256,
      startSeconds: cut.startSeconds,
      frames: frames[index] ?? 0,
      framing: selected.framing ?? clip.analysis?.framing ?? CENTRE_CROP,
      ...cutDetails(selected, clip, cut),
      ...captionFaces(plan.style, clip),
      ...captionWords(plan.style, selected, clip),
      ...clearedVoices(selected, clip),
      heard: heardFacts(clip),
      ...otherAudio(plan.style, selected, byId),
    }),
  );
  const sound = plan.style?.sound ?? 'original';
  return { cuts: fitAudioLane(cuts), sound, ...styleOf(plan.style), ...(music === null ? {} : { music }) };
}

/** The plan's cuts in order, each with its clip. */
export function selectedInOrder<Clip extends { readonly id: string }>(
  plan: Pick<EditingPlan, 'selectedClips'>,
  clips: readonly Clip[],
): { readonly selected: SelectedClip; readonly clip: Clip }[] {
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  return plan.selectedClips
    .toSorted((a, b) => a.order - b.order)
    .flatMap((selected) => {
      const clip = byId.get(selected.clipId);
      return clip === undefined ? [] : [{ selected, clip }];
    });
}

/** What a cut has beyond its place and framing: its shot, its clip's correction of tone, its speed, gain, ducks and titles. */
function cutDetails(
  selected: SelectedClip,
  { analysis }: PlannableClip,
  cut: EffectiveCut,
): Pick<ReelCut, 'shot' | 'tone' | 'speed' | 'gainDb' | 'ducks' | 'audio' | 'titles'> {
  const middle = cut.startSeconds + cut.takenSeconds / 2;
  const shot = analysis?.shots.find(
    ({ startSeconds, endSeconds }) => middle >= startSeconds && middle < endSeconds,
  );
  const tone = analysis?.toneCorrection ?? null;
  return {
    ...(shot === undefined ? {} : { shot }),
    ...(tone === null ? {} : { tone }),
    ...(selected.speed !== undefined && isSped(selected.speed) ? { speed: selected.speed } : {}),
    ...(selected.gainDb === undefined ? {} : { gainDb: selected.gainDb }),
    ...(selected.ducks == null ? {} : { ducks: selected.ducks }),
    ...(selected.audio === undefined ? {} : { audio: audioOffsets(selected.audio) }),
    ...(selected.titles === undefined ? {} : { titles: selected.titles }),
  };
}

/** A clip that is not among the clips is not heard: the cut keeps its own audio. */
function otherAudio<Clip extends PlannableClip>(
  style: PlanStyle | undefined,
  selected: SelectedClip,
  clips: ReadonlyMap<string, Clip>,
): Pick<PlannedCut<Clip>, 'audioFrom'> {
  const { audioFrom } = selected;
  const clip = audioFrom === undefined ? undefined : clips.get(audioFrom.clipId);
  if (audioFrom === undefined || clip === undefined) return {};
  return {
    audioFrom: {
      clipId: clip.id,
      clip,
      source: { probe: clip.probe },
      sourceId: clip.sha256,
      startSeconds: audioFrom.startSeconds,
      ...captionWords(style, selected, clip),
      ...clearedVoices(selected, clip),
      heard: heardFacts(clip),
    },
  };
}

function clearedVoices(
  { isVoiceCleared = false }: SelectedClip,
  clip: PlannableClip,
): Pick<ReelCut, 'voiceClearing'> {
  const clearing = isVoiceCleared ? voiceClearing(heardFacts(clip), clip.probe.durationSeconds) : null;
  return clearing === null ? {} : { voiceClearing: clearing };
}

/** What the analysis heard in a clip. */
export function heardFacts({
  analysis,
  loudness,
  loudnessLufs,
}: Pick<PlannableClip, 'analysis' | 'loudness' | 'loudnessLufs'>): HeardFacts {
  return {
    speech: analysis?.speech ?? [],
    loudness: loudness ?? analysis?.loudness ?? null,
    loudnessLufs: loudnessLufs ?? analysis?.measures?.loudnessLufs ?? null,
  };
}

/** What is said, to be shown where it is heard, and what was written, anywhere. */
function captionWords(
  style: PlanStyle | undefined,
  { gainDb = 0 }: SelectedClip,
  { analysis, hasOwnWords = false }: PlannableClip,
): Pick<ReelCut, 'words'> {
  const isHeard = style?.sound !== 'mute' && gainDb > CUT_GAIN_DB_MIN;
  const words = analysis?.words ?? [];
  const isShown = style?.captions === true && (isHeard || hasOwnWords);
  return isShown && words.length > 0 ? { words } : {};
}

/** Captions of another cut's voice keep away from the faces too. */
function captionFaces(style: PlanStyle | undefined, { analysis }: PlannableClip): Pick<ReelCut, 'faces'> {
  return style?.captions === true ? { faces: seenFaces(analysis) } : {};
}

/** Of somebody whose face was not found: this share of them, from the top, is taken for it. */
const HEAD_SHARE = 0.3;

/** The faces that were seen in a clip; where there are none, the heads of the people in it. */
export function seenFaces(analysis: PlannableClip['analysis']): readonly SeenFace[] {
  if (analysis?.faces !== undefined) return analysis.faces;
  const tracks = analysis?.tracks ?? [];
  const faces = sightings(tracks.filter(({ kind }) => kind === 'face'));
  if (faces.length > 0) return faces;
  return sightings(tracks.filter(({ label }) => label === 'person')).map(({ atSeconds, box }) => ({
    atSeconds,
    box: { ...box, height: box.height * HEAD_SHARE },
  }));
}

function sightings(tracks: readonly SubjectTrack[]): SeenFace[] {
  return tracks.flatMap(({ boxes }) => boxes.map(({ atSeconds, box }) => ({ atSeconds, box })));
}

function styleOf(style: PlanStyle | undefined): ReelStyle {
  if (style === undefined) return {};
  const { look, transition, fadeIn, fadeOut, captionStyle, captionAccent } = style;
  return {
    ...(look === undefined ? {} : { look }),
    ...(transition === undefined ? {} : { transition }),
    ...(fadeIn === undefined ? {} : { fadeIn }),
    ...(fadeOut === undefined ? {} : { fadeOut }),
    ...(captionStyle === undefined ? {} : { captionStyle }),
    ...(captionAccent === undefined ? {} : { captionAccent }),
  };
}
