import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLES_PER_FRAME } from '@cutroom/reel';
import { SEGMENT_WALL_MS_MAX, STALL_MS_MAX } from '../process/limits.ts';
import { MediaError } from '../process/media-error.ts';
import { writeOwnFile } from '../process/regular-file.ts';
import { retryIfKilled } from '../process/retry-if-killed.ts';
import { deliver } from '../process/scratch.ts';
import type { Toolbox, Workbench } from '../process/toolbox.ts';
import { GOP_FRAMES, keyframeCount, type Signature, signatureReader } from '../verify/signature.ts';
import { CLEARING_VERSION } from '../voices/clear-voices.ts';
import { clearedAudio } from '../voices/cleared-audio.ts';
import type { ReelSegment } from './reel-segments.ts';
import type { CutView } from './reel-spec.ts';
import {
  audioArguments,
  encodeArguments,
  heardSource,
  inputFiles,
  SEGMENT_OUTPUT,
  stretchOf,
  videoArguments,
} from './segment-arguments.ts';
import { type CacheContext, keepInCache, takeFromCache } from './segment-cache.ts';
import type { AudioJob, SegmentJob, VideoJob } from './segment-jobs.ts';
import { segmentKey } from './segment-key.ts';
import { type EncodedSegment, readRecord, type SegmentRecord, writeRecord } from './segment-record.ts';

export interface SegmentContext extends CacheContext {
  readonly toolbox: Toolbox;
  readonly reelDirectory: string;
  readonly onFrames: (frames: number) => void;
}

/** Stereo, 32-bit float. */
const BYTES_PER_SAMPLE = 8;

/**
 * Puts a job's segment and sound in their places: from the cache, or made anew and then kept there.
 * @returns the segment, null where the job has none, and whether it had to be encoded
 */
export async function encodeSegment(
  context: SegmentContext,
  job: SegmentJob,
  useCache = true,
): Promise<{ encoded: EncodedSegment | null; isEncoded: boolean }> {
  const { toolbox } = context;
  const kept = job.video !== null && useCache ? await keptSegment(context, job.video) : null;
  const video = kept === null ? job.video : null;
  const audio = job.audio === null || (await isAudioKept(context, job.audio)) ? null : job.audio;
  const isCleared = audio?.view.cut.voiceClearing !== undefined;
  const asRecorded = isCleared ? null : audio;
  const encoderInput = video !== null || asRecorded !== null ? await make(context, video, asRecorded) : [];
  if (audio !== null && isCleared) await makeCleared(context, audio);
  if (audio !== null) await keepInCache(context, audioKey(toolbox, audio.view), audio.path);
  if (video === null) return { encoded: kept, isEncoded: false };
  const encoded = { ...(await toolbox.readings.read('segment', video.path)), signatures: null, encoderInput };
  await keepInCache(context, videoKey(toolbox, video.segment), video.path);
  return { encoded, isEncoded: true };
}

/** Keeps what the check found of a segment, so that the next render need not decode it again. */
export async function keepRecord(
  context: CacheContext & Pick<SegmentContext, 'toolbox'>,
  { segment, path }: VideoJob,
  record: SegmentRecord,
): Promise<void> {
  await writeRecord(recordPath(path), record);
  await keepInCache(context, videoKey(context.toolbox, segment, 'record'), recordPath(path));
}

/**
 * A segment from the cache; null where there is none, or one that cannot be joined, which is made again. What is damaged in
 * the frames of one that has a record is found by the check of the reel.
 */
async function keptSegment(context: SegmentContext, wanted: VideoJob): Promise<EncodedSegment | null> {
  const { segment, path } = wanted;
  if (!(await takeFromCache(context, videoKey(context.toolbox, segment), path))) return null;
  const record = await keptRecord(context, wanted);
  if (record === null && (await isWhole(context.toolbox, wanted)))
    return {
      ...(await context.toolbox.readings.read('segment', path)),
      signatures: null,
      encoderInput: null,
    };
  if (record !== null && (await isUndamaged(isSegment(context.toolbox, record, path))))
    return { ...record, encoderInput: null };
  await rm(path, { force: true });
  return null;
}

async function keptRecord(
  context: SegmentContext,
  { segment, path }: VideoJob,
): Promise<SegmentRecord | null> {
  const key = videoKey(context.toolbox, segment, 'record');
  if (!(await takeFromCache(context, key, recordPath(path)))) return null;
  const record = await readRecord(recordPath(path), segment.frames);
  // It may be the cache's own file under another name: not to be written to.
  await rm(recordPath(path));
  return record;
}

function recordPath(segmentPath: string): string {
  return `${segmentPath}.record`;
}

async function isAudioKept(context: SegmentContext, wanted: AudioJob): Promise<boolean> {
  if (!(await takeFromCache(context, audioKey(context.toolbox, wanted.view), wanted.path))) return false;
  if (await hasWholeAudio(wanted)) return true;
  await rm(wanted.path, { force: true });
  return false;
}

