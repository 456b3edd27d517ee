import { type Interval, playedSeconds, type SelectedClip, type SpokenWord } from '@cutroom/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beatsText, countOnBeats } from './beats-in-reel.ts';
import { cutToBeats } from './cut-to-beats.ts';
import type { CuttableClip } from './room-of-cut.ts';

const clip = (more: Partial<NonNullable<CuttableClip['analysis']>> = {}): CuttableClip => ({
  id: 'a',
  probe: { durationSeconds: 20 },
  analysis: { shots: [{ startSeconds: 0, endSeconds: 20 }], ...more },
});
const cut = (order: number, seconds: number, more: Partial<SelectedClip> = {}): SelectedClip => ({
  clipId: 'a',
  startTime: 2,
  endTime: 2 + seconds,
  order,
  ...more,
});
/** 100 BPM in bars of four, from the track's third second on. */
const beats = Array.from({ length: 100 }, (_, index) => 3 + index * 0.6);
const music = {
  beats,
  downbeats: beats.filter((_, index) => index % 4 === 0),
  startSeconds: 3,
  endSeconds: 60,
};
const endsOf = (cuts: readonly SelectedClip[]) => {
  let end = 0;
  return cuts.map((each) => {
    end += playedSeconds(each);
    return end;
  });
};

describe('Cutting to the beat', () => {
  it('puts every join and the end of the reel on a beat, long cuts on a downbeat where one is near', () => {
    const plan = { selectedClips: [cut(0, 1.1), cut(1, 1.2), cut(2, 2.9), cut(3, 1.7)] };
    const { selectedClips, onBeat, joins } = cutToBeats(plan, [clip()], music);
    expect(endsOf(selectedClips).map((end) => Math.round(end * 1000) / 1000)).toEqual([1.2, 2.4, 4.8, 7.2]);
    expect([onBeat, joins]).toEqual([3, 3]);
  });

  it('does not drift: what one cut gains the next loses', () => {
    const plan = { selectedClips: Array.from({ length: 12 }, (_, order) => cut(order, 1.31)) };
    const { selectedClips, onBeat } = cutToBeats(plan, [clip()], music);
    expect(onBeat).toBe(11);
    expect(Math.abs((endsOf(selectedClips).at(-1) ?? 0) - 12 * 1.31)).toBeLessThan(0.61);
  });

  it('goes on finding beats where cuts are planned shorter than they can be, until the plan has caught up', () => {
    const lengths = [...Array.from({ length: 8 }, () => 0.5), ...Array.from({ length: 8 }, () => 1.3)];
    const slower = { ...music, beats: beats.filter((_, index) => index % 2 === 0) };
    const plan = {
      selectedClips: lengths.map((seconds, order) => cut(order, seconds, { clipId: `c${order}` })),
    };
    const clips = lengths.map((_, order) => ({ ...clip(), id: `c${order}` }));
    const { onBeat, joins } = cutToBeats(plan, clips, slower);
    expect([onBeat, joins]).toEqual([15, 15]);
  });

  it('stays in the shot, and begins earlier where that ends too soon', () => {
    const shots = [{ startSeconds: 1, endSeconds: 3.1 }];
    const [moved] = cutToBeats({ selectedClips: [cut(0, 1.1)] }, [clip({ shots })], music).selectedClips;
    expect(moved).toMatchObject({ startTime: 1.9, endTime: 3.1 });
  });

  it('ends in no word', () => {
    const words = [{ text: 'sea', startSeconds: 3.1, endSeconds: 3.3 }];
    const [moved] = cutToBeats({ selectedClips: [cut(0, 1.1)] }, [clip({ words })], music).selectedClips;
    expect(moved?.endTime).toBeLessThan(3.102);
    expect((moved?.endTime ?? 0) - (moved?.startTime ?? 0)).toBeCloseTo(1.2, 3);
  });

  describe('where words are not known, but that somebody talks', () => {
    const talk = (startSeconds: number, endSeconds: number) => ({ startSeconds, endSeconds });
    const moved = (speech: readonly Interval[], of: SelectedClip, options = {}) => {
      const { selectedClips, onBeat } = cutToBeats(
        { selectedClips: [of, cut(1, 2.4, { clipId: 'other' })] },
        [clip({ speech }), { ...clip(), id: 'other' }],
        music,
        options,
      );
      return { startTime: selectedClips[0]?.startTime, endTime: selectedClips[0]?.endTime, onBeat };
    };

    it('ends in no talk: what is said is kept, and the silence around it shared out anew', () => {
      const { startTime = 0, endTime = 0, onBeat } = moved([talk(2.05, 3.9), talk(4.5, 6)], cut(0, 2));
      expect(onBeat).toBe(1);
      expect([startTime <= 2.06, endTime >= 3.85, endTime <= 4.51]).toEqual([true, true, true]);
    });

    it('stays on no beat where the silences are too short for one', () => {
      const { startTime, endTime, onBeat } = moved(
        [talk(0, 1.95), talk(2.05, 3.95), talk(4.02, 6)],
        cut(0, 2),
      );
      expect([startTime, endTime, onBeat]).toEqual([2, 4, 0]);
    });

    it('goes on where it is heard on, and somewhere else in talk in which it ended before', () => {
      const speech = [talk(2.05, 6)];
      expect(moved(speech, cut(0, 2)).onBeat).toBe(1);
      const paused = [talk(0, 1.95), talk(2.05, 3.95), talk(4.02, 6)];
      expect(moved(paused, cut(0, 2), { isHeardOn: () => true }).onBeat).toBe(1);
    });
  });

  it('ends in a word that is heard on, and stays in one where it lies on its beat already', () => {
    const words = [{ text: 'sea', startSeconds: 3.1, endSeconds: 3.3 }];
    const end = (options: Parameters<typeof cutToBeats>[3], of: SelectedClip) =>
      cutToBeats({ selectedClips: [of] }, [clip({ words })], music, options).selectedClips[0]?.endTime;
    expect(end({ isHeardOn: (index, at) => index === 0 && at < 3.3 }, cut(0, 1.1))).toBeCloseTo(3.2, 3);
    expect(end({}, cut(0, 1.2))).toBeCloseTo(3.2, 3);
  });

  it('leaves alone what is locked or fits no beat, and tells how many joins do', () => {
    const tight = clip({ shots: [{ startSeconds: 2, endSeconds: 2.55 }] });
    const locked = cut(0, 1, { locked: true });
    const plan = { selectedClips: [locked, cut(1, 1.3)] };
    const { selectedClips, onBeat, joins } = cutToBeats(plan, [clip()], music);
    expect([selectedClips[0], onBeat, joins]).toEqual([locked, 0, 1]);
    expect(endsOf(selectedClips)[1]).toBeCloseTo(2.4, 6);
    const short = cut(0, 0.55);
    expect(cutToBeats({ selectedClips: [short] }, [tight], music).selectedClips).toEqual([short]);
  });

  it('moves where one shot is divided, and shows nothing of it twice', () => {
    const divided = [cut(0, 1.1), cut(1, 1.5, { startTime: 3.1, endTime: 4.6 })];
    const { selectedClips } = cutToBeats({ selectedClips: divided }, [clip()], music);
    expect(selectedClips).toMatchObject([
      { startTime: 2, endTime: 3.2 },
      { startTime: 3.2, endTime: 4.4 },
    ]);
    const apart = [cut(0, 1.1), cut(1, 1.5, { startTime: 3.15, endTime: 4.65 })];
    const [first] = cutToBeats({ selectedClips: apart }, [clip()], music).selectedClips;
    expect(first?.endTime).toBeLessThanOrEqual(3.15);
  });

  it('begins in no word where it begins earlier', () => {
    const shots = [{ startSeconds: 1, endSeconds: 3.1 }];
    const words = [{ text: 'sea', startSeconds: 1.8, endSeconds: 1.95 }];
    const [moved] = cutToBeats(
      { selectedClips: [cut(0, 1.1)] },
      [clip({ shots, words })],
      music,
    ).selectedClips;
    expect(moved).toMatchObject({ startTime: 2, endTime: 2.6 });
  });

  it('never leaves the clip, half a second to half a minute, or a lock', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ from: fc.nat(180), tenths: fc.integer({ min: 5, max: 60 }), locked: fc.boolean() }),
          { minLength: 1, maxLength: 20 },
        ),
        (asked) => {
          const selectedClips = asked.map(({ from, tenths, locked }, order) =>
            cut(order, 0, { startTime: from / 10, endTime: Math.min(20, (from + tenths) / 10), locked }),
          );
          const played = selectedClips.filter((each) => playedSeconds(each) >= 0.5);
          const cuts = cutToBeats({ selectedClips: played }, [clip()], music).selectedClips;
          expect(cuts).toHaveLength(played.length);
          for (const [index, each] of cuts.entries()) {
            expect(each.startTime).toBeGreaterThanOrEqual(0);
            expect(each.endTime).toBeLessThanOrEqual(20.000001);
            expect(playedSeconds(each)).toBeGreaterThanOrEqual(0.499999);
            if (each.locked === true) expect(each).toEqual(played[index]);
          }
        },
      ),
    );
  });

  it('moves no cut out of its shot, and no end into a word, whatever is said where', () => {
    const shots = [0, 5, 7.3, 13].map((startSeconds, index, all) => ({
      startSeconds,
      endSeconds: all[index + 1] ?? 20,
    }));
    const isInWord = (said: readonly SpokenWord[], seconds: number) =>
      said.some((word) => word.startSeconds < seconds - 0.002 && seconds + 0.002 < word.endSeconds);
    const anyCut = fc.record({
      shot: fc.nat(3),
      from: fc.double({ min: 0, max: 0.5, noNaN: true }),
      share: fc.double({ min: 0.3, max: 1, noNaN: true }),
    });
    const anyWords = fc.array(fc.double({ min: 0.1, max: 0.9, noNaN: true }), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.array(anyCut, { minLength: 1, maxLength: 12 }), anyWords, (asked, lengths) => {
        let said = 0;
        const words = lengths.map((seconds) => {
          const startSeconds = said;
          said = startSeconds + seconds;
          return { text: 'sea', startSeconds, endSeconds: said - 0.05 };
        });
        const cuts = asked.map(({ shot, from, share }, order) => {
          const { startSeconds = 0, endSeconds = 0 } = shots[shot] ?? {};
          const startTime = startSeconds + from * (endSeconds - startSeconds);
          return cut(order, 0, { startTime, endTime: startTime + share * (endSeconds - startTime) });
        });
        const planned = cuts.filter((each) => playedSeconds(each) >= 0.5);
        const moved = cutToBeats({ selectedClips: planned }, [clip({ shots, words })], music).selectedClips;
        for (const [index, each] of moved.entries()) {
          const before = planned[index] ?? each;
          const shot = shots.find(({ endSeconds }) => before.startTime < endSeconds);
          expect(each.startTime).toBeGreaterThanOrEqual((shot?.startSeconds ?? 0) - 0.001);
          expect(each.endTime).toBeLessThanOrEqual((shot?.endSeconds ?? 0) + 0.001);
          expect(playedSeconds(each)).toBeGreaterThanOrEqual(0.499999);
          if (Math.abs(each.endTime - before.endTime) > 0.001)
            expect(isInWord(words, each.endTime)).toBe(false);
          if (Math.abs(each.startTime - before.startTime) > 0.001)
            expect(isInWord(words, each.startTime)).toBe(false);
        }
      }),
    );
  });

  it('keeps the length of the reel where that is asked for, on a beat or not', () => {
    const plan = { selectedClips: [cut(0, 1.1), cut(1, 1.3), cut(2, 1.1)] };
    const { selectedClips } = cutToBeats(plan, [clip()], music, { keepsLength: true });
    expect(endsOf(selectedClips).at(-1)).toBeCloseTo(3.5, 6);
    expect(endsOf(selectedClips)[0]).toBeCloseTo(1.2, 6);
  });

  it('changes nothing without beats', () => {
    const plan = { selectedClips: [cut(0, 1.1)] };
    const none = { beats: [], downbeats: [], startSeconds: 0, endSeconds: 60 };
    expect(cutToBeats(plan, [clip()], none).selectedClips).toEqual(plan.selectedClips);
  });
});

it('What is not on a beat is counted at the renderer’s frames, and said', () => {
  const fractional = [cut(0, 1.2), cut(1, 1.23), cut(2, 1.2)];
  expect(countOnBeats(fractional, music)).toMatchObject({ onBeat: 2, joins: 2, behindTrack: 0 });
  const off = countOnBeats([cut(0, 1.2), cut(1, 0.9), cut(2, 1.5)], music);
  expect(beatsText(off)).toContain('1 of 2 joins could not be put on a beat');
  const all = { onBeat: 3, joins: 3, behindTrack: 0, trackEndSeconds: 57 };
  expect(beatsText(all)).toBe('Every cut is on the beat.');
  const long = Array.from({ length: 4 }, (_, order) => cut(order, 1.2));
  const short = { ...music, endSeconds: music.startSeconds + 2.9 };
  expect(beatsText(countOnBeats(long, short))).toBe(
    '1 of 3 joins could not be put on a beat: the track ends at 0:02.',
  );
});
