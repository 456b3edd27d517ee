import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { LiveValue } from '../editor/live-value.ts';
import { pixelsAt, type StripScale, scrollToShow, secondsAt } from './drawing/strip-scale.ts';
import type { ReelLink } from './use-reel-link.ts';

/** A scroll this long after the last one is another gesture. */
const SCROLL_OVER_MS = 160;

/** Scrolls the strip along so that the playhead stays in sight, unless somebody holds the strip. */
export function useFollowPlayhead(
  scroller: RefObject<HTMLElement | null>,
  { playhead, secondsNow }: ReelLink,
  scale: StripScale,
  isHeld: () => boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at every step, whichever function it is
  useEffect(
    () =>
      playhead.subscribe(() => {
        const { current: box } = scroller;
        if (box === null || isHeld()) return;
        const place = { left: pixelsAt(scale, secondsNow()), width: 1 };
        const left = scrollToShow(place, box.scrollLeft, box.clientWidth);
        if (left !== null) box.scrollTo({ left });
      }),
    [scroller, playhead, secondsNow, scale],
  );
}

interface CentredStrip {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scrolled: LiveValue<number>;
  readonly scale: StripScale;
  readonly reelSeconds: number;
  readonly isHeld: () => boolean;
}

/**
 * Under a playhead that stands in the middle the strip is where the player is; scrolled by a thumb, the player goes along.
 * @param isOn where the strip is of that kind
 */
export function useCentredScroll(strip: CentredStrip, link: ReelLink, isOn: boolean): void {
  const { scroller, scrolled, scale, reelSeconds, isHeld } = strip;
  const { playhead, secondsNow, seek } = link;
  // Where it was put last, and where that was.
  const put = useRef({ wanted: -1, left: -1 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at every step, whichever function it is
  useLayoutEffect(() => {
    const { current: box } = scroller;
    if (!isOn || box === null) return;
    let thumbAt = Number.NEGATIVE_INFINITY;
    // Half the window.
    const middle = scale.padPixels;
    const follow = () => {
      // A thumb's own scroll goes on gliding; setting the place would stop it.
      if (isHeld() || performance.now() - thumbAt < SCROLL_OVER_MS) return;
      const seconds = secondsNow();
      const wanted = pixelsAt(scale, seconds) - middle;
      // Most edits leave it where it is: to put it there again would lay out the whole page.
      const { current: last } = put;
      if (wanted === last.wanted && scrolled.get() === last.left && seconds <= reelSeconds) return;
      box.scrollLeft = wanted;
      put.current = { wanted, left: box.scrollLeft };
    };
    const onScroll = () => {
      if (Math.abs(box.scrollLeft - put.current.left) < 1 || isHeld()) return;
      put.current = { wanted: -1, left: box.scrollLeft };
      thumbAt = performance.now();
      seek(Math.max(0, secondsAt(scale, box.scrollLeft + middle)));
    };
    // With the next screen: put there in the middle of an edit, it would lay out the whole page twice.
    let request = 0;
    const followSoon = () => {
      if (request !== 0) return;
      request = requestAnimationFrame(() => {
        request = 0;
        follow();
      });
    };
    follow();
    box.addEventListener('scroll', onScroll, { passive: true });
    const forget = playhead.subscribe(followSoon);
    return () => {
      cancelAnimationFrame(request);
      box.removeEventListener('scroll', onScroll);
      forget();
    };
  }, [scroller, scrolled, playhead, secondsNow, seek, scale, reelSeconds, isOn]);
}
