/**
 * Ref of a bar that stays at the window's lower edge: what floats there keeps above it, however high the bar is.
 * A bar that takes no part in the layout, such as one laid out elsewhere on wide screens, counts as none.
 */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => {
    const isAtEdge = getComputedStyle(bar).position !== 'static';
    style.setProperty(BOTTOM_BAR, isAtEdge ? `${bar.offsetHeight}px` : '0px');
  });
  watch.observe(bar, { box: 'border-box' });
  return () => {
    watch.disconnect();
    style.removeProperty(BOTTOM_BAR);
  };
}

/** Read in class names too, which are words of their own. */
export const BOTTOM_BAR = '--bottom-bar';
