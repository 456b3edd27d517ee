import { REEL_HEIGHT, REEL_WIDTH } from '@cutroom/contract';
import type { FrameLayer } from '@cutroom/reel';
import type { FrameImage } from './frame-image.ts';
import type { FramePainter } from './frame-painter.ts';
import { type FramePlanes, isPlanes } from './frame-planes.ts';

type DrawableImage = Exclude<FrameImage, FramePlanes>;

/**
 * For browsers without WebGL2: cuts, crops, crossfades, dips, fades and texts as they are, without tone and grade, and
 * whole frames before plain black.
 */
export function plainPainter(canvas: HTMLCanvasElement): FramePainter | null {
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return null;
  const darken = (share: number): void => {
    if (share <= 0) return;
    context.globalAlpha = share;
    context.fillStyle = 'black';
    context.fillRect(0, 0, canvas.width, canvas.height);
  };
  const drawLayer = (layer: FrameLayer, image: DrawableImage, opacity: number): void => {
    const source = sizeOf(image);
    context.globalAlpha = opacity;
    if (layer.crop.kind === 'crop') {
      const { left, top, width, height } = layer.crop;
      const { width: w, height: h } = source;
      context.drawImage(image, left * w, top * h, width * w, height * h, 0, 0, canvas.width, canvas.height);
      return;
    }
    darken(opacity);
    const width = (layer.crop.front.width / REEL_WIDTH) * canvas.width;
    const height = (layer.crop.front.height / REEL_HEIGHT) * canvas.height;
    context.globalAlpha = opacity;
    context.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  };
  return {
    // Not known: it is found out while a reel plays.
    isSoftware: false,
    paint: (frame, images, bitmaps) => {
      for (const [index, layer] of frame.layers.entries()) {
        const image = images[index];
        // The leaving cut stands whole; the coming one is laid over it with its share.
        if (image !== undefined && !isPlanes(image)) drawLayer(layer, image, index === 0 ? 1 : layer.mix);
      }
      darken(1 - frame.dip);
      for (const [index, { opacity }] of frame.texts.entries()) {
        const bitmap = bitmaps[index] ?? null;
        if (bitmap === null) continue;
        const [left, top, width, height] = bitmap.area;
        context.globalAlpha = opacity;
        context.drawImage(
          bitmap.image,
          left * canvas.width,
          top * canvas.height,
          width * canvas.width,
          height * canvas.height,
        );
      }
      darken(1 - frame.fade);
    },
    release: () => undefined,
  };
}

function sizeOf(image: DrawableImage): { readonly width: number; readonly height: number } {
  return image instanceof HTMLVideoElement
    ? { width: image.videoWidth, height: image.videoHeight }
    : { width: image.width, height: image.height };
}
