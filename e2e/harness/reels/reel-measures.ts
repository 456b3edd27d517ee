import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ffmpeg, ffprobe } from '../footage/ffmpeg.ts';

/** What an independent look at a finished file finds. */
export interface ReelMeasures {
  readonly video: Record<'codec' | 'profile' | 'pixelFormat' | 'rate' | 'averageRate', string>;
  readonly width: number;
  readonly height: number;
  readonly audio: { readonly codec: string; readonly sampleRate: number; readonly channels: number };
  readonly durationSeconds: number;
  readonly isMoovFirst: boolean;
  /** Frame distances that are not 1/30 s. */
  readonly unevenFrames: number;
  /** Seconds of each stretch of black of half a second or more. */
  readonly blackSeconds: readonly number[];
  /** EBU R 128 integrated loudness; null where the sound is silence. */
  readonly integratedLufs: number | null;
  readonly truePeakDbtp: number | null;
}

const probeSchema = z.object({
  format: z.object({ duration: z.coerce.number() }),
  streams: z.array(z.looseObject({ codec_type: z.string() })),
});
const videoSchema = z.object({
  codec_name: z.string(),
  profile: z.string(),
  pix_fmt: z.string(),
  r_frame_rate: z.string(),
  avg_frame_rate: z.string(),
  width: z.number(),
  height: z.number(),
});
const audioSchema = z.object({
  codec_name: z.string(),
  sample_rate: z.coerce.number(),
  channels: z.number(),
});
const packetsSchema = z.object({ packets: z.array(z.object({ pts_time: z.coerce.number() })) });

export function measureReel(file: string): ReelMeasures {
  const probe = probeSchema.parse(ffprobe(['-show_format', '-show_streams', file]));
  const streamOf = (kind: string) => probe.streams.find((stream) => stream.codec_type === kind);
  const video = videoSchema.parse(streamOf('video'));
  const audio = audioSchema.parse(streamOf('audio'));
  const log = ffmpeg([
    '-i',
    file,
    '-vf',
    'blackdetect=d=0.5:pic_th=0.98',
    '-af',
    'ebur128=peak=true',
    '-f',
    'null',
    '-',
  ]);
  return {
    video: {
      codec: video.codec_name,
      profile: video.profile,
      pixelFormat: video.pix_fmt,
      rate: video.r_frame_rate,
      averageRate: video.avg_frame_rate,
    },
    width: video.width,
    height: video.height,
    audio: { codec: audio.codec_name, sampleRate: audio.sample_rate, channels: audio.channels },
    durationSeconds: probe.format.duration,
    isMoovFirst: isMoovBeforeMdat(readFileSync(file)),
    unevenFrames: unevenFrames(file),
    blackSeconds: [...log.matchAll(/black_duration:([\d.]+)/g)].map((match) => Number(match[1])),
    ...loudness(log),
  };
}

function loudness(log: string): Pick<ReelMeasures, 'integratedLufs' | 'truePeakDbtp'> {
  const summary = log.slice(log.lastIndexOf('Summary:'));
  const integrated = Number(/I:\s+(-?[\d.]+|-inf) LUFS/.exec(summary)?.[1]);
  const peak = Number(/Peak:\s+(-?[\d.]+|-inf) dBFS/.exec(summary)?.[1]);
  // ebur128 answers its absolute gate, -70, where nothing rises above it.
  const isSilent = !(integrated > -70);
  return { integratedLufs: isSilent ? null : integrated, truePeakDbtp: Number.isFinite(peak) ? peak : null };
}

function unevenFrames(file: string): number {
  const args = ['-select_streams', 'v:0', '-show_entries', 'packet=pts_time', file];
  const times = packetsSchema
    .parse(ffprobe(args))
    .packets.map((packet) => packet.pts_time)
    .sort((one, other) => one - other);
  return times.slice(1).filter((time, index) => Math.abs(time - (times[index] ?? 0) - 1 / 30) > 0.001).length;
}

/** Walks the top-level boxes (ISO/IEC 14496-12, 4.2). */
function isMoovBeforeMdat(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (kind === 'moov') return true;
    if (kind === 'mdat') return false;
    const size = bytes.readUInt32BE(at);
    at += size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : Math.max(8, size);
  }
  return false;
}
