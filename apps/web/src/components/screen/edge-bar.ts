import { bottomBar } from './bottom-bar.ts';

/** Of the window's height. Letters of 200 % make bars two or three lines high. */
const HEADER_SHARE_MAX = 0.15;
const FOOTER_SHARE_MAX = 0.36;

type Bar = HTMLElement | null;
type Cleanup = (() => void) | undefined;

/** Ref of a bar at the window's upper edge, which has a line under it once the page goes on behind it. */
export function headerBar(bar: Bar): Cleanup {
  const note = () => void bar?.toggleAttribute('data-scrolled', window.scrollY > 0);
  const stopMeasuring = flowsWhereTall(bar, HEADER_SHARE_MAX, note);
  window.addEventListener('scroll', note, { passive: true });
  return () => {
    stopMeasuring?.();
    window.removeEventListener('scroll', note);
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
