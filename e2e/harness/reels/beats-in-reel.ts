import { readFileSync, rmSync } from 'node:fs';
import { ffmpeg } from '../footage/ffmpeg.ts';

const RATE = 8000;
/** Of the loudest sample: where a click begins. */
const ONSET_SHARE = 0.3;
const BETWEEN_CLICKS_SECONDS = 0.2;
/** Of a change of the whole frame; grain and drift stay far below. */
const SCENE_MIN = 0.08;

/** Seconds at which the picture of a file changes at once. */
export function sceneChanges(file: string): number[] {
  const select = `select='gt(scene,${SCENE_MIN})',showinfo`;
  const log = ffmpeg(['-i', file, '-an', '-vf', select, '-f', 'null', '-']);
  return [...log.matchAll(/pts_time:([\d.]+)/g)].map((match) => Number(match[1]));
}

/** Seconds at which clicks begin in the audio of a file that has little else. */
export function clicks(file: string): number[] {
  const raw = `${file}.f32`;
  ffmpeg(['-y', '-i', file, '-vn', '-ac', '1', '-ar', String(RATE), '-f', 'f32le', raw]);
  const bytes = readFileSync(raw);
  rmSync(raw);
  const samples = Array.from({ length: bytes.length >> 2 }, (_, at) => Math.abs(bytes.readFloatLE(at * 4)));
  const threshold = ONSET_SHARE * samples.reduce((loudest, sample) => Math.max(loudest, sample), 0);
  const found: number[] = [];
  let lastLoud = Number.NEGATIVE_INFINITY;
  for (const [at, sample] of samples.entries()) {
    if (sample < threshold) continue;
    if (at - lastLoud > BETWEEN_CLICKS_SECONDS * RATE) found.push(at / RATE);
    lastLoud = at;
  }
  return found;
}
