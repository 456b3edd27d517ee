import { spawnSync } from 'node:child_process';
import type { ClipAnalysis } from '@cutroom/contract';
import type { Analyser } from '../analyser.ts';
import { probeOf } from './blind-eye.ts';
import { decodePictures, decodeSound } from './decode-clip.ts';
import { greyOf } from './drawn-pictures.ts';

/** Analyses a file as the product does; for tests and measurements only. */
export async function analyseFile(
  analyser: Analyser,
  path: string,
  options: { secondsMax?: number; stillSeconds?: number } = {},
): Promise<ClipAnalysis> {
  const { width, height, durationSeconds } = shapeOf(path);
  const seconds =
    options.stillSeconds ?? Math.min(durationSeconds, options.secondsMax ?? Number.POSITIVE_INFINITY);
  const still = options.stillSeconds === undefined ? [] : ['-loop', '1'];
  const inputArguments = [...still, '-t', String(seconds)];
  const clip = analyser.openClip();
  for await (const frame of decodePictures(path, { longSide: 640, framesPerSecond: 2, inputArguments })) {
    await clip.addFrame(frame);
  }
  for await (const frame of decodePictures(path, { longSide: 80, framesPerSecond: 30, inputArguments })) {
    await clip.addMotionFrame(greyOf(frame));
  }
  await clip.setSound(await decodeSound(path, seconds));
  // The real name would put words into the mouth of the analysis.
  const filename = 'clip.mp4';
  return clip.finish({ filename, probe: probeOf(seconds, width, height), loudnessLufs: null });
}

function shapeOf(path: string): { width: number; height: number; durationSeconds: number } {
  const { stdout } = spawnSync(process.env.FFPROBE_PATH ?? 'ffprobe', [
    ...['-v', 'error', '-select_streams', 'v:0', '-of', 'json'],
    ...[
      '-show_entries',
      'stream=width,height,side_data_list:stream_side_data=rotation:format=duration',
      path,
    ],
  ]);
  const probe = JSON.parse(stdout.toString());
  const stream = probe.streams[0];
  const rotation = Number(
    stream.side_data_list?.find((data: { rotation?: number }) => data.rotation !== undefined)?.rotation ?? 0,
  );
  const isTurned = Math.abs(rotation) % 180 === 90;
  return {
    width: isTurned ? stream.height : stream.width,
    height: isTurned ? stream.width : stream.height,
    durationSeconds: Number(probe.format.duration),
  };
}
