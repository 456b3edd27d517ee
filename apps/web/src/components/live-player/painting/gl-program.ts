import { QUAD_VERTEX } from './shaders.ts';

/** A program that draws one quad. Uniforms are set by name; those that the compiler dropped are passed over. */
export interface QuadProgram {
  readonly use: () => void;
  readonly float: (name: string, value: number) => void;
  readonly bool: (name: string, value: boolean) => void;
  readonly vec2: (name: string, values: readonly [number, number]) => void;
  readonly vec4: (name: string, values: readonly [number, number, number, number]) => void;
  /** Binds a texture to a unit and the sampler to it. */
  readonly texture: (name: string, unit: number, texture: WebGLTexture | null) => void;
  readonly draw: () => void;
}

/** @throws Error where the shaders do not compile: a defect, or a lost context */
export function quadProgram(gl: WebGL2RenderingContext, fragment: string): QuadProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, QUAD_VERTEX],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) throw new Error('The graphics context is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true)
    throw new Error(gl.getProgramInfoLog(program) ?? 'The graphics context is lost');
  const places = new Map<string, WebGLUniformLocation | null>();
  const place = (name: string): WebGLUniformLocation | null => {
    const known = places.get(name);
    if (known !== undefined) return known;
    const found = gl.getUniformLocation(program, name);
    places.set(name, found);
    return found;
  };
  return {
    use: () => gl.useProgram(program),
    float: (name, value) => gl.uniform1f(place(name), value),
    bool: (name, value) => gl.uniform1i(place(name), value ? 1 : 0),
    vec2: (name, values) => gl.uniform2f(place(name), ...values),
    vec4: (name, values) => gl.uniform4f(place(name), ...values),
    texture: (name, unit, texture) => {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform1i(place(name), unit);
    },
    draw: () => gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4),
  };
}

/** The unit on which textures are filled, so that filling one never takes the place of one to be drawn with. */
export const SCRATCH_UNIT = 15;

/** A texture without mipmaps, held at its edges. */
export function plainTexture(gl: WebGL2RenderingContext, filter: 'nearest' | 'linear'): WebGLTexture {
  const texture = gl.createTexture();
  const mode = filter === 'nearest' ? gl.NEAREST : gl.LINEAR;
  gl.activeTexture(gl.TEXTURE0 + SCRATCH_UNIT);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, mode);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, mode);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

/** A look-up table of bytes, rows of `width`. */
export function tableTexture(gl: WebGL2RenderingContext, width: number, bytes: Uint8Array): WebGLTexture {
  const texture = plainTexture(gl, 'nearest');
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  const height = bytes.length / width;
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, width, height, 0, gl.RED, gl.UNSIGNED_BYTE, bytes);
  return texture;
}
