import {
  CUT_GAIN_DB_MIN,
  type EditingPlan,
  type Look,
  playedSeconds,
  type Transition,
} from '@cutroom/contract';
import type { DirectorClip } from '../../director-clip.ts';
import type { SceneName } from './scenes.ts';

/** One requirement of a prompt that a machine can check on the plan. */
export type Expectation =
  | { readonly seconds: number }
  | { readonly secondsAtMost: number }
  | { readonly secondsAtLeast: number }
  | { readonly cuts: number }
  | { readonly cutsAtLeast: number }
  | { readonly clips: number }
  | { readonly clipsAtMost: number }
  | { readonly everyCut: number }
  | { readonly everyCutAtMost: number }
  | { readonly everyCutAtLeast: number }
  | { readonly averageCutAtMost: number }
  | { readonly averageCutAtLeast: number }
  | { readonly first: readonly string[] }
  | { readonly opens: readonly string[] }
  | { readonly last: readonly string[] }
  | { readonly inOrder: readonly string[] }
  | { readonly uploadOrder: 'forwards' | 'backwards' }
  | { readonly has: readonly string[] }
  | { readonly hasOneOf: readonly string[] }
  | { readonly hasNot: readonly string[] }
  | { readonly only: readonly string[] }
  | { readonly all: true }
  | { readonly mostly: readonly string[] }
  | { readonly sound: 'mute' | 'original' }
  | { readonly speech: 'only' | 'none' }
  | { readonly look: Look }
  | { readonly transition: Transition }
  | { readonly fadeIn: boolean }
  | { readonly fadeOut: boolean }
  | { readonly shows: RegExp; readonly at?: 'opening' | 'ending' }
  /** These clips are silent in the reel and no other is. */
  | { readonly muted: readonly string[] }
  | { readonly quieter: readonly string[] }
  | { readonly louder: readonly string[] }
  | { readonly says: RegExp }
  /** The plan admits nothing it could not do. */
  | { readonly saysNot: RegExp }
  | { readonly title: RegExp };

/** One line of the corpus. */
export interface CorpusPrompt {
  readonly scene: SceneName;
  readonly prompt: string;
  readonly expect: readonly Expectation[];
}

