import { useEffect, useState } from 'react';

/** So large a picture is looked at: a frame's width and height, in pixels. */
const SAMPLE = { width: 18, height: 32 } as const;
/** What the frame gives to its surroundings. */
const OPACITY = 0.45;

/**
 * The mean color of the outermost pixels of an image, as light for around it.
 * @param pixels RGBA, row by row
 * @returns a CSS color
 */
export function edgeLight(pixels: Uint8ClampedArray, width: number, height: number): string {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    const isWhole = y === 0 || y === height - 1;
    for (let x = 0; x < width; x += isWhole ? 1 : Math.max(1, width - 1)) {
      for (const channel of [0, 1, 2]) {
        sum[channel] = (sum[channel] ?? 0) + (pixels[(y * width + x) * 4 + channel] ?? 0);
      }
      count += 1;
    }
  }
  return `rgb(${sum.map((each) => Math.round(each / count)).join(' ')} / ${OPACITY})`;
}

/** The light at the edge of an image that is shown anyhow; null until it is here, and where it cannot be read. */
export function useEdgeLight(imageUrl: string | null): string | null {
  const [light, setLight] = useState<string | null>(null);
  useEffect(() => {
    if (imageUrl === null) return;
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => setLight(readLight(image));
    image.src = imageUrl;
    return () => {
      image.onload = null;
    };
  }, [imageUrl]);
  return light;
}

function readLight(image: HTMLImageElement): string | null {
  const { width, height } = SAMPLE;
  const context = Object.assign(document.createElement('canvas'), SAMPLE).getContext('2d');
  if (context === null) return null;
  context.drawImage(image, 0, 0, width, height);
  return edgeLight(context.getImageData(0, 0, width, height).data, width, height);
}
