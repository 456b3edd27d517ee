import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { ClipAnalysis } from '@cutroom/contract';
import { FFMPEG } from '../../../../scripts/ffmpeg-path.ts';
import { COCO_LABELS } from '../../src/subjects/coco-labels.ts';
import { CAMERA_LABELS } from '../../src/summary/labels.ts';
import { openFileAnalyser } from '../../src/testing/analyse-file.ts';
import { FOOTAGE, MODELS } from '../../src/testing/decode-clip.ts';
import { FOOTAGE_TRUTH, type FootageTruth } from './footage-truth.ts';
import { markdownTable, share } from './report.ts';

interface Looked {
  readonly truth: FootageTruth;
  readonly analysis: ClipAnalysis;
  /** Names of recognised things among the labels. */
  readonly things: readonly string[];
  /** Labels about what was measured in the frames. Of audio there is no truth, and none where the camera is in doubt. */
  readonly words: readonly string[];
  /** Mean luma by ffmpeg's signalstats, 0-100. */
  readonly signalBrightness: number;
}

/** Labels, faces, camera and brightness on the real footage and photographs, read and analysed as the product does. */
export async function footageTables(): Promise<string> {
  const analyser = await openFileAnalyser(MODELS);
  const looked: Looked[] = [];
  for (const truth of FOOTAGE_TRUTH) {
    const path = join(FOOTAGE, truth.file);
    const isPhoto = truth.file.endsWith('.jpg');
    const analysis = await (isPhoto ? analyser.analysePhoto(path) : analyser.analyse(path));
    const things = analysis.labels
      .map((label) => (label === 'people' ? 'person' : label))
      .filter((label) => (COCO_LABELS as readonly string[]).includes(label));
    const words = analysis.labels.filter((label) => IMAGE_WORDS.has(label) || isJudgedCamera(label, truth));
    const signal = signalBrightness(path);
    looked.push({ truth, analysis, things: [...new Set(things)], words, signalBrightness: signal });
    console.error(`${truth.file}: ${analysis.labels.join(', ')}`);
  }
  await analyser.close();
  return [summary(looked), clipTable(looked)].join('\n\n');
}

const IMAGE_WORDS: ReadonlySet<string> = new Set([
  ...['close-up', 'smile', 'low light', 'bright', 'colourful', 'black and white', 'fast motion', 'blurry'],
  'several shots',
]);

function isJudgedCamera(label: string, { isShaky }: FootageTruth): boolean {
  return isShaky !== null && (Object.values(CAMERA_LABELS) as readonly string[]).includes(label);
}

function summary(looked: readonly Looked[]): string {
  const shown = looked.flatMap(({ truth, things }) => things.map((thing) => truth.right.includes(thing)));
  const words = looked.flatMap((one) => one.words.map((word) => one.truth.words.includes(word)));
  const wanted = looked.flatMap(({ truth, things }) => truth.expected.map((thing) => things.includes(thing)));
  const faces = looked.map(({ truth, analysis }) => [truth.hasFace, hasFace(analysis)] as const);
  const shaky = looked.flatMap(({ truth, analysis }) =>
    truth.isShaky === null ? [] : [truth.isShaky === analysis.qualityMetrics.isShaky],
  );
  const errors = looked.map(({ analysis, signalBrightness: signal }) =>
    Math.abs(analysis.qualityMetrics.brightness - signal),
  );
  return markdownTable(
    ['measure', 'value', 'of'],
    [
      ['precision of things shown to users', share(shown), String(shown.length)],
      [
        'precision of words for light, colour, sharpness, movement, camera',
        share(words),
        String(words.length),
      ],
      ['recall of things that should not be missed', share(wanted), String(wanted.length)],
      [
        'clips with a face in which one was found',
        share(faces.filter(([is]) => is).map(([, found]) => found)),
        String(faces.filter(([is]) => is).length),
      ],
      [
        'clips without a face in which none was found',
        share(faces.filter(([is]) => !is).map(([, found]) => !found)),
        String(faces.filter(([is]) => !is).length),
      ],
      ['shaky or steady told right', share(shaky), String(shaky.length)],
      [
        'mean difference of brightness from signalstats (0-100)',
        (errors.reduce((a, b) => a + b, 0) / errors.length).toFixed(2),
        String(errors.length),
      ],
    ],
  );
}

function clipTable(looked: readonly Looked[]): string {
  return markdownTable(
    [
      'clip',
      'things shown',
      'wrong',
      'missed',
      'face',
      'camera',
      'BRISQUE',
      'brightness (signalstats)',
      'description',
    ],
    looked.map(({ truth, analysis, things, words, signalBrightness: signal }) => [
      truth.file,
      things.join(', '),
      [
        ...things.filter((thing) => !truth.right.includes(thing)),
        ...words.filter((word) => !truth.words.includes(word)),
      ].join(', '),
      truth.expected.filter((thing) => !things.includes(thing)).join(', '),
      hasFace(analysis) ? 'yes' : 'no',
      analysis.measures.camera,
      analysis.qualityMetrics.brisqueScore.toFixed(0),
      `${analysis.qualityMetrics.brightness.toFixed(1)} (${signal.toFixed(1)})`,
      analysis.description,
    ]),
  );
}

function hasFace(analysis: ClipAnalysis): boolean {
  return analysis.tracks.some(({ kind }) => kind === 'face');
}

function signalBrightness(path: string): number {
  const filter =
    'fps=2,scale=320:-2:out_range=tv,format=yuv420p,signalstats,metadata=print:key=lavfi.signalstats.YAVG:file=-';
  const isPhoto = path.endsWith('.jpg');
  const input = isPhoto ? ['-i', path, '-frames:v', '1'] : ['-i', path];
  const { stdout } = spawnSync(FFMPEG, [
    '-v',
    'error',
    ...input,
    '-vf',
    isPhoto ? filter.replace('fps=2,', '') : filter,
    '-f',
    'null',
    '-',
  ]);
  const values = [...stdout.toString().matchAll(/YAVG=([\d.]+)/g)].map((match) => Number(match[1]));
  return ((values.reduce((a, b) => a + b, 0) / values.length - 16) / 219) * 100;
}
