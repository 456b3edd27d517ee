import type { ClipAnalysis, Interval } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { ClipCollector } from '../session/clip-collector.ts';
import { BLIND_MODELS, probeOf } from '../testing/blind-models.ts';
import { plantHighlight } from '../testing/planted-highlight.ts';
import { findMoments, interestOf } from './moments.ts';
import { summarise } from './summarise.ts';
import { CELL_SECONDS, type TimelineCell } from './timeline.ts';

const dull: Omit<TimelineCell, 'startSeconds'> = {
  movement: 0,
  action: 0.1,
  tremble: 0,
  sharpness: 0.7,
  motionBlur: 0,
  darkness: 0,
  faces: 0,
  smile: 0,
  subjectArea: 0,
  colour: 0.3,
  audioOnset: 0,
  speech: 0,
  novelty: 0.1,
  hash: null,
};

/** Cells of a clip; `change` says what differs at a time. */
function cells(seconds: number, change: (at: number) => Partial<TimelineCell> = () => ({})): TimelineCell[] {
  return Array.from({ length: Math.ceil(seconds / CELL_SECONDS) }, (_, index) => {
    const startSeconds = index * CELL_SECONDS;
    return { ...dull, ...change(startSeconds), startSeconds };
  });
}

const whole = (seconds: number): Interval[] => [{ startSeconds: 0, endSeconds: seconds }];
const between = (at: number, from: number, to: number) => at >= from && at < to;

it('tells for every quarter second how much it is worth showing', () => {
  const interest = interestOf(cells(12, (at) => (between(at, 7, 9) ? { action: 0.6 } : {})));
  expect(interest).toHaveLength(12 / CELL_SECONDS);
  const inside = Math.min(...interest.slice(7.25 / CELL_SECONDS, 8.75 / CELL_SECONDS));
  const outside = Math.max(...interest.slice(0, 6.5 / CELL_SECONDS), ...interest.slice(9.5 / CELL_SECONDS));
  expect(inside).toBeGreaterThan(outside + 0.1);
  expect(Math.max(...interest)).toBeLessThanOrEqual(1);
});

