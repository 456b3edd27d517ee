import { spawnSync } from 'node:child_process';
import type { ClipAnalysis } from '@cutroom/contract';
import { type DirectorClip, planEdit, warmUp } from '@cutroom/director';

/**
 * What planning costs: milliseconds of CPU for one plan, by number of clips, and for the first plan of a process, in
 * which the engine compiles the patterns that read a prompt: cold, and warmed up as workers are when they start. The
 * limit is 200 ms for 50 clips, the first plan of a worker included.
 *   node bench/director.ts [plans of each, default 60]
 */
const FIRST = '--first';
const WARM_FIRST = '--warm-first';
const PROMPTS = [
  'Create a good reel for instagram',
  'fast cuts, 15 seconds, start with the dog and end on the beach, no cars',
  'a calm minute in the order I filmed, only the clips with people, warm, dissolves, fade out, title: Rome 2026',
  'okay so um make it like thirty seconds no wait forty start with the ocean then the dog and leave out the second clip and mute the car clip',
  'use every clip, one second each, black and white, put "The End" at the end, keep the sound',
] as const;
const LABELS = ['dog', 'person', 'beach', 'car', 'close-up', 'boat', 'cake', 'street'] as const;

if (process.argv[2] === FIRST || process.argv[2] === WARM_FIRST) {
  const clips = clipsOf(50);
  if (process.argv[2] === WARM_FIRST) warmUp();
  console.log(cpuMilliseconds(() => planEdit({ prompt: promptOf(Number(process.argv[3])), clips })));
} else {
  const plans = Number(process.argv[2] ?? 60);
  const first = (mode: string) =>
    Array.from({ length: PROMPTS.length }, (_, index) => inNewProcess(mode, index));
  row('50 clips, first plan, cold', first(FIRST));
  row('50 clips, first plan, warmed up', first(WARM_FIRST));
  for (const count of [5, 20, 50]) {
    const clips = clipsOf(count);
    const measured = Array.from({ length: plans }, (_, index) =>
      cpuMilliseconds(() => planEdit({ prompt: promptOf(index), clips, seed: index })),
    );
    // The engine is still warming up in the first of them.
    row(`${count} clips`, measured.slice(PROMPTS.length));
  }
}

function row(name: string, milliseconds: readonly number[]): void {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0).padStart(5);
  console.log(`${name.padEnd(36)} median ${at(0.5)} ms CPU   95 % under ${at(0.95)}   most ${at(1)}`);
}

function promptOf(index: number): string {
  return PROMPTS[index % PROMPTS.length] ?? PROMPTS[0];
}

function inNewProcess(mode: string, index: number): number {
  const { stdout } = spawnSync(process.execPath, [import.meta.filename, mode, String(index)]);
  return Number(stdout.toString());
}

/** Of this process; other processes of the machine do not count. */
function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function clipsOf(count: number): DirectorClip[] {
  return Array.from({ length: count }, (_, index) => ({
    clipId: `clip-${index}`,
    filename: `IMG-${2000 + index}_0a1b2c3d4e5f60718293a4b5.mov`,
    uploadOrder: index,
    analysis: analysisOf(index),
  }));
}

/** Made up, as rich as a measured one of half a minute: two shots, eight moments, two subjects followed, speech. */
function analysisOf(index: number): ClipAnalysis {
  const seconds = 12 + (index % 7) * 3;
  const label = LABELS[index % LABELS.length] ?? 'dog';
  const cut = seconds * 0.6;
  const boxes = (from: number) =>
    Array.from({ length: Math.floor(seconds * 2) }, (_, step) => ({
      atSeconds: step / 2,
      box: { x: (from + step * 0.01) % 0.7, y: 0.3, width: 0.2, height: 0.4 },
      confidence: 0.8,
    }));
  const track = { kind: 'object' as const, confidence: 0.8, presence: 0.9, area: 0.1, smile: null };
  return {
    version: 1,
    description: `A ${label}, filmed by hand; someone speaks.`,
    labels: [label, 'handheld', index % 3 === 0 ? 'bright' : 'colourful'],
    mood: 'neutral',
    relevantCategories: ['people'],
    qualityMetrics: { brisqueScore: 20 + (index % 5) * 8, brightness: 55, isShaky: false },
    durationSeconds: seconds,
    width: 1920,
    height: 1080,
    measures: {
      sharpness: 60 + (index % 4) * 5,
      motion: (index % 6) / 10,
      camera: 'handheld',
      colourfulness: 40,
      warmth: 0,
      clippedShare: 0.02,
      loudnessLufs: -22,
      speechShare: 0.3,
    },
    shots: [
      { startSeconds: 0, endSeconds: cut },
      { startSeconds: cut, endSeconds: seconds },
    ],
    tracks: [
      { ...track, label, boxes: boxes(0.1) },
      { ...track, label: 'person', boxes: boxes(0.5) },
    ],
    speech: [{ startSeconds: 2, endSeconds: 5.5 }],
    moments: Array.from({ length: 8 }, (_, at) => ({
      startSeconds: (at / 8) * cut,
      endSeconds: ((at + 0.9) / 8) * cut,
      score: ((at * 7 + index) % 10) / 10,
      reasons: ['sharp', 'steady'],
    })),
    framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
    pictureHash: (BigInt(index + 1) * 0x9e3779b97f4a7c15n).toString(16).padStart(16, '0').slice(-16),
    eye: 'built-in',
  };
}
