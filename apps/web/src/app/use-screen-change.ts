import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { onceIdle } from '../lib/code-loading/once-idle.ts';
import { pageRoot } from '../lib/page-root.ts';
import { endUploadsOutside } from '../uploading/queue/kept-uploader.ts';
import { preloadNext } from './screens.ts';

/** A new screen starts at its top with the keyboard's focus at its beginning; going back keeps the browser's place. */
export function useScreenChange(): void {
  const [path] = useLocation();
  const shownPath = useRef(path);
  const isGoingBack = useRef(false);

  useEffect(() => {
    const onPopState = () => {
      isGoingBack.current = true;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => onceIdle(() => void preloadNext(path)), [path]);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    endUploadsOutside(path);
    if (!isGoingBack.current) window.scrollTo(0, 0);
    isGoingBack.current = false;
    pageRoot()?.focus({ preventScroll: true });
  }, [path]);
}
