import type { Look } from '@cutroom/contract';
import { REEL_HEIGHT, REEL_WIDTH } from '@cutroom/contract';
import {
  BACKGROUND,
  type FrameCrop,
  type FrameLayer,
  gradeRecipe,
  gradeTables,
  type ReelFrame,
  type ToneRecipe,
  toneTable,
} from '@cutroom/reel';
import { backgroundBlur } from './background-blur.ts';
import { clipTexture, upload } from './clip-texture.ts';
import type { FrameImage } from './frame-image.ts';
import { plainTexture, quadProgram, tableTexture } from './gl-program.ts';
import { BLUR_FRAGMENT, CLIPS_FRAGMENT, COVER_FRAGMENT } from './shaders.ts';
import type { TextBitmap } from './text-bitmaps.ts';

/** Draws frames of the reel onto a canvas: the same steps, in the same order, as the renderer's filters. */
export interface FramePainter {
  /** Whether the processor draws, for want of an accelerator. */
  readonly isSoftware: boolean;
  /**
   * @param images of the frame's layers, in their order
   * @param bitmaps of the frame's texts; null where one is not here yet
   */
  readonly paint: (
    frame: ReelFrame,
    images: readonly FrameImage[],
    bitmaps: readonly (TextBitmap | null)[],
  ) => void;
  readonly release: () => void;
}

type Side = 'leaving' | 'coming';
const UNITS = {
  leaving: { clip: 0, blue: 9, red: 10, behind: 1, tone: 2 },
  coming: { clip: 3, blue: 11, red: 12, behind: 4, tone: 5 },
} as const;
const WHOLE = [0, 0, 1, 1] as const;