/** Whether the plan meets the requirement; lengths count as met within 10 % (issue of the field: people notice more). */
export function isMet(expectation: Expectation, plan: EditingPlan, clips: readonly DirectorClip[]): boolean {
  const cuts = [...plan.selectedClips].sort((a, b) => a.order - b.order);
  const ids = cuts.map(({ clipId }) => clipId);
  const used = new Set(ids);
  const lengths = cuts.map(playedSeconds);
  const total = lengths.reduce((sum, seconds) => sum + seconds, 0);
  const average = total / cuts.length;
  const near = (value: number, wanted: number): boolean => Math.abs(value - wanted) <= wanted * 0.1 + 0.001;

  if ('seconds' in expectation) return near(total, expectation.seconds);
  if ('secondsAtMost' in expectation) return total <= expectation.secondsAtMost + 0.001;
  if ('secondsAtLeast' in expectation) return total >= expectation.secondsAtLeast - 0.001;
  if ('cuts' in expectation) return cuts.length === expectation.cuts;
  if ('cutsAtLeast' in expectation) return cuts.length >= expectation.cutsAtLeast;
  if ('clips' in expectation) return used.size === expectation.clips;
  if ('clipsAtMost' in expectation) return used.size <= expectation.clipsAtMost;
  if ('everyCut' in expectation) return lengths.every((seconds) => near(seconds, expectation.everyCut));
  if ('everyCutAtMost' in expectation)
    return lengths.every((seconds) => seconds <= expectation.everyCutAtMost + 0.001);
  if ('everyCutAtLeast' in expectation)
    return lengths.every((seconds) => seconds >= expectation.everyCutAtLeast - 0.001);
  if ('averageCutAtMost' in expectation) return average <= expectation.averageCutAtMost;
  if ('averageCutAtLeast' in expectation) return average >= expectation.averageCutAtLeast;
  if ('first' in expectation) return expectation.first.includes(ids[0] ?? '');
  if ('opens' in expectation) return expectation.opens.every((id, at) => ids[at] === id);
  if ('last' in expectation) return expectation.last.includes(ids.at(-1) ?? '');
  if ('inOrder' in expectation) return isInOrder(expectation.inOrder.map((id) => ids.indexOf(id)));
  if ('uploadOrder' in expectation) return isUploadOrder(cuts, clips, expectation.uploadOrder);
  if ('has' in expectation) return expectation.has.every((id) => used.has(id));
  if ('hasOneOf' in expectation) return expectation.hasOneOf.some((id) => used.has(id));
  if ('hasNot' in expectation) return expectation.hasNot.every((id) => !used.has(id));
  if ('only' in expectation) return ids.every((id) => expectation.only.includes(id));
  if ('all' in expectation) return clips.every(({ clipId }) => used.has(clipId));
  if ('mostly' in expectation) {
    const share = cuts.reduce(
      (sum, cut, at) => sum + (expectation.mostly.includes(cut.clipId) ? (lengths[at] ?? 0) : 0),
      0,
    );
    return share >= total / 2;
  }
  if ('sound' in expectation) return plan.style?.sound === expectation.sound;
  if ('speech' in expectation)
    return cuts.every((cut) => speaks(cut, clips) === (expectation.speech === 'only'));
  if ('look' in expectation) return (plan.style?.look ?? 'natural') === expectation.look;
  if ('transition' in expectation) return (plan.style?.transition ?? 'cut') === expectation.transition;
  if ('fadeIn' in expectation) return (plan.style?.fadeIn ?? false) === expectation.fadeIn;
  if ('fadeOut' in expectation) return (plan.style?.fadeOut ?? false) === expectation.fadeOut;
  if ('shows' in expectation)
    return (plan.style?.titles ?? []).some(
      ({ text, at }) => expectation.shows.test(text) && at === (expectation.at ?? at),
    );
  if ('muted' in expectation)
    return (
      isLevel(cuts, expectation.muted, (gainDb) => gainDb === CUT_GAIN_DB_MIN) &&
      cuts.every(({ clipId, gainDb = 0 }) => expectation.muted.includes(clipId) || gainDb > CUT_GAIN_DB_MIN)
    );
  if ('quieter' in expectation) return isLevel(cuts, expectation.quieter, (gainDb) => gainDb < 0);
  if ('louder' in expectation) return isLevel(cuts, expectation.louder, (gainDb) => gainDb > 0);
  if ('saysNot' in expectation) return !expectation.saysNot.test(plan.description);
  if ('says' in expectation) return expectation.says.test(plan.description);
  return expectation.title.test(plan.title);
}

function isLevel(
  cuts: EditingPlan['selectedClips'],
  ids: readonly string[],
  holds: (gainDb: number) => boolean,
): boolean {
  const meant = cuts.filter(({ clipId }) => ids.includes(clipId));
  return meant.length > 0 && meant.every(({ gainDb = 0 }) => holds(gainDb));
}

function isInOrder(places: readonly number[]): boolean {
  return places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0)));
}

function isUploadOrder(
  cuts: EditingPlan['selectedClips'],
  clips: readonly DirectorClip[],
  direction: 'forwards' | 'backwards',
): boolean {
  const places = cuts.map(({ clipId, startTime }) => ({
    clip: clips.findIndex((clip) => clip.clipId === clipId),
    startTime,
  }));
  if (direction === 'backwards') places.reverse();
  return places.every((place, at) => {
    const before = places[at - 1];
    if (before === undefined) return true;
    return place.clip > before.clip || (place.clip === before.clip && place.startTime >= before.startTime);
  });
}

/** Whether more than half of the cut is speech; a cut counts as silent only with next to none. */
function speaks(cut: EditingPlan['selectedClips'][number], clips: readonly DirectorClip[]): boolean {
  const speech = clips.find(({ clipId }) => clipId === cut.clipId)?.analysis.speech ?? [];
  const spoken = speech.reduce(
    (sum, part) =>
      sum + Math.max(0, Math.min(part.endSeconds, cut.endTime) - Math.max(part.startSeconds, cut.startTime)),
    0,
  );
  return spoken > 0.25;
}
