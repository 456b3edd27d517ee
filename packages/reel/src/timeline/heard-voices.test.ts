import { playedSeconds, type SelectedClip } from '@cutroom/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutToBeats } from './cut-to-beats.ts';
import { heardAt, heardEnd, voiceLinks } from './heard-voices.ts';
import { planAudioFault } from './plan-audio.ts';

const CLIP_SECONDS = 60;
const tail = (tailSeconds: number) => ({ audio: { leadSeconds: 0, tailSeconds, shiftSeconds: 0 } });
type Part = SelectedClip;

const frames = (min: number, max: number) => fc.integer({ min, max }).map((count) => count / 30);
const cut = (clipId: string, startTime: number, seconds: number): Part => ({
  ...{ clipId, startTime, endTime: startTime + seconds, order: 0 },
});
/** A voice under some cuts. */
const voiceOver = fc.array(frames(16, 120), { minLength: 1, maxLength: 5 }).map((lengths) => {
  let at = 3;
  return lengths.map((seconds, index): Part => {
    const audioFrom = { clipId: 'voice', startSeconds: at };
    at += seconds;
    return { ...cut(`view-${index}`, 5, seconds), audioFrom };
  });
});
/** A talk with covers over it, after which it is seen again, or over its end. */
const covered = fc
  .record({
    first: frames(30, 90),
    covers: fc.array(frames(20, 90), { minLength: 1, maxLength: 2 }),
    last: frames(30, 90),
    isSeenAgain: fc.boolean(),
  })
  .map(({ first, covers, last, isSeenAgain }): Part[] => {
    const under = covers.reduce((sum, seconds) => sum + seconds, 0);
    const talk = { ...cut('talk', 4, first), ...tail(isSeenAgain ? under : under - 10 / 30) };
    const views = covers.map((seconds, index) => cut(`cover-${index}`, 7, seconds));
    return [talk, ...views, isSeenAgain ? cut('talk', 4 + first + under, last) : cut('other', 2, last)];
  });
/** A talk under covers out of which a pause was taken: what comes after it is heard early with the cut that shows it again. */
const shortened = fc
  .record({ first: frames(40, 90), before: frames(3, 40), after: frames(20, 60), last: frames(40, 90) })
  .map(({ first, before, after, last }): Part[] => [
    { ...cut('talk', 4, first), ...tail(before) },
    cut('cover-0', 7, before + after),
    {
      ...cut('talk', 4 + first + before + 1.2 + after, last),
      audio: { leadSeconds: after, tailSeconds: 0, shiftSeconds: 0 },
    },
  ]);
const plain = frames(20, 120).map((seconds): Part[] => [cut('plain', 9, seconds)]);
const anyPlan = fc
  .record({
    groups: fc.array(fc.oneof(voiceOver, covered, shortened, plain), { minLength: 1, maxLength: 4 }),
    locked: fc.array(fc.nat(20), { maxLength: 2 }),
    periodSeconds: fc.double({ min: 0.35, max: 0.9, noNaN: true }),
  })
  .map(({ groups, locked, periodSeconds }) => ({
    // Each group has clips of its own, as if filmed elsewhere.
    cuts: groups
      .flatMap((parts, group) =>
        parts.map(
          ({ audioFrom, ...part }): Part => ({
            ...part,
            clipId: `${group} ${part.clipId}`,
            ...(audioFrom === undefined
              ? {}
              : { audioFrom: { ...audioFrom, clipId: `${group} ${audioFrom.clipId}` } }),
          }),
        ),
      )
      .map(
        (part, order): SelectedClip => ({
          ...part,
          order,
          ...(locked.includes(order) ? { locked: true } : {}),
        }),
      ),
    periodSeconds,
  }));

it('Whatever is put on beats, voices go on where they did and end with the same word', () => {
  fc.assert(
    fc.property(anyPlan, ({ cuts, periodSeconds }) => {
      const beats = Array.from({ length: 400 }, (_, at) => at * periodSeconds);
      const music = {
        beats,
        downbeats: beats.filter((_, at) => at % 4 === 0),
        startSeconds: 0,
        endSeconds: 400,
      };
      const ids = [
        ...new Set(cuts.flatMap(({ clipId, audioFrom }) => [clipId, audioFrom?.clipId ?? clipId])),
      ];
      const clips = ids.map((id) => ({
        ...{ id, probe: { durationSeconds: CLIP_SECONDS } },
        analysis: { shots: [{ startSeconds: 0, endSeconds: CLIP_SECONDS }] },
      }));
      const { selectedClips: moved } = cutToBeats({ selectedClips: cuts }, clips, music);
      expect(voiceLinks(moved)).toEqual(voiceLinks(cuts));
      const lengths = new Map(ids.map((id) => [id, { durationSeconds: CLIP_SECONDS }]));
      expect(planAudioFault(moved, lengths)).toBe(planAudioFault(cuts, lengths));
      const linked = new Set(voiceLinks(cuts).map(({ from }) => from));
      const secondsAround = (all: readonly SelectedClip[]) =>
        voiceLinks(all)
          .filter(({ isJump }) => isJump)
          .flatMap(({ from, to }) => {
            const [before, after] = [all[from], all[to]];
            if (before === undefined || after === undefined) throw new RangeError('There is no such cut.');
            return [
              heardEnd(before) + (before.audio?.tailSeconds ?? 0),
              heardAt(after) - (after.audio?.leadSeconds ?? 0),
            ];
          });
      for (const { from, to } of voiceLinks(moved).filter(({ isJump }) => isJump)) {
        expect(moved[from]?.audio?.tailSeconds).toBeGreaterThan(-0.04);
        expect(moved[to]?.audio?.leadSeconds).toBeGreaterThan(-0.04);
      }
      const were = secondsAround(cuts);
      expect(secondsAround(moved)).toEqual(were.map((seconds) => expect.closeTo(seconds, 3)));
      for (const [index, was] of cuts.entries()) {
        const is = moved[index] ?? was;
        expect(playedSeconds(is)).toBeGreaterThanOrEqual(0.499999);
        if (was.locked === true) expect(is).toEqual(was);
        const wasTail = was.audio?.tailSeconds ?? 0;
        if (wasTail > 0 && !linked.has(index))
          expect(heardEnd(is) + (is.audio?.tailSeconds ?? 0)).toBeGreaterThan(
            heardEnd(was) + wasTail - 0.001,
          );
      }
    }),
    { numRuns: 200 },
  );
});
