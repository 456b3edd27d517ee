import { BOTTOM_BAR, bottomBar } from './bottom-bar.ts';

/** Of the window's height. Letters of 200 % make bars two or three lines high. */
const HEADER_SHARE_MAX = 0.15;
const FOOTER_SHARE_MAX = 0.36;
/** What all bars may take while something of the page is kept in sight too. */
const BARS_SHARE_MAX = 0.55;

type Bar = HTMLElement | null;
type Cleanup = (() => void) | undefined;

/** Ref of a bar at the window's upper edge, which has a line under it once the page goes on behind it. */
export function headerBar(bar: Bar): Cleanup {
  const { style } = document.documentElement;
  const note = () => void bar?.toggleAttribute('data-scrolled', window.scrollY > 0);
  const stopMeasuring = flowsWhereTall(bar, HEADER_SHARE_MAX, () => {
    note();
    const stays = bar !== null && getComputedStyle(bar).position !== 'static';
    style.setProperty(HEADER_BAR, stays ? `${bar.offsetHeight}px` : '0px');
  });
  window.addEventListener('scroll', note, { passive: true });
  return () => {
    stopMeasuring?.();
    window.removeEventListener('scroll', note);
    style.removeProperty(HEADER_BAR);
  };
}

/** Ref of a bar at the window's lower edge. */
export function footerBar(bar: Bar): Cleanup {
  const stopMeasuring = flowsWhereTall(bar, FOOTER_SHARE_MAX);
  const stopTelling = bottomBar(bar);
  return () => {
    stopMeasuring?.();
    stopTelling?.();
  };
}

/** Ref of what stays below the header beside what scrolls: it may take half of the window. */
export function stayingPart(part: Bar): Cleanup {
  return flowsWhereTall(part, 0.5);
}

/** Whether a bar as high as this may stay as well, beside those at the window's edges. */
export function hasRoomForBar(heightPx: number): boolean {
  const style = getComputedStyle(document.documentElement);
  const taken = [HEADER_BAR, BOTTOM_BAR].map((name) => Number.parseFloat(style.getPropertyValue(name)) || 0);
  return taken.reduce((sum, px) => sum + px, heightPx) <= window.innerHeight * BARS_SHARE_MAX;
}

/** Height of the header while it stays; read in class names too, which are words of their own. */
const HEADER_BAR = '--header-bar';

/**
 * A bar that would cover too much of what it belongs to moves along with it instead (`edge-bar` in styles.css).
 * @param onLaidOut called where asking for sizes and places lays nothing out
 */
function flowsWhereTall(bar: Bar, shareMax: number, onLaidOut?: () => void): Cleanup {
  if (bar === null) return undefined;
  const measure = () => {
    bar.toggleAttribute('data-tall', bar.offsetHeight > window.innerHeight * shareMax);
    onLaidOut?.();
  };
  const watch = new ResizeObserver(measure);
  watch.observe(bar, { box: 'border-box' });
  window.addEventListener('resize', measure);
  return () => {
    watch.disconnect();
    window.removeEventListener('resize', measure);
  };
}
