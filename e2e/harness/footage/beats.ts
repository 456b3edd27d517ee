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

/** Four chords of two seconds, plucked note by note over a soft hum: music that is pleasant to hear, and nobody's but ours. */
export function pluckedTrack(): string {
  const chords = [
    [220, 261.63, 329.63, 440],
    [174.61, 220, 261.63, 349.23],
    [130.81, 196, 261.63, 329.63],
    [196, 246.94, 293.66, 392],
  ] as const;
  const length = 2;
  const tone = (hertz: number) => `(sin(2*PI*${hertz}*t)+0.25*sin(4*PI*${hertz}*t))`;
  const during = (period: number, from: number, to: number) =>
    `between(mod(t\\,${period})\\,${from}\\,${to})`;
  const parts = chords.flatMap((notes, index) => {
    const isOn = during(length * chords.length, index * length, (index + 1) * length);
    const swell = `min(1\\,min(mod(t\\,${length})\\,${length}-mod(t\\,${length}))/0.4)`;
    const plucked = notes.map(
      (hertz, step) =>
        `${during(length, step * BEAT_SECONDS, (step + 1) * BEAT_SECONDS)}*${tone(hertz)}*exp(-5*mod(t\\,${BEAT_SECONDS}))`,
    );
    const hum = `0.12*${swell}*(${notes.map((hertz) => tone(hertz / 2)).join('+')})`;
    return `${isOn}*(0.3*(${plucked.join('+')})+${hum})`;
  });
  const source = `aevalsrc='${parts.join('+')}':s=48000:d=${TRACK_SECONDS}`;
  return generated('plucked.wav', { source }, (draft) => {
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
