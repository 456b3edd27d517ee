import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FFMPEG } from '../../../../../scripts/ffmpeg-path.ts';

/** No camera is free of it, and analysis and encoders count on that. */
const GRAIN = 'noise=alls=8:allf=t';

/** What ffmpeg draws and sings; small, and each unlike the others, or the director would take them for one clip. */
export const SMALL_CLIPS = {
  mandelbrot: {
    image: 'mandelbrot=size=480x270:rate=30:start_scale=1.5',
    sound: 'sine=frequency=330:sample_rate=48000',
  },
  plasma: {
    image: 'gradients=size=270x480:rate=30:c0=orange:c1=navy:c2=white:n=3:speed=0.05:seed=7',
    sound: 'anoisesrc=colour=pink:amplitude=0.2:seed=3',
  },
  cells: { image: 'cellauto=size=480x270:rate=30:rule=110:seed=11', sound: null },
} as const;

/** Encodes a clip of a few seconds and answers its bytes. */
export async function makeSmallClip(
  name: keyof typeof SMALL_CLIPS,
  seconds: number,
  directory: string,
): Promise<Buffer> {
  const { image, sound } = SMALL_CLIPS[name];
  const path = join(directory, `${name}.mp4`);
  await promisify(execFile)(FFMPEG, [
    ...['-hide_banner', '-loglevel', 'error', '-y', '-f', 'lavfi', '-i', `${image},${GRAIN}`],
    ...(sound === null ? [] : ['-f', 'lavfi', '-i', sound, '-c:a', 'aac']),
    ...['-t', String(seconds), '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', path],
  ]);
  return readFile(path);
}
