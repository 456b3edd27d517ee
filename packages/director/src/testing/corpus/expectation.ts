import { CUT_GAIN_DB_MIN, type EditingPlan, LOOKS, playedSeconds, TRANSITIONS } from '@cutroom/contract';
import { z } from 'zod';
import type { DirectorClip } from '../../director-clip.ts';

const ids = z.array(z.string());
/** A regular expression as written in code: '/summer/i'. */
const pattern = z.string().regex(/^\/.+\/i?$/s);

/** One requirement of a prompt that a machine can check on the plan. */
export const expectationSchema = z.union([
  z.strictObject({ seconds: z.number() }),
  z.strictObject({ secondsAtMost: z.number() }),
  z.strictObject({ secondsAtLeast: z.number() }),
  z.strictObject({ cuts: z.number() }),
  z.strictObject({ cutsAtLeast: z.number() }),
  z.strictObject({ clips: z.number() }),
  z.strictObject({ clipsAtMost: z.number() }),
  z.strictObject({ everyCut: z.number() }),
  z.strictObject({ everyCutAtMost: z.number() }),
  z.strictObject({ everyCutAtLeast: z.number() }),
  z.strictObject({ averageCutAtMost: z.number() }),
  z.strictObject({ averageCutAtLeast: z.number() }),
  z.strictObject({ first: ids }),
  z.strictObject({ opens: ids }),
  z.strictObject({ last: ids }),
  z.strictObject({ inOrder: ids }),
  z.strictObject({ uploadOrder: z.enum(['forwards', 'backwards']) }),
  z.strictObject({ has: ids }),
  z.strictObject({ hasOneOf: ids }),
  z.strictObject({ hasNot: ids }),
  z.strictObject({ only: ids }),
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({ mostly: ids }),
  z.strictObject({ sound: z.enum(['mute', 'original']) }),
  z.strictObject({ speech: z.enum(['only', 'none']) }),
  z.strictObject({ look: z.enum(LOOKS) }),
  z.strictObject({ transition: z.enum(TRANSITIONS) }),
  z.strictObject({ fadeIn: z.boolean() }),
  z.strictObject({ fadeOut: z.boolean() }),
  z.strictObject({ shows: pattern, at: z.enum(['opening', 'ending']).optional() }),
  /** These clips are silent in the reel and no other is. */
  z.strictObject({ muted: ids }),
  z.strictObject({ quieter: ids }),
  z.strictObject({ louder: ids }),
  z.strictObject({ says: pattern }),
  /** The plan admits nothing it could not do. */
  z.strictObject({ saysNot: pattern }),
  z.strictObject({ title: pattern }),
]);
export type Expectation = z.infer<typeof expectationSchema>;

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
      ({ text, at, order }) =>
        matches(text, expectation.shows) &&
        (expectation.at === undefined ||
          at === expectation.at ||
          (at === 'cut' && order === (expectation.at === 'opening' ? 0 : cuts.length - 1))),
    );
  if ('muted' in expectation)
    return (
      isLevel(cuts, expectation.muted, (gainDb) => gainDb === CUT_GAIN_DB_MIN) &&
      cuts.every(({ clipId, gainDb = 0 }) => expectation.muted.includes(clipId) || gainDb > CUT_GAIN_DB_MIN)
    );
  if ('quieter' in expectation) return isLevel(cuts, expectation.quieter, (gainDb) => gainDb < 0);
  if ('louder' in expectation) return isLevel(cuts, expectation.louder, (gainDb) => gainDb > 0);
  if ('saysNot' in expectation) return !matches(plan.description, expectation.saysNot);
  if ('says' in expectation) return matches(plan.description, expectation.says);
  return matches(plan.title, expectation.title);
}

function matches(text: string, pattern: string): boolean {
  const end = pattern.lastIndexOf('/');
  return new RegExp(pattern.slice(1, end), pattern.slice(end + 1)).test(text);
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
