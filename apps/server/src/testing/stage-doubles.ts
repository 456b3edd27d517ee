import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Analyser } from '@cutroom/analysis';
import { type ClipAnalysis, type ClipProbe, REEL_FPS, type RenderReport } from '@cutroom/contract';
import type { Media, ReelSpec, RenderOptions } from '@cutroom/media';
import { analysisFixture } from './clips/clip-fixtures.ts';

/** Stands for ffmpeg where only the order of events is the point: a segment is a line of text. */
export interface MediaDouble
  extends Pick<
    Media,
    'readFrames' | 'readMotion' | 'readAudio' | 'makeProxy' | 'makeThumbnail' | 'renderReel'
  > {
  /** What a clip turns out to be when all of it is looked at; null where that is what its check said. */
  probed: ClipProbe | null;
  /** How often all of a clip was probed. */
  wholeProbes: number;
  /** Keys of the cuts that had to be made, over all renders. */
  readonly made: string[];
  readonly rendered: ReelSpec[];
  /** Called before each cut is made; rejecting ends the render there. */
  beforeCut: (madeSoFar: number, signal: AbortSignal) => Promise<void>;
  /** Called before the pictures of each clip are read. */
  beforeClip: (content: string) => Promise<void>;
  /** Called before each proxy is made. */
  beforeProxy: () => Promise<void>;
}

export function openMediaDouble(): MediaDouble {
  const double: MediaDouble = {
    probed: null,
    wholeProbes: 0,
    made: [],
    rendered: [],
    beforeCut: async () => undefined,
    beforeClip: async () => undefined,
    beforeProxy: async () => undefined,
    async readFrames(source, paths, { onProgress }) {
      await double.beforeClip(await readFile(source.path, 'utf8'));
      onProgress?.(0.5);
      for (const path of [paths.posterPath, paths.filmstripPath]) await writeFile(path, 'made');
      return { reachesEnd: double.probed === null || source.probe === double.probed };
    },
    makeThumbnail: async (_, { atSeconds, outputPath }) => writeFile(outputPath, `picture at ${atSeconds}`),
    readMotion: async () => {},
    readAudio: async () => null,
    async makeProxy(source, { outputPath }) {
      await double.beforeProxy();
      await writeFile(outputPath, `proxy of ${await readFile(source.path, 'utf8')}`);
    },
    renderReel: (spec, options) => render(double, spec, options),
  };
  return double;
}

async function render(double: MediaDouble, spec: ReelSpec, options: RenderOptions): Promise<RenderReport> {
  double.rendered.push(spec);
  const lines: string[] = [];
  let encoded = 0;
  for (const [index, cut] of spec.cuts.entries()) {
    options.signal.throwIfAborted();
    const content = JSON.stringify([cut.sourceId, cut.startSeconds, cut.frames]);
    const key = createHash('sha256').update(content).digest('hex');
    const path = join(options.workDirectory, `cut-${index}`);
    if (!(await options.cache.get(key, path))) {
      await double.beforeCut(double.made.length, options.signal);
      await readFile(cut.source.path);
      await writeFile(path, content);
      await options.cache.put(key, path);
      double.made.push(key);
      encoded += 1;
    }
    lines.push(await readFile(path, 'utf8'));
    options.onProgress?.({ share: (index + 1) / spec.cuts.length, detail: `Cut ${index + 1}` });
  }
  const video = lines.join('\n');
  await writeFile(options.outputPath, video);
  return reportOf(spec, video.length, encoded);
}

function reportOf(spec: ReelSpec, bytes: number, cutsEncoded: number): RenderReport {
  const frames = spec.cuts.reduce((sum, cut) => sum + cut.frames, 0);
  return {
    passed: true,
    problems: [],
    framesExpected: frames,
    framesFound: frames,
    durationSeconds: frames / REEL_FPS,
    bytes,
    integratedLufs: null,
    truePeakDbtp: null,
    blackStretches: [],
    cutsEncoded,
    cutsReused: spec.cuts.length - cutsEncoded,
  };
}

/** Somebody speaks in the double's clips, where they have sound. */
export const SPEECH_DOUBLE = [{ startSeconds: 1, endSeconds: 3 }];
export const PEAKS_DOUBLE = Int8Array.of(-1, 2, -3, 4);

/** Finds in every clip what the fixture says. */
export function openAnalyserDouble(changes: Partial<ClipAnalysis> = {}): Pick<
  Analyser,
  'openClip' | 'embedText' | 'embedWords' | 'rest'
> & {
  readonly aborted: number[];
  /** How often it was told to rest. */
  rests: number;
} {
  const aborted: number[] = [];
  return {
    aborted,
    rests: 0,
    rest() {
      this.rests += 1;
    },
    embedText: async () => null,
    embedWords: async (text) => ({ model: 'words', values: [text.length] }),
    openClip: () => {
      let heard: Partial<ClipAnalysis> = {};
      return {
        addFrame: async () => undefined,
        addMotionFrame: async () => undefined,
        setAudio: async (audio) =>
          audio === null ? { speech: null, peaks: null } : { speech: SPEECH_DOUBLE, peaks: PEAKS_DOUBLE },
        setTranscript: async ({ words, language }) => {
          heard = { words: [...words], language };
        },
        // Every clip looks different, or the director would take them for one.
        finish: async ({ filename }) =>
          analysisFixture({ pictureHash: hashOf(filename), ...heard, ...changes }),
        abort: () => {
          aborted.push(1);
        },
      };
    },
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
