import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyseTrack } from '../src/music/analyse-track.ts';
import { fMeasure, levelOf } from '../src/music/testing/f-measure.ts';
import { generateTrack, TRACK_SAMPLE_RATE, type TrackRecipe } from '../src/music/testing/generated-track.ts';
import { REPOSITORY } from '../src/testing/decode-clip.ts';
import { markdownTable, share } from './quality/report.ts';

/**
 * Measures the beats that are found in generated tracks, and writes docs/music-quality.md down to its next heading:
 *   node packages/analysis/scripts/measure-music.ts
 */
const SEEDS = [1, 2, 3] as const;
const TEMPI = [60, 70, 80, 90, 100, 110, 120, 128, 140, 150, 160, 170, 180, 190] as const;

const KINDS: readonly (readonly [name: string, recipe: Omit<TrackRecipe, 'bpm'>])[] = [
  ['backbeat, straight eighths', {}],
  ['four on the floor, loud off-beat hats', { drums: 'four on the floor', hats: 'off-beat' }],
  ['swung eighths (2:1)', { swing: 2 / 3 }],
  ['tempo rises by 12 %', { drift: 0.12 }],
  ['tempo falls by 12 %', { drift: -0.12 }],
  ['12 s intro without drums', { introSeconds: 12 }],
  ['3/4', { meter: 3 }],
  ['chords and bass, no drums', { drums: 'none', hats: 'none' }],
  ['a player within ±30 ms', { jitterSeconds: 0.015 }],
];

const rows = KINDS.map(([name, recipe]) => {
  const tracks = TEMPI.flatMap((bpm) => SEEDS.map((seed) => measured({ ...recipe, bpm, seed })));
  const same = tracks.filter(({ level }) => level === 'same');
  return [
    name,
    String(tracks.length),
    share(tracks.map(({ level }) => level === 'same')),
    share(tracks.map(({ level }) => level === 'half' || level === 'double')),
    share(tracks.map(({ level }) => level === 'off-beat' || level === 'other')),
    mean(same.map(({ beats }) => beats)).toFixed(3),
    mean(same.map(({ downbeats }) => downbeats)).toFixed(3),
  ];
});
const table = markdownTable(
  [
    'kind of track',
    'tracks',
    'right tempo',
    'an octave off',
    'otherwise wrong',
    'F of beats',
    'F of downbeats',
  ],
  rows,
);
const cpuSeconds = median(SEEDS.map((seed) => cpuOf({ bpm: 120, seconds: 240, seed })));
const document = `# How well the beats of music are found

Measured, not promised; made anew by \`node packages/analysis/scripts/measure-music.ts\`.

Each kind of track is generated at ${TEMPI.length} tempi from ${TEMPI[0]} to ${TEMPI.at(-1)} BPM, ${SEEDS.length} times each, 40 s long, with its true beats.
F-measures are at ±70 ms, over the tracks of which the tempo is right. An octave off means half or twice the tempo: the
timeline's ½× and 2× put that right with one press. Of the tracks that are otherwise wrong nothing is asked.

${table}

Four minutes of music take ${cpuSeconds.toFixed(1)} s of processor time (median of ${SEEDS.length}).

Generated tracks are kinder than recordings, which are measured below: their onsets are clean and their harmony is plain.

With \`npm run models\` tracks that are added afterwards get their beats from Beat This! small instead. It has not been
measured here, where its weights could not be had: what is tested is that it is given the spectrogram its authors define,
in chunks as they cut it, and that what it answers becomes beats and bars. Its authors' figures are in their paper
(ISMIR 2024, arXiv 2407.21658).
`;
const path = join(REPOSITORY, 'docs/music-quality.md');
// What was measured otherwise stays.
const [, ...others] = readFileSync(path, 'utf8').split(/^(?=## )/m);
writeFileSync(path, [document, others.join('')].filter((part) => part !== '').join('\n'));
console.log(document);

function measured(recipe: TrackRecipe) {
  const track = generateTrack(recipe);
  const found = analyseTrack(track.samples, TRACK_SAMPLE_RATE);
  return {
    level: levelOf(found.beats, track.beats),
    beats: fMeasure(found.beats, track.beats),
    downbeats: fMeasure(found.downbeats, track.downbeats),
  };
}

function cpuOf(recipe: TrackRecipe): number {
  const { samples } = generateTrack(recipe);
  const before = process.cpuUsage();
  analyseTrack(samples, TRACK_SAMPLE_RATE);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
