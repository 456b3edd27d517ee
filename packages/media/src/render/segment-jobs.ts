import { join } from 'node:path';
import type { AudioPlan } from '../audio/audio-plan.ts';
import type { ReelSegment } from './reel-segments.ts';
import type { CutView } from './reel-spec.ts';
import { isOneStretch } from './segment-arguments.ts';

/** A segment to encode, and where it goes. */
export interface VideoJob {
  readonly segment: ReelSegment;
  readonly path: string;
}

/** A cut's audio to decode, and where it goes. */
export interface AudioJob {
  readonly view: CutView;
  readonly path: string;
}

/** What one process makes: a segment, a cut's audio, or both where they are the same stretch of one clip. */
export interface SegmentJob {
  readonly video: VideoJob | null;
  readonly audio: AudioJob | null;
}

/** Every segment and every cut's audio of a reel, each once. */
export function segmentJobs(
  segments: readonly ReelSegment[],
  { cuts }: Pick<AudioPlan, 'cuts'>,
  directory: string,
): SegmentJob[] {
  const audios = cuts.flatMap(({ view }, index) =>
    view === null ? [] : [{ view, path: audioPath(directory, index) }],
  );
  const alone = new Set(audios);
  const withVideo = segments.map((segment, index): SegmentJob => {
    const video = { segment, path: join(directory, segmentName(index)) };
    // A reel may show the same stretch twice: each time with audio of its own.
    const audio = [...alone].find(({ view }) => isOneStretch(segment, view)) ?? null;
    if (audio !== null) alone.delete(audio);
    return { video, audio };
  });
  return [...withVideo, ...[...alone].map((audio): SegmentJob => ({ video: null, audio }))];
}

/** A segment's file inside the reel's directory. */
export function segmentName(segmentIndex: number): string {
  return `segment-${segmentIndex}.mp4`;
}

/** A cut's audio. */
export function audioPath(directory: string, cutIndex: number): string {
  return join(directory, `audio-${cutIndex}.f32`);
}
