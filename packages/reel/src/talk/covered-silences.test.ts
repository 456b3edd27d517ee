import { type Interval, playedSeconds, REEL_FPS, type SelectedClip } from '@cutroom/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTalk, between, clip, clipsOf, cut, heardOf, inOrder } from '../testing/talk-under-others.ts';
import { planAudioFault } from '../timeline/plan-audio.ts';
import { countCoveredSilences } from './covered-silences.ts';
import { silencesIn, type TalkingClip } from './silences.ts';
import { withoutSilences } from './without-silences.ts';

const WISH = { pauseSeconds: 0.7, isWithoutFillers: true };
const shown = (cuts: readonly SelectedClip[]) =>
  cuts.map(({ clipId, startTime, endTime }) => [clipId, startTime, endTime]);

const rounded = (intervals: readonly Interval[]) =>
  intervals.map(({ startSeconds, endSeconds }) =>
    [startSeconds, endSeconds].map((at) => Math.round(at * 100) / 100),
  );

describe('A pause of talk under another clip', () => {
  const clips = clipsOf(between(1, 4), between(5.2, 9));

  it('goes: the talk is heard early with the cut that it goes on to, and the cover ends sooner', () => {
    const cuts = inOrder(cut('talk', 1, 3, 3), cut('beach', 0, 3), cut('talk', 6, 9));
    const left = withoutSilences(cuts, clips, WISH);
    expect(shown(left)).toEqual([
      ['talk', 1, 3],
      ['beach', 0, 2.033],
      ['talk', 6, 9],
    ]);
    expect(rounded(heardOf(left, clips))).toEqual([
      [1, 4.13],
      [5.1, 9],
    ]);
    expect(left.map(({ audioFrom }) => audioFrom)).toEqual([undefined, undefined, undefined]);
    expect(countCoveredSilences(cuts, clips, WISH)).toBe(1);
    expect(countCoveredSilences(left, clips, WISH)).toBe(0);
    expect(withoutSilences(left, clips, WISH)).toEqual(left);
  });

  it('leaves its cover a second, and who speaks is seen as much later', () => {
    const cuts = inOrder(cut('talk', 1, 3.5, 1.8), cut('beach', 0, 1.8), cut('talk', 5.3, 9));
    const left = withoutSilences(cuts, clips, WISH);
    expect(shown(left)).toEqual([
      ['talk', 1, 3.5],
      ['beach', 0, 1],
      ['talk', 5.467, 9],
    ]);
    expect(rounded(heardOf(left, clips))).toEqual([
      [1, 4.13],
      [5.1, 9],
    ]);
  });

  it('that begins before its cover ends the frames of the talk in step', () => {
    const cuts = inOrder(cut('talk', 1, 4.5, 2.5), cut('beach', 0, 2.5), cut('talk', 7, 9));
    const left = withoutSilences(cuts, clips, WISH);
    expect(shown(left)).toEqual([
      ['talk', 1, 4.133],
      ['beach', 0, 1.9],
      ['talk', 7, 9],
    ]);
    expect(rounded(heardOf(left, clips))).toEqual([
      [1, 4.13],
      [5.1, 9],
    ]);
  });

  it('goes where the talk is not seen again: from there on the cover is heard with it, and behind it with itself', () => {
    const cuts = inOrder(cut('talk', 1, 3, 4), cut('beach', 0, 8));
    const left = withoutSilences(cuts, clips, WISH);
    expect(shown(left)).toEqual([
      ['talk', 1, 3],
      ['beach', 0, 3.033],
      ['beach', 3.033, 7.033],
    ]);
    expect(left.map(({ audioFrom }) => audioFrom?.clipId)).toEqual([undefined, 'talk', undefined]);
    expect(rounded(heardOf(left, clips))).toEqual([
      [1, 4.13],
      [5.1, 7],
    ]);
  });

  it('goes with another one under the same cover, which is heard with what lies between', () => {
    const twice = clipsOf(between(1, 4), between(5.2, 6), between(7.2, 12));
    const cuts = inOrder(cut('talk', 1, 3, 6), cut('beach', 0, 6), cut('talk', 9, 12));
    const left = withoutSilences(cuts, twice, WISH);
    expect(rounded(heardOf(left, twice))).toEqual([
      [1, 4.13],
      [5.1, 6.13],
      [7.1, 12],
    ]);
    expect(left.map(({ audioFrom }) => audioFrom?.clipId)).toEqual([undefined, 'talk', undefined]);
    expect(countCoveredSilences(left, twice, WISH)).toBe(0);
  });

  it('stays under a locked cut with no room beside it, in locked talk and in talk that was moved', () => {
    const plan = (talk: Partial<SelectedClip>, cover: Partial<SelectedClip>) =>
      inOrder(
        { ...cut('talk', 1.5, 3, 3), ...talk },
        { ...cut('beach', 0, 3), ...cover },
        { ...cut('talk', 6, 7), ...talk },
      );
    for (const cuts of [
      plan({}, { locked: true }),
      plan({ locked: true }, {}),
      plan({ audio: { leadSeconds: -0.1, tailSeconds: 3, shiftSeconds: 0.1 } }, {}),
    ]) {
      expect(withoutSilences(cuts, clips, WISH)).toEqual(cuts);
      expect(countCoveredSilences(cuts, clips, WISH)).toBeGreaterThan(0);
    }
  });

  it('goes where a voice that is heard early comes to its own cut, and takes no word of it', () => {
    const cuts = inOrder(cut('beach', 2, 3), {
      ...cut('street', 2, 4),
      audioFrom: { clipId: 'talk', startSeconds: 4.13 },
      audio: { leadSeconds: 1, tailSeconds: 0, shiftSeconds: 0 },
    });
    expect(rounded(heardOf(withoutSilences(cuts, clips, WISH), clips))).toEqual([
      [3.13, 4.13],
      [5.1, 6.13],
    ]);
  });

  it('takes nothing of what somebody says in the clip over it', () => {
    const cuts = inOrder(cut('talk', 1, 3, 3), cut('beach', 0, 3), cut('talk', 6, 9));
    const speaking = [clips[0] ?? clip('talk'), clip('beach', [between(0, 3)])];
    expect(shown(withoutSilences(cuts, speaking, WISH))).toEqual([
      ['talk', 1, 3],
      ['beach', 0, 3],
      ['talk', 6.967, 9],
    ]);
  });
});

