import {
  CUT_SECONDS_MIN,
  CUTS_PER_PLAN_MAX,
  playedSeconds,
  REEL_FPS,
  type SelectedClip,
} from '@cutroom/contract';
import { audioOfPart, isSped, speedBetween, timeMap } from '@cutroom/reel';
import { afterStep, type Editor, withFreshImages } from '../editor.ts';
import { joinProblem, type Refusal, roomSeconds } from '../reel-limits.ts';
import { intervalAt } from './cut-interval.ts';
import { addedCut, type Cuts, clampDuration, positions, wholeMilliseconds } from './timeline-cuts.ts';

/** A clip as one more cut, behind the one at `afterIndex`; -1 puts it first. Nothing where the reel has no room for it. */
export function addCut(editor: Editor, clip: SelectedClip, afterIndex = editor.cuts.length - 1): Editor {
  if (joinProblem(editor.cuts, playedSeconds(clip)) !== null) return editor;
  return joined(editor, afterIndex + 1, clip, 'Add clip');
}

/** The cut at `index` twice. The second is not locked: it has no place yet to keep. Its audio lies with its frames. */
export function duplicateCut(editor: Editor, index: number): Editor {
  const cut = editor.cuts[index];
  if (cut === undefined || joinProblem(editor.cuts, playedSeconds(cut.clip)) !== null) return editor;
  const { locked: _, audio: _audio, ...clip } = cut.clip;
  return joined(editor, index + 1, clip, 'Duplicate clip');
}

/**
 * The cut at `index` showing another moment for as long as before, as far as that clip and the reel allow. What was chosen
 * for the old frames, such as their crop, goes with them; the words over them stay.
 */
export function replaceCut(
  editor: Editor,
  index: number,
  moment: Pick<SelectedClip, 'clipId' | 'startTime'>,
): Editor {
  const cut = editor.cuts[index];
  if (cut === undefined) return editor;
  const clipSeconds = editor.clipSeconds.get(moment.clipId) ?? Number.POSITIVE_INFINITY;
  const seconds = clampDuration(Math.min(playedSeconds(cut.clip), clipSeconds));
  if (seconds - playedSeconds(cut.clip) > roomSeconds(editor.cuts)) return editor;
  const startTime = wholeMilliseconds(Math.max(0, Math.min(moment.startTime, clipSeconds - seconds)));
  const { originalOrder, titles } = cut.clip;
  const clip: SelectedClip = {
    ...{ clipId: moment.clipId, startTime, endTime: wholeMilliseconds(startTime + seconds) },
    order: cut.clip.order,
    ...(originalOrder === undefined ? {} : { originalOrder }),
    ...(cut.clip.gainDb === undefined ? {} : { gainDb: cut.clip.gainDb }),
    ...otherAudio(cut.clip),
    // Words are somebody's work, and stand in the reel's time; crop and speed were for what was shown.
    ...(titles === undefined ? {} : { titles }),
  };
  return withFreshImages(afterStep(editor, editor.cuts.with(index, { ...cut, clip }), 'Replace clip'));
}

/** Another clip goes on being heard, whatever is shown over it. */
function otherAudio({ audio, audioFrom }: SelectedClip): Pick<SelectedClip, 'audio' | 'audioFrom'> {
  if (audioFrom === undefined) return {};
  return { audioFrom, ...(audio === undefined ? {} : { audio }) };
}

