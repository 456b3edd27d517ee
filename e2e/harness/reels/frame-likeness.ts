import type { Page } from '@playwright/test';

export interface Likeness {
  /** Mean difference of a channel, 0 to 255. */
  readonly difference: number;
  /** Structural similarity of luma over windows of 8 x 8 pixels (Wang et al. 2004), 1 for equal frames. */
  readonly ssim: number;
}

/** A frame as this browser drew it, a quarter of the reel's size: a data address of a PNG. */
export type DrawnFrame = string;

/** What stands on the player's canvas. */
export function shownFrame(page: Page): Promise<DrawnFrame> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('section[aria-label="Video player"] canvas');
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [270, 480];
    const context = copy.getContext('2d');
    if (canvas === null || context === null) throw new Error('There is no live player');
    context.imageSmoothingQuality = 'high';
    context.drawImage(canvas, 0, 0, 270, 480);
    return copy.toDataURL('image/png');
  });
}

/**
 * The drawn frame beside frames of a finished video: both drawn by this browser, so that its own handling of colours is
 * in neither.
 * @returns one likeness for each of the seconds
 */
export function likenessToVideo(
  page: Page,
  drawn: DrawnFrame,
  videoUrl: string,
  atSeconds: readonly number[],
): Promise<Likeness[]> {
  return page.evaluate(
    async ({ png, url, times }) => {
      const video = document.createElement('video');
      video.muted = true;
      video.src = url;
      await new Promise((resolve, reject) => {
        video.onerror = () => reject(new Error('The video cannot be loaded'));
        video.onloadeddata = resolve;
      });
      const image = new Image();
      image.src = png;
      await image.decode();
      const pixelsOf = (source: CanvasImageSource): Uint8ClampedArray => {
        const copy = new OffscreenCanvas(270, 480).getContext('2d');
        if (copy === null) throw new Error('No canvas');
        copy.imageSmoothingQuality = 'high';
        copy.drawImage(source, 0, 0, 270, 480);
        return copy.getImageData(0, 0, 270, 480).data;
      };
      const luma = (data: Uint8ClampedArray, x: number, y: number): number => {
        const i = (y * 270 + x) * 4;
        return 0.2126 * (data[i] ?? 0) + 0.7152 * (data[i + 1] ?? 0) + 0.0722 * (data[i + 2] ?? 0);
      };
      const windowSsim = (live: Uint8ClampedArray, made: Uint8ClampedArray, x: number, y: number): number => {
        let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
        for (let dy = 0; dy < 8; dy += 1)
          for (let dx = 0; dx < 8; dx += 1) {
            const one = luma(live, x + dx, y + dy);
            const other = luma(made, x + dx, y + dy);
            a += one / 64;
            b += other / 64;
            aa += (one * one) / 64;
            bb += (other * other) / 64;
            ab += (one * other) / 64;
          }
        const [c1, c2] = [6.5025, 58.5225];
        const likeness = (2 * a * b + c1) * (2 * (ab - a * b) + c2);
        return likeness / ((a * a + b * b + c1) * (aa - a * a + bb - b * b + c2));
      };
      const likenessOf = (live: Uint8ClampedArray, made: Uint8ClampedArray) => {
        let sum = 0;
        for (let pixel = 0; pixel < live.length; pixel += 4)
          for (let channel = 0; channel < 3; channel += 1)
            sum += Math.abs((live[pixel + channel] ?? 0) - (made[pixel + channel] ?? 0));
        let [ssim, windows] = [0, 0];
        for (let y = 0; y + 8 <= 480; y += 8)
          for (let x = 0; x + 8 <= 270; x += 8) {
            ssim += windowSsim(live, made, x, y);
            windows += 1;
          }
        return { difference: sum / (live.length * 0.75), ssim: ssim / windows };
      };
      const live = pixelsOf(image);
      const found = [];
      for (const time of times) {
        await new Promise((resolve) => {
          video.onseeked = resolve;
          video.currentTime = time;
        });
        found.push(likenessOf(live, pixelsOf(video)));
      }
      return found;
    },
    { png: drawn, url: videoUrl, times: [...atSeconds] },
  );
}
