import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/** Phones enlarge the page where a field with smaller letters gets the focus. */
const FIELD_PX_MIN = 16;

/**
 * How a field over the picture has letters as large as the reel's words, on the smallest picture too: there it is set in
 * larger ones and drawn smaller, which phones do not count.
 * @param share of the picture's width that the letters' size is
 * @returns what its letters are set in, how much smaller it is drawn, and a length of the picture as one of the field
 */
export function useWordsOnFrame(field: RefObject<HTMLElement | null>, share: number) {
  const [framePx, setFramePx] = useState<number | null>(null);
  useLayoutEffect(() => {
    const frame = field.current?.offsetParent;
    if (frame == null) return;
    setFramePx(frame.clientWidth);
    const watch = new ResizeObserver(() => setFramePx(frame.clientWidth));
    watch.observe(frame);
    return () => watch.disconnect();
  }, [field]);
  const wantedPx = framePx === null ? FIELD_PX_MIN : framePx * share;
  const scale = Math.min(1, wantedPx / FIELD_PX_MIN);
  const style: CSSProperties = {
    fontSize: Math.max(FIELD_PX_MIN, wantedPx),
    scale: `${scale}`,
    transformOrigin: 'top left',
  };
  return { style, unscaled: (length: string) => `calc((${length}) / ${scale})` };
}
