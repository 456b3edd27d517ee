import { BACKGROUND, type CropWindow } from '@cutroom/reel';
import type { ClipTexture } from './clip-texture.ts';
import { plainTexture, type QuadProgram } from './gl-program.ts';

/** The blurred copy behind a clip that is shown whole: made small, as the renderer makes it. */
export interface BackgroundBlur {
  /** Draws the copy of a clip's frame; the texture is good until the next call. */
  readonly of: (clip: ClipTexture, crop: CropWindow) => WebGLTexture;
}

interface Target {
  readonly texture: WebGLTexture;
  readonly framebuffer: WebGLFramebuffer;
}

export function backgroundBlur(gl: WebGL2RenderingContext, program: QuadProgram): BackgroundBlur {
  const first = smallTarget(gl);
  const second = smallTarget(gl);
  const pass = (
    to: Target,
    source: WebGLTexture,
    {
      crop,
      step,
      sigma,
    }: { crop: readonly [number, number, number, number]; step: readonly [number, number]; sigma: number },
  ): void => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, to.framebuffer);
    program.texture('source', 0, source);
    program.vec4('crop', crop);
    program.vec2('stepShare', step);
    program.float('sigma', sigma);
    program.draw();
  };
  return {
    of: (clip, { left, top, width, height }) => {
      gl.disable(gl.BLEND);
      gl.viewport(0, 0, BACKGROUND.width, BACKGROUND.height);
      program.use();
      program.vec4('area', WHOLE);
      program.texture('sourceBlue', 1, clip.blue);
      program.texture('sourceRed', 2, clip.red);
      program.bool('hasPlanes', clip.hasPlanes());
      pass(first, clip.main, { crop: [left, top, width, height], step: NO_STEP, sigma: 0 });
      // What was drawn stands upside down in its texture, which counts rows from below.
      const sigma = BACKGROUND.blurSigmaPixels;
      pass(second, first.texture, { crop: UPRIGHT, step: [1 / BACKGROUND.width, 0], sigma });
      pass(first, second.texture, { crop: UPRIGHT, step: [0, 1 / BACKGROUND.height], sigma });
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      return first.texture;
    },
  };
}

const WHOLE = [0, 0, 1, 1] as const;
const UPRIGHT = [0, 1, 1, -1] as const;
const NO_STEP = [0, 0] as const;

function smallTarget(gl: WebGL2RenderingContext): Target {
  const texture = plainTexture(gl, 'linear');
  gl.texImage2D(
    gl.TEXTURE_2D,
    0,
    gl.RGBA8,
    BACKGROUND.width,
    BACKGROUND.height,
    0,
    gl.RGBA,
    gl.UNSIGNED_BYTE,
    null,
  );
  const framebuffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  return { texture, framebuffer };
}
