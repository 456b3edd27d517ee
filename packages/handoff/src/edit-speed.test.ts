import type { CutSpeed } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { toFcpxml } from './fcpxml/fcpxml.ts';
import { handoffEdit } from './handoff-edit.ts';
import { toOpenTimeline } from './opentimeline/open-timeline.ts';
import { allOf, at, readXml } from './testing/read-xml.ts';
import { SAMPLE_CLIPS } from './testing/sample-edit.ts';
import { toXmeml } from './xmeml/xmeml.ts';

/** One cut of two seconds of the reel, from second 2 of its clip on. */
const editAt = (speed: CutSpeed) =>
  handoffEdit(
    { id: 1, title: 'Fast' },
    { selectedClips: [{ clipId: 'beach', order: 0, startTime: 2, endTime: 4, adjustedDuration: 2, speed }] },
    SAMPLE_CLIPS,
  );
const TWICE: CutSpeed = [{ at: 0, rate: 2 }];
const RAMP: CutSpeed = [
  { at: 0, rate: 1 },
  { at: 1, rate: 3 },
];
const secondsOf = (time: string | undefined): number => {
  const [numerator = Number.NaN, denominator = 1] = (time ?? '').replace('s', '').split('/').map(Number);
  return numerator / denominator;
};

describe('A cut at another speed in other editors', () => {
  it('is a time map in FCPXML, on a clock on which the cut is as long as in the reel', () => {
    const [clip] = allOf(readXml(toFcpxml(editAt(TWICE))), 'asset-clip');
    if (clip === undefined) throw new Error('no clip');
    expect([clip.attributes.start, clip.attributes.duration].map(secondsOf)).toEqual([1, 2]);
    const points = allOf(clip, 'timept').map(({ attributes }) => [
      secondsOf(attributes.time),
      secondsOf(attributes.value),
    ]);
    expect(points).toEqual([
      [0, 0],
      [1, 2],
      [3, 6],
      [5, 10],
    ]);
  });

  it('follows a ramp in FCPXML to a tenth of a frame', () => {
    const points = allOf(readXml(toFcpxml(editAt(RAMP))), 'timept').map(({ attributes }) => [
      secondsOf(attributes.time),
      secondsOf(attributes.value),
    ]);
    const start = points.findIndex(([, value]) => value === 2);
    const [from = Number.NaN] = points[start] ?? [];
    const inside = points.slice(start).filter(([time = 0]) => time <= from + 2);
    expect(inside.length).toBeGreaterThan(5);
    for (const [time = 0, value = 0] of inside) {
      const into = time - from;
      expect(Math.abs(value - (2 + into + into ** 2 / 2))).toBeLessThan(0.1 / 30);
    }
  });

  it('is a Time Remap of video and audio in xmeml', () => {
    const root = readXml(toXmeml(editAt(TWICE)));
    const items = allOf(root, 'clipitem');
    expect(items.map((item) => [at(item, 'in').text, at(item, 'out').text])).toEqual(
      items.map(() => ['30', '90']),
    );
    for (const item of items) {
      const remap = allOf(item, 'effect').find((effect) => at(effect, 'effectid').text === 'timeremap');
      const speed = allOf(remap ?? item, 'parameter').find(
        (parameter) => at(parameter, 'parameterid').text === 'speed',
      );
      expect(speed === undefined ? null : at(speed, 'value').text).toBe('200');
    }
  });

  it('is a LinearTimeWarp in OpenTimelineIO, a ramp its mean', () => {
    expect(toOpenTimeline(editAt(RAMP))).toMatch(/"LinearTimeWarp\.1"[\s\S]*"time_scalar": ?2[^.\d]/);
    expect(toOpenTimeline(editAt([{ at: 0, rate: 1 }]))).not.toContain('LinearTimeWarp');
  });
});
