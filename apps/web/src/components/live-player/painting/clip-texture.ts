import type { FrameImage } from './frame-image.ts';
import { type FramePlanes, isPlanes, type Plane } from './frame-planes.ts';
import { plainTexture, SCRATCH_UNIT } from './gl-program.ts';

/** A clip's frame as textures: one in RGB, or luma and the two differences as its decoder left them. */
export interface ClipTexture {
  readonly fill: (image: FrameImage) => void;
  /** RGB, or luma. */
  readonly main: WebGLTexture;
  readonly blue: WebGLTexture;
  readonly red: WebGLTexture;
  /** Whether it was filled with planes last. */
  readonly hasPlanes: () => boolean;
}

export function clipTexture(gl: WebGL2RenderingContext): ClipTexture {
  const [main, blue, red] = [
    plainTexture(gl, 'linear'),
    plainTexture(gl, 'linear'),
    plainTexture(gl, 'linear'),
  ] as const;
  // Some drivers warn of textures that were never filled, even where what is read from them is not used.
  for (const texture of [blue, red])
    uploadPlane(gl, texture, { width: 1, height: 1, bytes: new Uint8Array(1) });
  let planes: FramePlanes | null = null;
  return {
    fill: (image) => {
      // A crossfade of which one side moves on: the other is there already.
      if (image === planes) return;
      planes = isPlanes(image) ? image : null;
      if (!isPlanes(image)) return upload(gl, main, image);
      gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
      uploadPlane(gl, main, image.luma);
      uploadPlane(gl, blue, image.blue);
      uploadPlane(gl, red, image.red);
    },
    main,
    blue,
    red,
    hasPlanes: () => planes !== null,
  };
}

export function upload(gl: WebGL2RenderingContext, texture: WebGLTexture, image: TexImageSource): void {
  gl.activeTexture(gl.TEXTURE0 + SCRATCH_UNIT);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, image);
}

function uploadPlane(
  gl: WebGL2RenderingContext,
  texture: WebGLTexture,
  { width, height, bytes }: Plane,
): void {
  gl.activeTexture(gl.TEXTURE0 + SCRATCH_UNIT);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, width, height, 0, gl.RED, gl.UNSIGNED_BYTE, bytes);
}
