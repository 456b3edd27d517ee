import { type RefObject, useEffect, useState } from 'react';

const MARGIN = '200px';

/** Whether the element has come near the screen; at once where nothing waits for it. Never goes back to false. */
export function useNearScreen(ref: RefObject<Element | null>, isAwaited: boolean): boolean {
  const [isNear, setNear] = useState(!isAwaited);
  useEffect(() => {
    if (isNear || ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