describe('findMoments', () => {
  it('puts the liveliest stretch first and says why', () => {
    const moments = findMoments({
      cells: cells(12, (at) => (between(at, 7, 9) ? { action: 0.6 } : {})),
      shots: whole(12),
      speech: [],
      durationSeconds: 12,
    });
    const [best] = moments;
    expect(best?.startSeconds).toBeLessThanOrEqual(7.5);
    expect(best?.endSeconds).toBeGreaterThanOrEqual(8.5);
    expect(best?.reasons).toContain('most movement');
  });

  it('never spans a cut, lasts 0.5 to 8 s and stays inside the clip', () => {
    const shots = [
      { startSeconds: 0, endSeconds: 3.1 },
      { startSeconds: 3.1, endSeconds: 4.4 },
      { startSeconds: 4.4, endSeconds: 20 },
    ];
    const moments = findMoments({ cells: cells(20), shots, speech: [], durationSeconds: 20 });
    expect(moments.length).toBeGreaterThan(3);
    for (const { startSeconds, endSeconds } of moments) {
      expect(endSeconds - startSeconds).toBeGreaterThanOrEqual(0.5 - 1e-9);
      expect(endSeconds - startSeconds).toBeLessThanOrEqual(8 + 1e-9);
      expect(shots.some((shot) => startSeconds >= shot.startSeconds && endSeconds <= shot.endSeconds)).toBe(
        true,
      );
    }
  });

  it.each([
    ['shaky', { tremble: 0.9 }],
    ['dark', { darkness: 0.9 }],
    ['blurred', { sharpness: 0.02 }],
    ['smeared', { motionBlur: 0.9 }],
  ])('keeps away from a %s half although more happens there', (_, spoiled) => {
    const moments = findMoments({
      cells: cells(10, (at) => (at < 5 ? { ...spoiled, action: 0.35 } : {})),
      shots: whole(10),
      speech: [],
      durationSeconds: 10,
    });
    expect(moments[0]?.startSeconds).toBeGreaterThanOrEqual(4.75);
  });

  it('leaves out the first and last half second where they shake', () => {
    const moments = findMoments({
      cells: cells(6, (at) => (at < 0.5 || at >= 5.5 ? { tremble: 0.9, action: 0.5 } : {})),
      shots: whole(6),
      speech: [],
      durationSeconds: 6,
    });
    expect(Math.min(...moments.map(({ startSeconds }) => startSeconds))).toBeGreaterThanOrEqual(0.5);
    expect(Math.max(...moments.map(({ endSeconds }) => endSeconds))).toBeLessThanOrEqual(5.5);
  });

  it('prefers a stretch that does not cut speech off', () => {
    const speech = [{ startSeconds: 2.1, endSeconds: 4.9 }];
    const moments = findMoments({
      cells: cells(8, (at) => (between(at, 2, 5) ? { speech: 1 } : {})),
      shots: whole(8),
      speech,
      durationSeconds: 8,
    });
    const inside = (at: number) => at > 2.15 && at < 4.85;
    expect(inside(moments[0]?.startSeconds ?? 3)).toBe(false);
    expect(inside(moments[0]?.endSeconds ?? 3)).toBe(false);
  });

  it('praises one moment above all others only once', () => {
    const moments = findMoments({
      cells: cells(24, (at) => ({ action: between(at, 3, 5) ? 0.6 : between(at, 14, 16) ? 0.5 : 0.1 })),
      shots: whole(24),
      speech: [],
      durationSeconds: 24,
    });
    const reasons = moments.flatMap((moment) => moment.reasons);
    expect(reasons.filter((reason) => reason === 'most movement')).toHaveLength(1);
    expect(reasons).toContain('lively');
  });

  it('calls nothing steady where there is nothing to see', () => {
    const black = cells(6, () => ({ action: 0, sharpness: 0, darkness: 1, colour: 0 }));
    const moments = findMoments({ cells: black, shots: whole(6), speech: [], durationSeconds: 6 });
    expect(moments.flatMap(({ reasons }) => reasons)).not.toContain('steady');
    expect(moments.filter(({ reasons }) => reasons.includes('the best of this clip'))).toHaveLength(1);
  });

  it('puts behind what shows again what a better one shows', () => {
    const still = (hashOf: (at: number) => string) =>
      findMoments({
        cells: cells(24, (at) => ({ action: 0, hash: hashOf(at) })),
        shots: whole(24),
        speech: [],
        durationSeconds: 24,
      }).map(({ score }) => score);
    const alike = still(() => '8f3a5c7e1b2d4f60');
    expect(Math.max(...alike.slice(1))).toBeLessThan(0.6 * (alike[0] ?? 0));
    const two = still((at) => (at < 12 ? '8f3a5c7e1b2d4f60' : '70c5a381e4d2b09f'));
    expect(two[1]).toBeGreaterThan(0.8 * (two[0] ?? 0));
    expect(two[2]).toBeLessThan(0.6 * (two[0] ?? 0));
  });

  it('offers stretches that hardly overlap', () => {
    const moments = findMoments({ cells: cells(30), shots: whole(30), speech: [], durationSeconds: 30 });
    for (const [index, a] of moments.entries()) {
      for (const b of moments.slice(index + 1)) {
        const shared = Math.min(a.endSeconds, b.endSeconds) - Math.max(a.startSeconds, b.startSeconds);
        const shorter = Math.min(a.endSeconds - a.startSeconds, b.endSeconds - b.startSeconds);
        expect(shared).toBeLessThan(0.4 * shorter);
      }
    }
  });

  it.each([0.3, 0.5, 0.9])('offers one moment of a clip of %d s', (seconds) => {
    const moments = findMoments({
      cells: cells(seconds),
      shots: whole(seconds),
      speech: [],
      durationSeconds: seconds,
    });
    expect(moments.length).toBeGreaterThanOrEqual(1);
    expect(moments[0]?.endSeconds).toBeLessThanOrEqual(seconds);
  });
});

describe('a planted highlight', () => {
  it('is in the best moment of at least 19 of 20 dull clips', async () => {
    const found = await Promise.all(
      Array.from({ length: 20 }, async (_, seed) => {
        const clip = plantHighlight(seed + 1);
        const [best] = (await analyse(clip)).moments;
        const shared =
          Math.min(best?.endSeconds ?? 0, clip.highlightStart + 1) -
          Math.max(best?.startSeconds ?? 0, clip.highlightStart);
        return shared >= 0.5;
      }),
    );
    expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(19);
  });
});

async function analyse(clip: ReturnType<typeof plantHighlight>): Promise<ClipAnalysis> {
  const collector = new ClipCollector(BLIND_MODELS, false);
  for (const frame of clip.sampledFrames) await collector.addFrame(frame);
  for (const frame of clip.motionFrames) collector.addMotionFrame(frame);
  await collector.setAudio(null);
  return summarise(await collector.record(null), {
    filename: 'clip_x.mp4',
    probe: probeOf(clip.durationSeconds),
    loudnessLufs: null,
  });
}
