import { join } from 'node:path';
import type { GreyFrame, RgbFrame } from '@cutroom/contract';
import type { MotionRecord } from '../../src/motion/motion-record.ts';
import { MotionTracker } from '../../src/motion/motion-tracker.ts';
import { CutRefiner, cutsToRefine } from '../../src/motion/refine-cuts.ts';
import { shotsOf } from '../../src/summary/shots.ts';
import { decodeFrames, FOOTAGE } from '../../src/testing/decode-clip.ts';
import { greyOf, randomFrom } from '../../src/testing/drawn-frames.ts';
import { FOOTAGE_TRUTH } from './footage-truth.ts';
import { referenceFrames } from './reference-frames.ts';
import { markdownTable } from './report.ts';

const FPS = 30;
const FILMS = 12;
const SHOTS = 12;
const WIDTH = 80;
const HEIGHT = 46;

/**
 * Natural clips joined at random, with flashes of light thrown in: cuts found to the frame, or to the frame or two that are left out
 * of both shots.
 */
export async function cutsTable(): Promise<string> {
  const clips = await allClips();
  const row = (name: string, s: Score) => {
    const precision = s.right / Math.max(1, s.right + s.wrong);
    const recall = s.right / s.wanted;
    const f1 = (2 * precision * recall) / (precision + recall);
    return [name, ...[s.wanted, s.right, s.wrong, s.leftOut].map(String), f1.toFixed(3)];
  };
  return markdownTable(
    ['films', 'cuts', 'found', 'false', 'frames left out', 'F1'],
    [
      row('joined clips', score(clips, false, false)),
      row('joined clips with flashes', score(clips, true, false)),
      row('joined clips, by reference pictures, and a closer look in doubt', score(clips, false, true)),
      row(
        'joined clips with flashes, by reference pictures, and a closer look in doubt',
        score(clips, true, true),
      ),
    ],
  );
}

interface Score {
  wanted: number;
  right: number;
  wrong: number;
  /** Frames that are in no shot. */
  leftOut: number;
}

async function allClips(): Promise<RgbFrame[][]> {
  const clips: RgbFrame[][] = [];
  for (const { file } of FOOTAGE_TRUTH) {
    if (file.endsWith('.jpg') || file.startsWith('derived/')) continue;
    const frames: RgbFrame[] = [];
    const filter = `scale=${WIDTH}:${HEIGHT}:force_original_aspect_ratio=increase,crop=${WIDTH}:${HEIGHT}`;
    const options = { longSide: WIDTH, framesPerSecond: FPS, filter, inputArguments: ['-t', '6'] };
    for await (const frame of decodeFrames(join(FOOTAGE, file), options)) frames.push(frame);
    clips.push(frames);
  }
  return clips;
}

function score(clips: readonly RgbFrame[][], withFlashes: boolean, byReferences: boolean): Score {
  const total = { wanted: 0, right: 0, wrong: 0, leftOut: 0 };
  for (let film = 0; film < FILMS; film++) {
    const random = randomFrom(film + 1);
    const { frames, cuts } = joinShots(clips, random);
    if (withFlashes) flash(frames, cuts, random);
    const seen = frames.map(greyOf);
    const record = byReferences ? byReferenceFrames(seen, film) : tracked(seen);
    const shots = shotsOf(record, seen.length / FPS);
    total.wanted += cuts.length;
    shots.slice(1).forEach(({ startSeconds }, index) => {
      const first = Math.round(startSeconds * FPS);
      const leftOut = first - Math.round((shots[index]?.endSeconds ?? startSeconds) * FPS);
      const isRight = cuts.some((cut) => cut <= first && cut >= first - leftOut);
      total[isRight ? 'right' : 'wrong'] += 1;
      total.leftOut += leftOut;
    });
  }
  return total;
}

function tracked(frames: readonly GreyFrame[]): MotionRecord {
  const tracker = new MotionTracker();
  for (const frame of frames) tracker.add(frame);
  return tracker.finish();
}

/** As the product does it: some of the frames first, all of them where it is in doubt whether there is a cut. */
function byReferenceFrames(frames: readonly GreyFrame[], seed: number): MotionRecord {
  const isSeen = referenceFrames(seed);
  const numbers = [...frames.keys()].filter(isSeen);
  const glanced = numbers.flatMap((index, place) => {
    const frame = frames[index];
    return frame === undefined ? [] : [{ ...frame, unseenBefore: index - (numbers[place - 1] ?? -1) - 1 }];
  });
  const record = tracked(glanced);
  return cutsToRefine(record).reduce((settled, { startSeconds, endSeconds }) => {
    const look = new CutRefiner();
    for (const frame of frames) {
      if (frame.atSeconds >= startSeconds && frame.atSeconds < endSeconds) look.add(frame);
    }
    return look.settle(settled);
  }, record);
}

function joinShots(
  clips: readonly RgbFrame[][],
  random: () => number,
): { frames: RgbFrame[]; cuts: number[] } {
  const frames: RgbFrame[] = [];
  const cuts: number[] = [];
  let before = -1;
  for (let shot = 0; shot < SHOTS; shot++) {
    let chosen = Math.floor(random() * clips.length);
    if (chosen === before) chosen = (chosen + 1) % clips.length;
    before = chosen;
    const clip = clips[chosen] ?? [];
    const length = Math.min(clip.length, Math.round(FPS * (0.5 + random() * 1.5)));
    const start = Math.floor(random() * (clip.length - length));
    if (shot > 0) cuts.push(frames.length);
    for (const frame of clip.slice(start, start + length))
      frames.push({ ...frame, atSeconds: frames.length / FPS });
  }
  return { frames, cuts };
}

/** A photographer's flash: one or two frames far too bright, away from the cuts. */
function flash(frames: RgbFrame[], cuts: readonly number[], random: () => number): void {
  for (let count = 0; count < SHOTS; count++) {
    const at = 8 + Math.floor(random() * (frames.length - 16));
    if (cuts.some((cut) => Math.abs(cut - at) < 8)) continue;
    for (let index = at; index < at + 1 + Math.floor(random() * 2); index++) {
      const frame = frames[index];
      if (frame !== undefined)
        frames[index] = { ...frame, rgb: frame.rgb.map((value) => Math.min(255, 120 + value)) };
    }
  }
}