/** The reel's cut under the second `atSeconds` as two, which play as the one did. */
export function splitCut(editor: Editor, atSeconds: number): Editor {
  const place = splitPlace(editor, atSeconds);
  const cut = place === null ? undefined : editor.cuts[place.index];
  if (place === null || cut === undefined || editor.cuts.length >= CUTS_PER_PLAN_MAX) return editor;
  const { adjustedDuration: _, ...clip } = cut.clip;
  const { startSeconds, middleSeconds, endSeconds } = place;
  const [firstSpeed, secondSpeed] = speedsOfParts(cut.clip, place.intoSeconds);
  const stretch = { startTime: startSeconds, endTime: middleSeconds };
  const firstAudio = audioOfPart(clip, { isFirst: true, isLast: false, intoSeconds: 0 });
  const first = { ...cut, clip: { ...clip, ...stretch, ...firstSpeed, ...firstAudio } };
  // Words that were meant to be read once stay with the first part.
  const { titles: _titles, ...untitled } = clip;
  const secondAudio = audioOfPart(clip, { isFirst: false, isLast: true, intoSeconds: place.intoSeconds });
  const second = {
    ...untitled,
    startTime: middleSeconds,
    endTime: endSeconds,
    ...secondSpeed,
    ...secondAudio,
  };
  const halved = { ...editor, cuts: editor.cuts.with(place.index, first) };
  const { cuts } = joined(halved, place.index + 1, second, '');
  return withFreshImages(afterStep(editor, cuts, 'Split clip'));
}

/** How long and how fast both parts of a cut play; nothing to say of one that plays as it was filmed. */
function speedsOfParts(clip: SelectedClip, intoSeconds: number): Partial<SelectedClip>[] {
  const { speed } = clip;
  if (speed === undefined || !isSped(speed)) return [];
  const seconds = playedSeconds(clip);
  const share = intoSeconds / seconds;
  return [
    { adjustedDuration: intoSeconds, speed: speedBetween(speed, 0, share) },
    { adjustedDuration: seconds - intoSeconds, speed: speedBetween(speed, share, 1) },
  ];
}

/** Why the cut under a second of the reel cannot be split there; null where it can. */
export function splitProblem(editor: Editor, atSeconds: number): Refusal | null {
  if (editor.cuts.length >= CUTS_PER_PLAN_MAX) return joinProblem(editor.cuts, 0);
  if (splitPlace(editor, atSeconds) !== null) return null;
  return {
    title: 'Cannot Split',
    description: `Both parts must last at least ${CUT_SECONDS_MIN} seconds. Move the playhead into a clip.`,
  };
}

/** Index of the cut that plays at a second of the reel, the last one at its end; -1 where there are none. */
export function cutAtSecond(cuts: Cuts, seconds: number): number {
  const index = positions(cuts).findIndex(({ endSeconds }) => seconds < endSeconds - EPSILON_SECONDS);
  return index === -1 ? cuts.length - 1 : index;
}

/** In seconds of the clip, the middle on a frame of the cut; null where a part would be too short. */
function splitPlace(editor: Editor, atSeconds: number) {
  const index = cutAtSecond(editor.cuts, atSeconds);
  const interval = intervalAt(editor, index);
  const position = positions(editor.cuts)[index];
  if (interval === null || position === undefined) return null;
  const { startSeconds, endSeconds } = interval;
  const clip = editor.cuts[index]?.clip;
  const seconds = position.endSeconds - position.startSeconds;
  const intoSeconds = shownFrameSeconds(atSeconds - position.startSeconds);
  const { toClip } = timeMap(clip?.speed, seconds);
  const middleSeconds = wholeMilliseconds(startSeconds + toClip(intoSeconds));
  const rest = isSped(clip?.speed) ? seconds - intoSeconds : endSeconds - middleSeconds;
  const shortest = Math.min(intoSeconds, rest);
  return shortest < CUT_SECONDS_MIN - EPSILON_SECONDS
    ? null
    : { index, intoSeconds, startSeconds, middleSeconds, endSeconds };
}

/** When the frame that stands at a second begins. */
export function shownFrameSeconds(seconds: number): number {
  return Math.floor(seconds * REEL_FPS + EPSILON_FRAMES) / REEL_FPS;
}

/** Decimal seconds times 30 are not whole in binary. */
const EPSILON_FRAMES = 1e-3;

function joined(editor: Editor, index: number, clip: SelectedClip, label: string): Editor {
  const cuts = editor.cuts.toSpliced(index, 0, addedCut(editor.cuts, clip));
  return withFreshImages(afterStep(editor, cuts, label));
}

const EPSILON_SECONDS = 1e-6;
