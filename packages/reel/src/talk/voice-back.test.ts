import { REEL_FPS, type SelectedClip } from '@cutroom/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTalk, between, clipsOf, cut, heardOf, inOrder } from '../testing/talk-under-others.ts';
import { planAudioFault } from '../timeline/plan-audio.ts';
import { coveredLeftOut, withCoveredBack } from './voice-back.ts';
import { withoutSilences } from './without-silences.ts';

const WISH = { pauseSeconds: 0.7, isWithoutFillers: true };
const lengthsOf = (clips: ReturnType<typeof clipsOf>) => new Map(clips.map(({ id, probe }) => [id, probe]));
const playedOf = (cuts: readonly SelectedClip[] | null) =>
  cuts?.map(({ clipId, startTime, endTime, audioFrom }) => [clipId, startTime, endTime, audioFrom?.clipId]);

describe('What talk under other clips left out', () => {
  const clips = clipsOf(between(1, 4), between(5.2, 6), between(7.2, 12));
  const lengths = lengthsOf(clips);
  const whole = inOrder(cut('talk', 1, 3, 6), cut('beach', 0, 6), cut('talk', 9, 12));
  const left = withoutSilences(whole, clips, WISH);

  it('is listed with the clip that is shown there', () => {
    expect(coveredLeftOut(whole, lengths)).toEqual([]);
    expect(coveredLeftOut(left, lengths)).toMatchObject([
      { index: 0, nextIndex: 1, shownIndex: 1, clipId: 'talk' },
      { index: 1, nextIndex: 2, shownIndex: 1, clipId: 'talk' },
    ]);
  });

  it('comes back one by one, and with it the sound of the clip that was heard with the talk', () => {
    const [first, second] = coveredLeftOut(left, lengths);
    if (first === undefined || second === undefined) throw new Error('Nothing was left out.');
    const one = withCoveredBack(left, second, lengths);
    expect(playedOf(one)?.[1]).toEqual(['beach', 0, 5.033, undefined]);
    const [other] = coveredLeftOut(one ?? [], lengths);
    expect(other).toMatchObject({
      startSeconds: first.startSeconds,
      endSeconds: expect.closeTo(first.endSeconds, 1),
    });
    const all = other === undefined ? null : withCoveredBack(one ?? [], other, lengths);
    expect(playedOf(all)).toEqual(playedOf(whole));
    expect(heardOf(all ?? [], clips)).toEqual(heardOf(whole, clips));
  });

  it('has who speaks seen longer where the clip over them ends too soon', () => {
    const short = new Map([...lengths, ['beach', { durationSeconds: 4.1 }]]);
    const [first] = coveredLeftOut(left, short);
    const back = first === undefined ? null : withCoveredBack(left, first, short);
    expect(playedOf(back)?.map(([id, start, end]) => [id, start, end])).toEqual([
      ['talk', 1, 3.967],
      ['beach', 0, 4.066],
      ['talk', 9, 12],
    ]);
  });

  it('stays out where the talk is locked', () => {
    const [first] = coveredLeftOut(left, lengths);
    if (first === undefined) throw new Error('Nothing was left out.');
    const locked = left.map((each) => ({ ...each, locked: true }));
    expect(withCoveredBack(locked, first, lengths)).toBeNull();
  });
});

it('Whatever went can come back, and the talk is heard as it was where all of it did', () => {
  fc.assert(
    fc.property(
      anyTalk,
      fc.array(fc.nat(5), { minLength: 12, maxLength: 12 }),
      ({ speech, cuts }, chosen) => {
        const clips = clipsOf(...speech);
        const lengths = lengthsOf(clips);
        fc.pre(planAudioFault(cuts, lengths) === null);
        let now = withoutSilences(cuts, clips, WISH);
        for (const number of chosen) {
          const places = coveredLeftOut(now, lengths);
          const place = places[number % places.length];
          const back = place === undefined ? null : withCoveredBack(now, place, lengths);
          if (back === null) continue;
          expect(planAudioFault(back, lengths)).toBeNull();
          const [was, is] = [heardOf(now, clips), heardOf(back, clips)];
          const total = (all: typeof was) =>
            all.reduce((sum, each) => sum + each.endSeconds - each.startSeconds, 0);
          const seconds = (place?.endSeconds ?? 0) - (place?.startSeconds ?? 0);
          expect(Math.abs(total(is) - total(was) - seconds)).toBeLessThan(2 / REEL_FPS);
          expect(is).toHaveLength(was.length - 1);
          now = back;
        }
      },
    ),
    { numRuns: 200 },
  );
});
