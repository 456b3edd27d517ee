import type { SelectedClip, VideoClip } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { cutOutProblem, heardRows } from './heard-rows.ts';

const clipOf = (id: string, hasAudio = true) =>
  ({ id, filename: `${id}.mp4`, durationSeconds: 20, width: 1080, height: 1920, hasAudio }) as VideoClip;
const CLIPS = ['talk', 'boat', 'pasta'].map((id) => clipOf(id));
const cut = (order: number, clipId: string, startTime: number, endTime: number): SelectedClip => ({
  ...{ clipId, startTime, endTime, order },
});
const tail = (tailSeconds: number) => ({ audio: { leadSeconds: 0, tailSeconds, shiftSeconds: 0 } });
const rowsOf = (cuts: readonly SelectedClip[]) =>
  heardRows(cuts, CLIPS).map(({ clip, interval, place }) => [
    clip.id,
    Math.round(interval.startSeconds * 100) / 100,
    Math.round(interval.endSeconds * 100) / 100,
    place,
  ]);
/** Somebody talks from second 2 to 9, covered from 4 to 6. */
const COVERED = [{ ...cut(0, 'talk', 2, 4), ...tail(2) }, cut(1, 'boat', 5, 7), cut(2, 'talk', 6, 9)];

it('talk that is heard under another clip is listed with the cut that it goes on from, and its cover not at all', () => {
  expect(rowsOf(COVERED)).toEqual([
    ['talk', 2, 6, 0],
    ['talk', 6, 9, 2],
  ]);
});

it('of a cover that is longer than the voice over it there is what is heard of it then', () => {
  const [talk, cover] = [{ ...cut(0, 'talk', 2, 4), ...tail(1) }, cut(1, 'boat', 5, 7)];
  expect(rowsOf([talk, cover])).toEqual([
    ['talk', 2, 5, 0],
    ['boat', 6, 7, 1],
  ]);
});

it('another clip that is heard is listed in place of the one that is shown, a shift and a lead count', () => {
  const voiced = { ...cut(0, 'boat', 0, 3), audioFrom: { clipId: 'talk', startSeconds: 7 } };
  const led = { ...cut(1, 'pasta', 4, 6), audio: { leadSeconds: 0.5, tailSeconds: 0, shiftSeconds: 0 } };
  expect(rowsOf([voiced, led])).toEqual([
    ['talk', 7, 9.5, 0],
    ['pasta', 3.5, 6, 1],
  ]);
  const shifted = { ...cut(0, 'boat', 4, 6), audio: { leadSeconds: 0, tailSeconds: 0, shiftSeconds: 1 } };
  expect(rowsOf([shifted])).toEqual([['boat', 3, 5, 0]]);
});

it('a cut of a clip that is gone keeps the places of the others', () => {
  expect(rowsOf([cut(0, 'gone', 0, 2), cut(1, 'boat', 5, 7)])).toEqual([['boat', 5, 7, 1]]);
});

it('words are cut out with their own frames, and those under other clips refused with a sentence', () => {
  const [row] = heardRows(COVERED, CLIPS);
  const problem = (startSeconds: number, endSeconds: number) =>
    row === undefined ? '' : cutOutProblem(row, [{ startSeconds, endSeconds }]);
  expect(problem(2, 2.8)).toBeNull();
  expect(problem(2.5, 3.2)).toBeNull();
  expect(problem(3.5, 4.2)).toContain('while another clip is shown');
  expect(problem(4.5, 5)).toContain('while another clip is shown');
  const [last] = heardRows([cut(0, 'talk', 6, 9)], CLIPS);
  expect(last === undefined ? '' : cutOutProblem(last, [{ startSeconds: 8, endSeconds: 9 }])).toBeNull();
});
