import { type Interval, REEL_FPS, type SelectedClip } from '@cutroom/contract';
import fc from 'fast-check';
import type { TalkingClip } from '../talk/silences.ts';
import { secondsAtFrame, type VoiceSpan, voiceLane } from '../talk/voice-spans.ts';

const CLIP_SECONDS = 30;
/** Of a clip, in its seconds. */
export const between = (startSeconds: number, endSeconds: number) => ({ startSeconds, endSeconds });
/** A clip in which somebody speaks. */
export const clip = (id: string, speech: readonly Interval[] = []): TalkingClip => ({
  ...{ id, probe: { durationSeconds: CLIP_SECONDS } },
  analysis: { speech },
});
/** A cut that is heard on under those that follow. */
export const cut = (clipId: string, startTime: number, endTime: number, tailSeconds = 0): SelectedClip => ({
  ...{ clipId, startTime, endTime, order: 0 },
  ...(tailSeconds === 0 ? {} : { audio: { leadSeconds: 0, tailSeconds, shiftSeconds: 0 } }),
});
export const inOrder = (...cuts: SelectedClip[]) => cuts.map((each, order) => ({ ...each, order }));
export const clipsOf = (...speech: Interval[]) => [clip('talk', speech), clip('beach'), clip('street')];
/** What is heard of the talk, in its seconds, one stretch for what is heard without a gap or a jump. */
export function heardOf(cuts: readonly SelectedClip[], clips: readonly TalkingClip[]): Interval[] {
  const lengths = new Map(clips.map(({ id, probe }) => [id, probe]));
  const spans = voiceLane(cuts, lengths).spans.filter((span): span is VoiceSpan => span?.clipId === 'talk');
  const heard: { startSeconds: number; endSeconds: number; end: number }[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const endSeconds = secondsAtFrame(span, span.end);
    const last = heard.at(-1);
    const isNext = last !== undefined && Math.abs(last.end - span.start) <= 1;
    const goesOn = isNext && Math.abs(last.endSeconds - span.startSeconds) < 2 / REEL_FPS;
    if (last !== undefined && goesOn) Object.assign(last, { endSeconds, end: span.end });
    else heard.push({ startSeconds: span.startSeconds, endSeconds, end: span.end });
  }
  return heard.map(({ startSeconds, endSeconds }) => ({ startSeconds, endSeconds }));
}
/** On frames of the reel, or between them. */
const frames = (min: number, max: number) =>
  fc.oneof(
    fc.integer({ min, max }).map((count) => count / REEL_FPS),
    fc.integer({ min: min * 34, max: max * 33 }).map((count) => count / 1000),
  );
/** Talk in segments with pauses between them, and cuts of it with others over them. */
export const anyTalk = fc
  .record({
    segments: fc.array(fc.tuple(frames(12, 60), frames(6, 60)), { minLength: 4, maxLength: 9 }),
    groups: fc.array(
      fc.record({
        first: frames(20, 90),
        covers: fc.array(frames(16, 100), { minLength: 0, maxLength: 3 }),
        isLocked: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    last: fc.option(frames(20, 90), { nil: null }),
  })
  .map(({ segments, groups, last }) => {
    let said = 0.5;
    const speech = segments.map(([long, pause]) => {
      const segment = between(said, said + long);
      said += long + pause;
      return segment;
    });
    let at = 1;
    const cuts = groups.flatMap(({ first, covers, isLocked }, group) => {
      const under = covers.reduce((sum, seconds) => sum + seconds, 0);
      const isEnd = last === null && group === groups.length - 1;
      const talk = cut('talk', at, at + first, isEnd ? under * 0.8 : under);
      at += first + under;
      const views = covers.map((seconds, index) => ({
        ...cut(index % 2 === 0 ? 'beach' : 'street', 2 + 7 * group, 2 + 7 * group + seconds),
        ...(isLocked && index === 0 ? { locked: true } : {}),
      }));
      return [talk, ...views];
    });
    return {
      speech,
      cuts: inOrder(...cuts, ...(last === null ? [] : [cut('talk', at, at + last)])),
    };
  })
  .filter(({ cuts }) => cuts.every(({ endTime }) => endTime < CLIP_SECONDS));
