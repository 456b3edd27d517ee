import { type RefObject, useEffect, useLayoutEffect } from 'react';
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

/**
 * Under a playhead that stands in the middle the strip is where the player is; scrolled by a thumb, the player goes along.
 * @param isOn where the strip is of that kind
 */
export function useCentredScroll(
  scroller: RefObject<HTMLElement | null>,
  link: ReelLink,
  scale: StripScale,
  isOn: boolean,
  isHeld: () => boolean,
): void {
  const { playhead, secondsNow, seek } = link;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at every step, whichever function it is
  useLayoutEffect(() => {
    const { current: box } = scroller;
    if (!isOn || box === null) return;
    let own = -1;
    let thumbAt = Number.NEGATIVE_INFINITY;
    const middle = box.clientWidth / 2;
    const follow = () => {
      // A thumb's own scroll goes on gliding; setting the place would stop it.
      if (isHeld() || performance.now() - thumbAt < SCROLL_OVER_MS) return;
      box.scrollLeft = pixelsAt(scale, secondsNow()) - middle;
      own = box.scrollLeft;
    };
    const onScroll = () => {
      if (Math.abs(box.scrollLeft - own) < 1 || isHeld()) return;
      own = box.scrollLeft;
      thumbAt = performance.now();
      seek(Math.max(0, secondsAt(scale, box.scrollLeft + middle)));
    };
    follow();
    box.addEventListener('scroll', onScroll, { passive: true });
    const forget = playhead.subscribe(follow);
    return () => {
      box.removeEventListener('scroll', onScroll);
      forget();
    };
  }, [scroller, playhead, secondsNow, seek, scale, isOn]);
}
