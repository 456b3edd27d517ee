import { describe, expect, it } from 'vitest';
import type { DirectorClip } from '../director-clip.ts';
import { readClips } from '../material/clip-facts.ts';
import { castAndSpread } from '../plan/cast/cast-and-spread.ts';
import { resolveWishes } from '../plan/wishes/wishes.ts';
import { readBrief } from '../prompt/read-brief.ts';
import { buildClips } from '../testing/build-clip.ts';
import { SCENES } from '../testing/corpus/scenes.ts';
import { MOMENTS_OFFERED_MAX, type OfferedMoment, offerMoments } from './offer-moments.ts';

function offersFor(prompt: string, clips: readonly DirectorClip[]): readonly OfferedMoment[] {
  const facts = readClips(clips);
  return offerMoments(castAndSpread(resolveWishes(readBrief({ prompt, clips }), facts), facts));
}

const idsOf = (offers: readonly OfferedMoment[]) =>
  new Set(offers.map((offer) => offer.member.facts.clip.clipId));

describe('the moments on offer', () => {
  it('are each clip’s strongest, with the room around them, and never overlap', () => {
    const moments = [
      { startSeconds: 1, endSeconds: 3, score: 0.9, reasons: ['a face'] },
      { startSeconds: 2, endSeconds: 4, score: 0.5, reasons: ['sharp'] },
      { startSeconds: 6, endSeconds: 9, score: 0.7, reasons: ['steady'] },
    ];
    const clips = buildClips({ seconds: 12, moments, measures: { camera: 'still' } });
    const offers = offersFor('one cut of 2 seconds', clips);
    expect(
      offers.map(({ id, range, moment }) => [id, range.startSeconds, range.endSeconds, moment?.score]),
    ).toEqual([
      ['c1m1', 0, 4.5, 0.9],
      ['c1m2', 4.5, 12, 0.7],
    ]);
  });

  it('leave out what the prompt excludes, also where it is asked for more than there is', () => {
    expect(
      idsOf(offersFor('leave out the dog and the shaky clips, 3 minutes', SCENES.seaside)),
    ).not.toContain('dog');
    expect(idsOf(offersFor('only the dog', SCENES.seaside))).toEqual(new Set(['dog']));
  });

  it('are more than the cuts that are wanted, and long enough for them', () => {
    const offers = offersFor('8 cuts, 2 seconds each', SCENES.little);
    expect(Math.min(...offers.map(({ range }) => range.endSeconds - range.startSeconds))).toBeGreaterThan(
      0.5,
    );
    expect(offersFor('12 quick cuts', SCENES.seaside).length).toBeGreaterThanOrEqual(12);
  });

  it('stay few enough to be read', () => {
    const clips = buildClips(...Array.from({ length: 50 }, () => ({ seconds: 60 })));
    expect(offersFor('three minutes, fast cuts', clips).length).toBeLessThanOrEqual(MOMENTS_OFFERED_MAX);
  });
});