function videoKey(toolbox: Toolbox, segment: ReelSegment, kind: 'video' | 'record' = 'video'): string {
  const views = segment.into === null ? [segment.view] : [segment.view, segment.into];
  const contentIds = [
    ...views.map(({ cut }) => cut.sourceId),
    ...segment.titles.map(({ bitmap }) => bitmap.contentId),
    ...segment.captions.map(({ image }) => image.contentId),
  ];
  return segmentKey(kind, contentIds, videoArguments(segment), toolbox.version);
}

function audioKey(toolbox: Toolbox, view: CutView): string {
  const { sourceId, voiceClearing } = view.cut;
  const { cut, startSample, samples } = stretchOf(view, '') ?? {};
  const made = [
    ...(voiceClearing === undefined ? [] : [`cleared ${CLEARING_VERSION}`, JSON.stringify(voiceClearing)]),
    ...(cut === undefined ? [] : [JSON.stringify({ ...cut, startSample, samples })]),
  ];
  return segmentKey('audio', [sourceId], [...audioArguments(view), ...made], toolbox.version);
}

/** @returns the signatures of what the encoder was given; none where there is no video to encode */
async function make(
  context: SegmentContext,
  video: VideoJob | null,
  audio: AudioJob | null,
): Promise<Signature[]> {
  const { signal, toolbox, reelDirectory } = context;
  const frames = video?.segment.frames ?? 0;
  const encoderInput = await toolbox.withWorkbench(
    readPaths(video, audio),
    async (bench) => {
      const encode = async (): Promise<Signature[]> => {
        const given: Signature[] = [];
        await bench.ffmpeg({
          args: argumentsFor(video, audio),
          signal,
          limits: { wallMs: SEGMENT_WALL_MS_MAX, stallMs: STALL_MS_MAX },
          onProgress: ({ frame }) => context.onFrames(Math.min(frames, frame ?? 0)),
          ...(video === null ? {} : { readers: [signatureReader(given, GOP_FRAMES)] }),
        });
        return given;
      };
      // ffmpeg that is asked to stop as it starts may, rarely, stand still instead of ending.
      const signatures = await retryIfKilled(signal, encode, ['stalled']);
      if (video !== null) await deliver(join(bench.directory, SEGMENT_OUTPUT.video), video.path);
      if (audio !== null) await deliverAudio(bench, audio);
      return signatures;
    },
    reelDirectory,
  );
  if (video !== null && !(encoderInput.length === keyframeCount(frames) && (await isWhole(toolbox, video))))
    throw new MediaError('bad_output', 'A segment does not hold the frames it should.');
  return encoderInput;
}

async function makeCleared({ toolbox, signal }: SegmentContext, { view, path }: AudioJob): Promise<void> {
  const { source, voiceClearing } = view.cut;
  if (voiceClearing === undefined) return;
  const heard = { source, clearing: voiceClearing, ...heardSource(view), signal };
  const samples = await clearedAudio(toolbox, heard);
  await writeOwnFile(path, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
  const stretch = stretchOf(view, path);
  if (stretch !== null) await toolbox.readings.read('stretch', stretch);
}

/** Brought to its speed before it is in its place: there it is whole. */
async function deliverAudio(bench: Workbench, { view, path }: AudioJob): Promise<void> {
  const made = join(bench.directory, SEGMENT_OUTPUT.audio);
  const stretch = stretchOf(view, made);
  if (stretch !== null) await bench.readings.read('stretch', stretch);
  await deliver(made, path);
}

function readPaths(video: VideoJob | null, audio: AudioJob | null): string[] {
  const ofVideo = video === null ? [] : inputFiles(video.segment);
  return [...new Set([...ofVideo, ...(audio === null ? [] : [audio.view.cut.source.path])])];
}

function argumentsFor(video: VideoJob | null, audio: AudioJob | null): string[] {
  if (video !== null) return encodeArguments(video.segment, audio?.view ?? null);
  return audio === null ? [] : audioArguments(audio.view);
}

async function isWhole({ readings }: Toolbox, { segment, path }: VideoJob): Promise<boolean> {
  return isUndamaged(
    readings
      .read('movie', path)
      .then(({ tracks: [video] }) => video?.sampleCount === segment.frames && video.avcC !== null),
  );
}

function isSegment({ readings }: Toolbox, record: SegmentRecord, path: string): Promise<boolean> {
  return readings.read('isSegment', { path, indexHash: record.indexHash });
}

/** A file that cannot be read as a segment is a damaged one. */
async function isUndamaged(answer: Promise<boolean>): Promise<boolean> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof MediaError) return false;
    throw error;
  }
}

async function hasWholeAudio({ view, path }: AudioJob): Promise<boolean> {
  return (await lstat(path)).size === view.frames * SAMPLES_PER_FRAME * BYTES_PER_SAMPLE;
}
