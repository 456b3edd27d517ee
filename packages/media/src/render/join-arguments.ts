import { AUDIO_RATE, type ReelLevel } from '@cutroom/reel';
import { levelFilters } from '../audio/level-filters.ts';
import { ffmpegPreamble } from '../input/input-arguments.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import { VIDEO_TIMESCALE } from './segment-arguments.ts';

/** Names inside the reel's working directory. */
export const REEL = {
  list: 'reel.txt',
  audio: 'reel.f32',
  encodedAudio: 'reel.m4a',
  output: 'reel.mp4',
} as const;

/** An entry of the concat demuxer's list. */
export interface JoinEntry {
  readonly name: string;
  readonly frames: number;
  /** Whether only the first packets are read. */
  readonly isBeginning: boolean;
}

/** The concat demuxer's list: plain names relative to itself, each with its exact length. */
export function joinList(entries: readonly JoinEntry[]): string {
  const lines = entries.map(({ name, frames, isBeginning }) => [
    `file ${name}\nduration ${(frames / 30).toFixed(6)}\n`,
    isBeginning ? 'outpoint 0.01\n' : '',
  ]);
  return `ffconcat version 1.0\n${lines.flat().join('')}`;
}

/**
 * One frame after the other in decoding order, two ahead of the frames for the two B-frames; frames on whole
 * frames, whatever microseconds the concat demuxer rounded to.
 */
const EVEN_CLOCK = 'setts=pts=round(PTS/512)*512:dts=(N-2)*512';

/** ffmpeg would decode the beginning of every segment to learn what their indexes say: a third of a join. */
const COPIED_ONLY = ['-codec_whitelist', 'none'];

/** The segments of a list, one behind the other, as an input. */
export function listInput(list: string): string[] {
  return [
    ...['-protocol_whitelist', 'file,pipe', '-format_whitelist', 'concat,mov', '-f', 'concat'],
    ...['-i', `file:${list}`],
  ];
}

/** The reel's encoded audio as an input. */
export function encodedAudioInput(): string[] {
  return [
    ...['-codec_whitelist', 'aac'],
    ...['-protocol_whitelist', 'file,pipe', '-format_whitelist', 'mov', '-f', 'mov'],
    ...['-i', `file:${REEL.encodedAudio}`],
  ];
}

/**
 * The whole raw audio in one AAC encode. The encoder's first packet, which only primes a decoder, is left out, so that in
 * every player, whether it reads edit lists or not, sound and frames start together. The 30 ms fade covers the 21 ms in
 * which a decoder warms up.
 */
function encodingOf(level: ReelLevel | null): string[] {
  return [
    ...(level === null ? [] : ['-af', levelFilters(level).join(',')]),
    // Half the time of the default search and less noise at this rate, but for the highest octave.
    ...['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '128k', '-bsf:a', "noise=drop='eq(n,0)'"],
  ];
}

const RAW_AUDIO = [
  ...['-protocol_whitelist', 'file,pipe', '-f', 'f32le', '-ar', String(AUDIO_RATE), '-ac', '2'],
  ...['-i', `file:${REEL.audio}`],
];

/** ffmpeg: the audio alone, at a level. */
export function encodeAudioArguments(level: ReelLevel): string[] {
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...RAW_AUDIO,
    ...['-map', '0:a:0', ...encodingOf(level)],
    ...['-map_metadata', '-1', '-use_editlist', '0', '-f', 'mp4', REEL.encodedAudio],
  ];
}

/**
 * ffmpeg: the segments by stream copy, and the audio, encoded at a level or already. The file has no edit lists: frames
 * start at 0 by negative composition offsets.
 */
export function joinArguments(audio: { readonly level: ReelLevel | null } | 'encoded'): string[] {
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...COPIED_ONLY,
    ...listInput(REEL.list),
    ...(audio === 'encoded' ? encodedAudioInput() : RAW_AUDIO),
    ...['-map', '0:v:0', '-map', '1:a:0', '-c:v', 'copy', '-bsf:v', EVEN_CLOCK],
    ...(audio === 'encoded' ? ['-c:a', 'copy'] : encodingOf(audio.level)),
    ...['-map_metadata', '-1', '-video_track_timescale', String(VIDEO_TIMESCALE)],
    ...['-use_editlist', '0', '-movflags', '+faststart+negative_cts_offsets', '-f', 'mp4', REEL.output],
  ];
}
