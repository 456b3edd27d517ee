import {
  ffmpegPreamble,
  type UntrustedInput,
  untrustedInput,
  untrustedInputFrom,
} from '../input/input-arguments.ts';
import { pipeOutput } from '../process/pipe-output.ts';
import { PROGRESS_FD } from '../process/run-process.ts';

/** Of each stream, what is asked for: tags may be as long as a stranger wants. */
const STREAM_ENTRIES = [
  'stream=index,codec_type,codec_name,codec_tag_string,width,height,sample_aspect_ratio,pix_fmt,color_transfer,' +
    'color_primaries,color_space,color_range,field_order,avg_frame_rate,r_frame_rate,channels,sample_rate',
  'stream_tags=alpha_mode,ALPHA_MODE,creation_time',
  'stream_disposition=attached_pic',
  'stream_side_data=rotation',
].join(':');

/** ffprobe: the streams as JSON. */
export function streamsArguments(input: UntrustedInput): string[] {
  return [
    ...['-hide_banner', '-loglevel', 'error'],
    ...untrustedInput(input),
    ...['-show_entries', STREAM_ENTRIES, '-of', 'json'],
  ];
}

/** ffprobe: one line per packet of the first video stream, without decoding. */
export function packetsArguments(input: UntrustedInput): string[] {
  return [
    ...['-hide_banner', '-loglevel', 'error'],
    ...untrustedInput(input),
    ...['-select_streams', 'V:0'],
    ...['-show_entries', 'packet=pts_time,dts_time,duration_time,flags:packet_side_data=side_data_type'],
    ...['-of', 'csv=p=0'],
  ];
}

/** ffmpeg: decodes some frames and prints their timestamps in microseconds, nothing else. */
export function testDecodeArguments(
  input: UntrustedInput,
  fromSeconds: number | null,
  framesMax: number,
): string[] {
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...untrustedInputFrom(input, fromSeconds, 1),
    ...['-map', '0:V:0', '-an', '-sn', '-dn'],
    ...['-frames:v', String(framesMax)],
    ...['-vf', 'scale=32:32:flags=fast_bilinear,format=gray'],
    ...['-fps_mode', 'passthrough', '-enc_time_base', '1:1000000'],
    ...pipeOutput('framecrc', 0),
  ];
}

/** Presentation times, in seconds, of ffmpeg's framecrc lines `stream, dts, pts, duration, size, crc`. */
export function decodedSeconds(framecrc: string): number[] {
  const times: number[] = [];
  for (const line of framecrc.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const pts = Number(line.split(',')[2]);
    if (Number.isFinite(pts)) times.push(pts / 1_000_000);
  }
  return times;
}
