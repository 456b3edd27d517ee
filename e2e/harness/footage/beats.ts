import { ffmpeg } from './ffmpeg.ts';
import { generated } from './generated-file.ts';

/** Of the click track. */
const BEAT_SECONDS = 0.5;
const BAR_BEATS = 4;
const TRACK_SECONDS = 40;

/** A click on every beat, a lower and louder one on the first of each bar. */
export function clickTrack(): string {
  const within = (period: number, length: number) => `lt(mod(t\\,${period})\\,${length})`;
  const click = `if(${within(BEAT_SECONDS * BAR_BEATS, 0.12)}\\,0.8*sin(2*PI*110*t)\\,if(${within(BEAT_SECONDS, 0.1)}\\,0.6*sin(2*PI*1500*t)\\,0))`;
  const source = `aevalsrc=${click}:s=48000:d=${TRACK_SECONDS}`;
  return generated('clicks.wav', { source }, (draft) => {
    ffmpeg(['-y', '-f', 'lavfi', '-i', source, '-ac', '2', '-f', 'wav', draft]);
  });
}

/** Noise that is as loud all the time: where a mix of it begins and how loud it is can be measured anywhere. */
export function steadyTrack(): string {
  const source = `anoisesrc=color=pink:amplitude=0.3:seed=5:sample_rate=48000:d=${TRACK_SECONDS}`;
  return generated('steady.wav', { source }, (draft) => {
    ffmpeg(['-y', '-f', 'lavfi', '-i', source, '-ac', '2', '-f', 'wav', draft]);
  });
}

/** Clips that nobody takes for one another, each of one shot with wind in it. */
export function colourClips(): readonly string[] {
  const pairs = [
    ['0x802010', '0x401008'],
    ['0x60f0a0', '0x30b060'],
  ] as const;
  return pairs.map(([from, to], index) => {
    // Without its end and a seed it draws another gradient each time, now and then one too dark to see a cut in.
    const line = 'x0=0:y0=0:x1=180:y1=320:seed=1';
    const image = `gradients=s=180x320:r=30:c0=${from}:c1=${to}:${line}:speed=0.02,format=yuv420p,noise=alls=8:allf=t`;
    const inputs = [
      '-f',
      'lavfi',
      '-i',
      image,
      '-f',
      'lavfi',
      '-i',
      'anoisesrc=color=brown:amplitude=0.3:seed=1',
    ];
    const encode = [
      '-t',
      '3',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
    ];
    return generated(`place ${index + 1}.mp4`, { inputs, encode }, (draft) => {
      ffmpeg(['-y', ...inputs, ...encode, draft]);
    });
  });
}
