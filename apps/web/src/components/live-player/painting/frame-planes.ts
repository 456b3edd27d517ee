/** A frame of a video as its decoder left it: 8-bit BT.709 in limited range, chroma at half the size, rows without gaps. */
export interface FramePlanes {
  readonly luma: Plane;
  readonly blue: Plane;
  readonly red: Plane;
}

export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export function isPlanes(image: object): image is FramePlanes {
  return 'luma' in image;
}

/** Whether a frame stands in the computer's own memory and means what the shaders take it for. */
export function hasPlanes({
  format,
  colorSpace,
  visibleRect,
  displayWidth,
  displayHeight,
}: VideoFrame): boolean {
  return (
    format === 'I420' &&
    colorSpace.matrix === 'bt709' &&
    colorSpace.fullRange === false &&
    visibleRect !== null &&
    visibleRect.width === displayWidth &&
    visibleRect.height === displayHeight
  );
}

/** @param layout as the frame's `copyTo` answered; null where its rows have gaps */
export function planesOf(
  bytes: Uint8Array<ArrayBuffer>,
  { width, height }: { readonly width: number; readonly height: number },
  layout: readonly PlaneLayout[],
): FramePlanes | null {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const [luma, blue, red] = [{ width, height }, half, half].map((size, index) => {
    const { offset, stride } = layout[index] ?? { offset: 0, stride: 0 };
    const end = offset + size.width * size.height;
    return stride === size.width ? { ...size, bytes: bytes.subarray(offset, end) } : null;
  });
  return luma == null || blue == null || red == null ? null : { luma, blue, red };
}
