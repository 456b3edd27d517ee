import { clsx } from 'clsx';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Notes on a box around (`group/fades relative`) what scrolls whether it goes on before (`data-before`) and after (`data-after`) what is in sight.
 * @param content changes whenever its width may
 */
export function useScrollFades(
  scroller: RefObject<HTMLElement | null>,
  content: unknown,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is measured, not used
  useLayoutEffect(() => {
    const { current: inner } = scroller;
    if (inner === null) return;
    const note = () => {
      box.current?.toggleAttribute('data-before', inner.scrollLeft > 1);
      const rest = inner.scrollWidth - inner.clientWidth - inner.scrollLeft;
      box.current?.toggleAttribute('data-after', rest > 1);
    };
    note();
    inner.addEventListener('scroll', note, { passive: true });
    return () => inner.removeEventListener('scroll', note);
  }, [scroller, content]);
  return box;
}

/** The edges of that box, where what is in it goes on. @param ground what the box lies on */
export function ScrollFades({ ground = 'from-ground' }: { readonly ground?: 'from-ground' | 'from-panel' }) {
  return (
    <>
      <span className={clsx(FADE, ground, 'left-0 bg-linear-to-r group-data-before/fades:opacity-100')} />
      <span className={clsx(FADE, ground, 'right-0 bg-linear-to-l group-data-after/fades:opacity-100')} />
    </>
  );
}

const FADE =
  'pointer-events-none absolute inset-y-0 w-8 rounded-md to-transparent opacity-0 transition-opacity';