/** Pauses that begin or end within a frame of an edge of a cut: those may come to lie under another. */
const atEdges = (talking: TalkingClip, cuts: readonly SelectedClip[]) =>
  silencesIn(talking, WISH).filter((silence) =>
    cuts.some(({ clipId, startTime, endTime }) => {
      const isNear = (at: number) =>
        Math.min(Math.abs(at - startTime), Math.abs(at - endTime)) < 1 / REEL_FPS;
      return clipId === talking.id && (isNear(silence.startSeconds) || isNear(silence.endSeconds));
    }),
  );

it('Whatever goes, every word that was heard is heard whole, in its order, and nothing is heard that was not', () => {
  fc.assert(
    fc.property(anyTalk, ({ speech, cuts }) => {
      const clips = clipsOf(...speech);
      const lengths = new Map(clips.map(({ id, probe }) => [id, probe]));
      fc.pre(planAudioFault(cuts, lengths) === null);
      // Pressed twice, it does no more harm than once.
      const left = withoutSilences(withoutSilences(cuts, clips, WISH), clips, WISH);
      const [was, is] = [heardOf(cuts, clips), heardOf(left, clips)];
      expect(planAudioFault(left, lengths)).toBeNull();
      expect(countCoveredSilences(left, clips, WISH)).toBeLessThanOrEqual(
        countCoveredSilences(cuts, clips, WISH) + clips.flatMap((each) => atEdges(each, cuts)).length,
      );
      for (const { startSeconds, endSeconds } of is) {
        const from = was.find((each) => each.startSeconds < endSeconds && each.endSeconds > startSeconds);
        expect(startSeconds).toBeGreaterThan((from?.startSeconds ?? 99) - 0.04);
        expect(endSeconds).toBeLessThan((from?.endSeconds ?? 0) + 0.04);
      }
      for (const [index, each] of is.entries())
        if (index > 0) expect(each.startSeconds).toBeGreaterThan((is[index - 1]?.endSeconds ?? 0) - 0.04);
      const isIn = (stretches: readonly Interval[], word: Interval, slack: number) =>
        stretches.some(
          (each) =>
            each.startSeconds <= word.startSeconds + slack && each.endSeconds >= word.endSeconds - slack,
        );
      for (const word of speech.filter((each) => isIn(was, each, -1 / REEL_FPS)))
        expect(isIn(is, word, 0.01)).toBe(true);
      for (const each of left) expect(playedSeconds(each)).toBeGreaterThanOrEqual(0.499);
    }),
    { numRuns: 200 },
  );
});
