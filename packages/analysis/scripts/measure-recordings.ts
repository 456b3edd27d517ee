import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { FFMPEG } from '../../../scripts/ffmpeg-path.ts';
import { analyseTrack } from '../src/music/analyse-track.ts';
import { fMeasure, type Level, levelOf } from '../src/music/testing/f-measure.ts';
import { markdownTable, share } from './quality/report.ts';

/**
 * Measures the beats that are found in recordings whose beats somebody has tapped, and prints a table:
 *   node packages/analysis/scripts/measure-recordings.ts RECORDINGS ANNOTATIONS
 * Of each recording NAME.wav (or .flac, .mp3 …) the truth is NAME.beats: a beat a line, its second and, after a blank, its place in the bar.
 * A set is what stands before the first '_' of the name, and of sets with kinds (gtzan_jazz_00003) a kind.
 */
const SAMPLE_RATE = 22_050;
const [recordings, annotations] = process.argv.slice(2);
if (recordings === undefined || annotations === undefined)
  throw new Error('Name the folder of the recordings and the folder of their beats.');

interface Measured {
  readonly group: string;
  readonly level: Level;
  readonly beats: number;
  /** Null where the truth has no bars. */
  readonly downbeats: number | null;
}

const measured = readdirSync(recordings).flatMap((file): readonly Measured[] => {
  const name = basename(file, extname(file));
  const truthPath = join(annotations, `${name}.beats`);
  return existsSync(truthPath) ? [measure(name, join(recordings, file), truthPath)] : [];
});
const groups = [...new Set(measured.map(({ group }) => group))].toSorted();
console.log(
  markdownTable(
    [
      'recordings',
      'number',
      'right tempo',
      'an octave off',
      'on the off-beat',
      'otherwise wrong',
      'F of beats',
      'F of downbeats',
    ],
    [
      ...groups.map((group) =>
        row(
          group,
          measured.filter((one) => one.group === group),
        ),
      ),
      row('all', measured),
    ],
  ),
);

function measure(name: string, path: string, truthPath: string): Measured {
  const samples = decode(path);
  const lines = readFileSync(truthPath, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([seconds, place]) => ({
      seconds: Number(seconds),
      place: place === undefined ? null : Number(place),
    }))
    // Copies of a recording may be shorter than the one that was tapped to.
    .filter(({ seconds }) => seconds < samples.length / SAMPLE_RATE);
  const truth = lines.map(({ seconds }) => seconds);
  const firsts = lines.filter(({ place }) => place === 1).map(({ seconds }) => seconds);
  const found = analyseTrack(samples, SAMPLE_RATE);
  return {
    group:
      name.split('_').length > 2 && name.startsWith('gtzan')
        ? name.split('_').slice(0, 2).join(', ')
        : (name.split('_')[0] ?? name),
    level: levelOf(found.beats, truth),
    beats: fMeasure(found.beats, truth),
    downbeats: lines.every(({ place }) => place === null) ? null : fMeasure(found.downbeats, firsts),
  };
}

function decode(path: string): Float32Array {
  const pcm = execFileSync(
    FFMPEG,
    ['-v', 'error', '-i', path, '-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 'f32le', '-'],
    { maxBuffer: 1024 ** 3 },
  );
  return new Float32Array(pcm.buffer.slice(pcm.byteOffset, pcm.byteOffset + pcm.byteLength));
}

function row(name: string, some: readonly Measured[]): readonly string[] {
  const levels = (...wanted: readonly Level[]) => share(some.map(({ level }) => wanted.includes(level)));
  const bars = some.flatMap(({ downbeats }) => (downbeats === null ? [] : [downbeats]));
  return [
    name,
    String(some.length),
    levels('same'),
    levels('half', 'double'),
    levels('off-beat'),
    levels('other'),
    mean(some.map(({ beats }) => beats)),
    bars.length === 0 ? '' : mean(bars),
  ];
}

function mean(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
}
