import { playedSeconds } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClips } from '../testing/build-clip.ts';

const clips = buildClips(
  { name: 'dog.mp4', seconds: 20, labels: ['dog'] },
  { name: 'market.mp4', seconds: 20, labels: ['market'] },
  { name: 'castle.mp4', seconds: 20, labels: ['castle'] },
);

/** What the prompt screen adds to a text for another take (apps/web/src/features/prompt/nudges.tsx). */
describe.each([
  'A calm 20 second reel of our trip, with the market.',
  'our trip, 20 seconds, upbeat.',
  'Make it 20 seconds, start with the dog.',
])('Behind: %s', (text) => {
  const planned = (nudge: string) => planEdit({ prompt: `${text} ${nudge}`, clips });

  it('another length is that of the reel', () => {
    const { selectedClips } = planned('Make it 12 seconds instead.');
    expect(selectedClips.map(playedSeconds).reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(12, 1);
  });

  it.each([
    ['Faster pace.', 'fast'],
    ['Calm and slow.', 'slow'],
  ])('another pace is its own: %s', (nudge, pace) => {
    expect(planned(nudge).style?.pace).toBe(pace);
  });

  it('another opening is another', () => {
    expect(planned('Don’t start with dog.mp4.').selectedClips[0]?.clipId).not.toBe('clip-1');
  });
});
