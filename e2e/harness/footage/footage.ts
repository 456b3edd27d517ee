import { rmSync } from 'node:fs';
import { ffmpeg } from './ffmpeg.ts';
import { generated } from './generated-file.ts';

/** Clips made by ffmpeg: every container, shape and oddity that creators bring, small enough to encode in a moment. */
interface ClipRecipe {
  readonly file: string;
  /** A lavfi source of frames. */
  readonly image: string;
  readonly audio: string | null;
  readonly seconds: number;
  readonly encode: readonly string[];
  /** Options before the image's `-i`. */
  readonly before?: readonly string[];
}

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '26', '-pix_fmt', 'yuv420p', '-g', '30'];
const AAC = ['-c:a', 'aac', '-b:a', '96k'];

/** A still-looking landscape that drifts: gradients with grain, as natural as a formula gets. */
const drifting = (size: string, colour: string, rate = 30) =>
  `gradients=s=${size}:r=${rate}:c0=${colour}:c1=white:x0=0:y0=0:speed=0.02,format=yuv420p,noise=alls=8:allf=t`;

const RECIPES = {
  ocean: {
    file: 'ocean-waves.mp4',
    image: drifting('640x360', '0x104080'),
    audio: 'anoisesrc=color=brown:amplitude=0.3:seed=1',
    seconds: 4,
    encode: [...H264, ...AAC],
  },
  /** Edges and fine shapes that move slowly, with as much grain as a phone leaves by daylight. */
  harbour: {
    file: 'harbour-walk.mp4',
    image:
      'mandelbrot=s=960x540:r=30:start_scale=0.5:end_scale=0.2,format=yuv420p,gblur=sigma=1.2,noise=alls=2:allf=t',
    audio: 'anoisesrc=color=pink:amplitude=0.2:seed=1',
    seconds: 4,
    encode: [
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-crf',
      '18',
      '-pix_fmt',
      'yuv420p',
      '-g',
      '30',
      ...AAC,
    ],
  },
  /** The same upright, elsewhere. */
  garden: {
    file: 'garden.mp4',
    image:
      'mandelbrot=s=540x960:r=30:start_x=-0.16:start_y=-1.03:start_scale=0.4:end_scale=0.2,format=yuv420p,gblur=sigma=1.2,noise=alls=2:allf=t',
    audio: 'sine=f=330',
    seconds: 3,
    encode: [
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-crf',
      '18',
      '-pix_fmt',
      'yuv420p',
      '-g',
      '30',
      ...AAC,
    ],
  },
  portrait: {
    file: 'market street.mp4',
    image: 'testsrc2=s=360x640:r=30',
    audio: 'sine=f=330',
    seconds: 3,
    encode: [...H264, ...AAC],
  },
  rotated: {
    file: 'IMG_0042.MOV',
    image: drifting('640x360', '0x705010'),
    audio: 'sine=f=440',
    seconds: 3,
    encode: [...H264, ...AAC],
  },
  webm: {
    file: 'forest.webm',
    image: drifting('640x360', '0x105020', 25),
    audio: 'anoisesrc=color=pink:amplitude=0.2:seed=1',
    seconds: 3,
    encode: [
      '-c:v',
      'libvpx',
      '-deadline',
      'realtime',
      '-cpu-used',
      '8',
      '-b:v',
      '800k',
      '-c:a',
      'libopus',
      '-b:a',
      '64k',
    ],
  },
  mkv: {
    file: 'night.train.mkv',
    image: 'mandelbrot=s=640x360:r=24:start_scale=0.5',
    audio: 'sine=f=220',
    seconds: 3,
    encode: [...H264, ...AAC],
  },
  hevc: {
    file: 'drone-hevc.mp4',
    image: drifting('640x360', '0x806040'),
    audio: null,
    seconds: 3,
    encode: [
      '-c:v',
      'libx265',
      '-preset',
      'ultrafast',
      '-x265-params',
      'log-level=error',
      '-pix_fmt',
      'yuv420p',
      '-tag:v',
      'hvc1',
    ],
  },
  variableRate: {
    file: 'screen-vfr.mp4',
    image: "testsrc2=s=640x360:r=60,select='not(mod(n\\,2))+lt(mod(n\\,30)\\,7)'",
    audio: 'sine=f=550',
    seconds: 3,
    encode: [...H264, '-fps_mode', 'vfr', ...AAC],
  },
  silent: {
    file: 'silent-square.mp4',
    image:
      'life=s=240x240:r=30:mold=10:ratio=0.3:death_color=#502020:life_color=#f0c040,scale=480:480:flags=neighbor',
    audio: null,
    seconds: 3,
    encode: H264,
  },
  ntsc: {
    file: 'Plage été (1).mov',
    image: drifting('640x360', '0x3080b0', 30),
    audio: 'sine=f=660',
    seconds: 3,
    encode: ['-r', '30000/1001', ...H264, ...AAC],
  },
  long: {
    file: 'walk.mp4',
    image: 'testsrc2=s=640x360:r=25,noise=alls=20:allf=t',
    audio: 'anoisesrc=color=pink:amplitude=0.4:seed=1',
    seconds: 5,
    encode: [...H264, ...AAC],
  },
} as const satisfies Record<string, ClipRecipe>;

export type ClipName = keyof typeof RECIPES;
export const ALL_CLIPS = Object.keys(RECIPES) as readonly ClipName[];

/** Path of a generated clip; made on first use and kept for later runs. */
export function clip(name: ClipName): string {
  const recipe: ClipRecipe = RECIPES[name];
  return generated(recipe.file, recipe, (file) => {
    if (name === 'rotated') return encodeRotated(recipe, file);
    encode(recipe, file);
  });
}

/** A clip of about `megabytes`, for uploads of several chunks: noise hardly compresses. */
export function bulkyClip(megabytes: number): string {
  return generated('bulky.mp4', { megabytes }, (file) => {
    const seconds = 4;
    const rate = `${Math.round((megabytes * 8) / seconds)}M`;
    const noise = ['-f', 'lavfi', '-i', `testsrc2=s=1280x720:r=30:d=${seconds},noise=alls=80:allf=t`];
    const encoding = ['-c:v', 'mpeg4', '-b:v', rate, '-minrate', rate, '-maxrate', rate, '-bufsize', rate];
    ffmpeg(['-y', ...noise, ...encoding, '-qmin', '1', file]);
  });
}

function encode(recipe: ClipRecipe, file: string): void {
  const audio = recipe.audio === null ? [] : ['-f', 'lavfi', '-i', recipe.audio];
  const inputs = ['-f', 'lavfi', '-i', recipe.image, ...audio];
  ffmpeg(['-y', ...inputs, '-t', String(recipe.seconds), ...recipe.encode, file]);
}

/** A phone held upright writes landscape frames and a matrix that turns them. */
function encodeRotated(recipe: ClipRecipe, file: string): void {
  const upright = `${file}.upright.mov`;
  encode(recipe, upright);
  ffmpeg(['-y', '-display_rotation', '-90', '-i', upright, '-c', 'copy', file]);
  rmSync(upright);
}
