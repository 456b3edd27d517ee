import { rmSync } from 'node:fs';
import { ffmpeg } from './ffmpeg.ts';
import { generated } from './generated-file.ts';

/**
 * Landscapes painted by formula, over which a camera glides: footage that is good to look at, for images of the
 * product, and nobody's but ours. Colours are expressions of ffmpeg's geq filter, in X, Y, W and H.
 */
const SCENES = {
  sea: { file: 'ocean at dusk.mp4', paint: sea },
  hills: { file: 'hills in the morning.mp4', paint: hills },
  city: { file: 'city at night.mp4', paint: city },
  forest: { file: 'forest walk.mp4', paint: forest },
} as const;

export type SceneName = keyof typeof SCENES;

/** Path of a clip of this scene, four seconds of 1280x720; made on first use and kept. */
export function sceneClip(name: SceneName): string {
  const { file, paint } = SCENES[name];
  const { red, green, blue } = paint();
  const image = `color=s=960x540,format=gbrp,geq=r='${byte(red)}':g='${byte(green)}':b='${byte(blue)}'`;
  const glide = "crop=w=0.8*iw:h=0.8*ih:x='(iw-ow)*t/4':y=(ih-oh)/2,scale=1280:720,noise=alls=5:allf=t";
  return generated(file, { image, glide }, (draft) => {
    const still = `${draft}.png`;
    ffmpeg(['-y', '-f', 'lavfi', '-i', image, '-frames:v', '1', still]);
    const inputs = [
      '-loop',
      '1',
      '-framerate',
      '30',
      '-i',
      still,
      '-f',
      'lavfi',
      '-i',
      'anoisesrc=color=brown:amplitude=0.3:seed=1',
    ];
    const encoding = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
    ffmpeg(['-y', ...inputs, '-t', '4', '-vf', `format=yuv420p,${glide}`, ...encoding, draft]);
    rmSync(still);
  });
}

interface Colour {
  readonly red: string;
  readonly green: string;
  readonly blue: string;
}
type Rgb = readonly [red: number, green: number, blue: number];

/** The sun sets behind waves that shrink towards the horizon and carry its light to the shore. */
function sea(): Colour {
  const sun = light({ x: 0.6, y: 0.5, radius: 0.05 });
  const haze = light({ x: 0.6, y: 0.5, radius: 0.22 });
  const evening = blend([38, 44, 92], [246, 150, 96], 'pow(Y/(H*0.55),1.5)');
  const sky = brighten(brighten(evening, [255, 220, 140], sun), [70, 45, 10], haze);
  const depth = '(Y/H-0.55)';
  const swell = `(0.5+0.5*sin(14/(0.06+${depth})+4*sin(X/52+Y/17)+X/68))`;
  const ripple = `(0.5+0.5*sin(X/(4.5+82*${depth})+Y/5+3*sin(Y/10)))`;
  const path = `exp(-pow((X/W-0.6)/(0.03+0.35*${depth}),2))`;
  const water = blend([196, 118, 92], [14, 36, 60], `(${depth}/0.45)`);
  const lit = brighten(water, [46, 40, 44], `${swell}*${ripple}`);
  return where('lt(Y,H*0.55)', sky, brighten(lit, [210, 150, 80], `${swell}*${ripple}*${path}`));
}

/** Four ridges, each nearer, darker and greener than the last. */
function hills(): Colour {
  const ridges = [
    { height: 0.42, swing: 0.05, bends: 7, shift: 1, top: [158, 168, 182], foot: [196, 196, 190] },
    { height: 0.52, swing: 0.06, bends: 5, shift: 2.4, top: [104, 130, 140], foot: [150, 166, 160] },
    { height: 0.64, swing: 0.07, bends: 4, shift: 4, top: [62, 96, 92], foot: [110, 136, 108] },
    { height: 0.8, swing: 0.06, bends: 3, shift: 5.2, top: [26, 56, 44], foot: [70, 100, 60] },
  ] as const;
  const sky = blend([120, 170, 214], [250, 226, 190], '(Y/H/0.6)');
  const morning = brighten(sky, [120, 100, 60], light({ x: 0.25, y: 0.3, radius: 0.09 }));
  return ridges.reduce<Colour>((behind, { height, swing, bends, shift, top, foot }) => {
    const wave = (faster: number, share: number) => `${share}*sin(X/W*${bends * faster}+${shift * faster})`;
    const edge = `(${height}+${swing}*(${wave(1, 1)}+${wave(2.3, 0.5)}+${wave(6.1, 0.22)}+${wave(17, 0.08)}))`;
    return where(`gt(Y/H,${edge})`, blend(top, foot, `clip((Y/H-${edge})/0.2,0,1)`), behind);
  }, morning);
}