/** As browsers call what draws without an accelerator: SwiftShader, Mesa's llvmpipe and softpipe, Windows' Basic Render Driver. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** @returns null where the browser has no WebGL2 */
export function framePainter(canvas: HTMLCanvasElement): FramePainter | null {
  // Kept between paints: a frame that cannot be drawn yet leaves the one before it standing, and tests read it.
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, preserveDrawingBuffer: true });
  if (gl === null) return null;
  const empty = tableTexture(gl, 1, new Uint8Array(1));
  const paintClips = clipsPainter(gl, empty);
  const cover = coverPainter(gl, empty);
  gl.bindVertexArray(gl.createVertexArray());
  return {
    isSoftware: SOFTWARE.test(rendererOf(gl)),
    paint: (frame, shown, bitmaps) => {
      paintClips(frame, shown);
      for (const [index, { opacity }] of frame.texts.entries()) {
        const bitmap = bitmaps[index] ?? null;
        if (bitmap !== null && opacity > 0) cover(bitmap, opacity);
      }
      if (frame.fade < 1) cover(null, 1 - frame.fade);
    },
    release: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function rendererOf(gl: WebGL2RenderingContext): string {
  const told = String(gl.getParameter(gl.RENDERER));
  // Chromium and Safari tell it by an extension only, of which Firefox warns.
  const detailed = told === 'WebKit WebGL' ? gl.getExtension('WEBGL_debug_renderer_info') : null;
  return detailed === null ? told : String(gl.getParameter(detailed.UNMASKED_RENDERER_WEBGL));
}

/** One clip or two that cross-fade, in their tones and the reel's grade. */
function clipsPainter(gl: WebGL2RenderingContext, empty: WebGLTexture) {
  const clips = quadProgram(gl, CLIPS_FRAGMENT);
  const blurProgram = quadProgram(gl, BLUR_FRAGMENT);
  const blurs = { leaving: backgroundBlur(gl, blurProgram), coming: backgroundBlur(gl, blurProgram) };
  const images = { leaving: clipTexture(gl), coming: clipTexture(gl) };
  const tones = toneTextures(gl);
  const grades = gradeTextures(gl);

  const setLayer = (side: Side, layer: FrameLayer | undefined, behind: WebGLTexture): void => {
    const units = UNITS[side];
    const tone = layer?.tone ?? null;
    const clip = layer === undefined ? null : images[side];
    clips.texture(`${side}Clip`, units.clip, clip?.main ?? empty);
    clips.texture(`${side}Blue`, units.blue, clip?.blue ?? empty);
    clips.texture(`${side}Red`, units.red, clip?.red ?? empty);
    clips.bool(`${side}.hasPlanes`, clip?.hasPlanes() === true);
    clips.texture(`${side}Behind`, units.behind, behind);
    clips.texture(`${side}Tone`, units.tone, tone === null ? empty : tones(tone));
    clips.bool(`${side}.hasTone`, tone !== null);
    clips.bool(`${side}.isWhole`, layer?.crop.kind === 'fit');
    clips.vec4(`${side}.crop`, layer?.crop.kind === 'crop' ? windowOf(layer.crop) : WHOLE);
    clips.vec4(`${side}.front`, layer?.crop.kind === 'fit' ? frontOf(layer.crop) : WHOLE);
  };

  return ({ layers, grade, dip }: ReelFrame, shown: readonly FrameImage[]): void => {
    const sides = [
      { side: 'leaving', layer: layers[0], image: shown[0] },
      { side: 'coming', layer: layers[1], image: shown[1] },
    ] as const;
    const behind = sides.map(({ side, layer, image }) => {
      if (layer === undefined || image === undefined) return empty;
      images[side].fill(image);
      return layer.crop.kind === 'fit' ? blurs[side].of(images[side], layer.crop.background) : empty;
    });
    clips.use();
    gl.viewport(0, 0, gl.canvas.width, gl.canvas.height);
    for (const [index, { side, layer }] of sides.entries()) setLayer(side, layer, behind[index] ?? empty);
    const tables = grades(grade);
    clips.bool('hasGrade', tables !== null);
    clips.texture('gradeLuma', 6, tables?.luma ?? empty);
    clips.texture('gradeBlue', 7, tables?.blue ?? empty);
    clips.texture('gradeRed', 8, tables?.red ?? empty);
    clips.float('comingMix', layers[1]?.mix ?? 0);
    clips.float('dip', dip);
    clips.float('backgroundLumaShare', BACKGROUND.lumaShare);
    clips.vec4('area', WHOLE);
    clips.draw();
  };
}

/** A text, or black where there is none, over what is painted. */
function coverPainter(gl: WebGL2RenderingContext, empty: WebGLTexture) {
  const cover = quadProgram(gl, COVER_FRAGMENT);
  const texts = new WeakMap<ImageBitmap, WebGLTexture>();

  const textureOf = (bitmap: ImageBitmap): WebGLTexture => {
    const known = texts.get(bitmap);
    if (known !== undefined) return known;
    const texture = plainTexture(gl, 'linear');
    upload(gl, texture, bitmap);
    texts.set(bitmap, texture);
    return texture;
  };

  return (bitmap: TextBitmap | null, opacity: number): void => {
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    const texture = bitmap === null ? empty : textureOf(bitmap.image);
    cover.use();
    cover.texture('bitmap', 0, texture);
    cover.bool('hasBitmap', bitmap !== null);
    cover.float('opacity', opacity);
    cover.vec4('area', bitmap === null ? WHOLE : bitmap.area);
    cover.draw();
    gl.disable(gl.BLEND);
  };
}

function windowOf({ left, top, width, height }: Extract<FrameCrop, { kind: 'crop' }>) {
  return [left, top, width, height] as const;
}

/** The whole frame stands in the reel's middle. */
function frontOf({ front }: Extract<FrameCrop, { kind: 'fit' }>) {
  const width = front.width / REEL_WIDTH;
  const height = front.height / REEL_HEIGHT;
  return [(1 - width) / 2, (1 - height) / 2, width, height] as const;
}

function toneTextures(gl: WebGL2RenderingContext): (recipe: ToneRecipe) => WebGLTexture {
  const known = new Map<string, WebGLTexture>();
  return (recipe) => {
    const key = `${recipe.from} ${recipe.span} ${recipe.exponent}`;
    const texture = known.get(key) ?? tableTexture(gl, 256, toneTable(recipe));
    known.set(key, texture);
    return texture;
  };
}

interface GradeTextures {
  readonly luma: WebGLTexture;
  readonly blue: WebGLTexture;
  readonly red: WebGLTexture;
}

function gradeTextures(gl: WebGL2RenderingContext): (look: Look) => GradeTextures | null {
  const known = new Map<Look, GradeTextures | null>();
  return (look) => {
    const found = known.get(look);
    if (found !== undefined) return found;
    const recipe = gradeRecipe(look);
    const tables = recipe === null ? null : gradeTables(recipe);
    const textures =
      tables === null
        ? null
        : {
            luma: tableTexture(gl, 256, tables.luma),
            blue: tableTexture(gl, 256, tables.blue),
            red: tableTexture(gl, 256, tables.red),
          };
    known.set(look, textures);
    return textures;
  };
}