/** Towers with some of their windows lit, under a moon. */
function city(): Colour {
  const column = 'floor(X/48)';
  const height = `(0.3+0.45*abs(sin(${column}*12.9898)))`;
  const chance = 'sin(floor(X/12)*78.233+floor(Y/17)*37.719)*43758.5';
  const pane = 'lt(abs(mod(X,12)-6),3.4)*lt(abs(mod(Y,17)-8.5),4.5)';
  const lit = `${pane}*gt(${chance}-floor(${chance}),0.58)`;
  const moon = light({ x: 0.78, y: 0.16, radius: 0.035 });
  const sky = brighten(blend([14, 16, 38], [92, 52, 84], '(Y/H)'), [230, 226, 200], moon);
  const walls = blend([16, 18, 30], [34, 34, 52], `abs(sin(${column}*4.1))`);
  return where(`gt(Y/H,1-${height})`, brighten(walls, [220, 170, 90], lit), sky);
}

/** Three rows of trunks in the mist. */
function forest(): Colour {
  const rows = [
    { trunks: 26, width: 0.18, bark: [120, 146, 116] },
    { trunks: 15, width: 0.26, bark: [70, 96, 70] },
    { trunks: 8, width: 0.3, bark: [28, 44, 32] },
  ] as const;
  const mist = blend([196, 214, 186], [70, 104, 62], '(Y/H)');
  const clearing = brighten(mist, [50, 50, 20], light({ x: 0.55, y: 0.2, radius: 0.3 }));
  return rows.reduce<Colour>((behind, { trunks, width, bark: [red, green, blue] }) => {
    const along = `(X/W*${trunks}+0.3*sin(${trunks}))`;
    const trunk = `floor(${along})`;
    const offset = `(${along}-${trunk}-0.5-0.3*sin(${trunk}*91.7+${trunks})+0.03*sin(Y/45+${trunk}))`;
    const inside = `lt(abs(${offset}),${width}*(0.45+0.35*abs(sin(${trunk}*17.3)))*(0.6+0.4*Y/H))`;
    const grain = '(0.5+0.5*sin(Y/7+X/4+sin(Y/23)*3))';
    return where(inside, blend([red, green, blue], [red * 0.8, green * 0.82, blue * 0.8], grain), behind);
  }, clearing);
}

function blend(from: Rgb, to: Rgb, share: string): Colour {
  const channel = (index: 0 | 1 | 2) => `(${from[index]}+${to[index] - from[index]}*${share})`;
  return { red: channel(0), green: channel(1), blue: channel(2) };
}

function brighten(colour: Colour, [red, green, blue]: Rgb, share: string): Colour {
  return {
    red: `${colour.red}+${red}*${share}`,
    green: `${colour.green}+${green}*${share}`,
    blue: `${colour.blue}+${blue}*${share}`,
  };
}

function where(condition: string, yes: Colour, no: Colour): Colour {
  const channel = (name: keyof Colour) => `if(${condition},${yes[name]},${no[name]})`;
  return { red: channel('red'), green: channel('green'), blue: channel('blue') };
}

/** A round glow: 1 in its middle, falling off like a bell; places and radius as shares of the image. */
function light({
  x,
  y,
  radius,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}): string {
  return `exp(-(pow(X/W-${x},2)*3.16+pow(Y/H-${y},2))/${radius * radius})`;
}

function byte(expression: string): string {
  return `clip(${expression},0,255)`;
}
