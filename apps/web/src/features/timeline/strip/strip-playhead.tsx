import { clsx } from 'clsx';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { pixelsAt, type StripScale } from './drawing/strip-scale.ts';
import type { ReelLink } from './use-reel-link.ts';

interface StripPlayheadProps {
  readonly link: Pick<ReelLink, 'playhead' | 'secondsNow'>;
  readonly scale: StripScale;
}

/** Where the player is. Moved without drawing anything else again: it does so with every frame. */
export function StripPlayhead({ link, scale }: StripPlayheadProps) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      if (line.current === null) return;
      line.current.style.transform = `translateX(${pixelsAt(scale, link.secondsNow())}px)`;
    };
    place();
    return link.playhead.subscribe(place);
  }, [link, scale]);
  return (
    <div ref={line} data-playhead className="pointer-events-none absolute inset-y-0 left-0 z-3 w-0">
      <PlayheadMark />
    </div>
  );
}

interface PlayheadAsideProps extends StripPlayheadProps {
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Towards the playhead, where the strip was scrolled away from it. */
export function PlayheadAside({ link, scale, scroller }: PlayheadAsideProps) {
  const [side, setSide] = useState<'left' | 'right' | null>(null);
  useLayoutEffect(() => {
    const { current: box } = scroller;
    if (box === null) return;
    const look = () => {
      const x = pixelsAt(scale, link.secondsNow()) - box.scrollLeft;
      setSide(x < 0 ? 'left' : x > box.clientWidth ? 'right' : null);
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    const forget = link.playhead.subscribe(look);
    return () => {
      box.removeEventListener('scroll', look);
      forget();
    };
  }, [link, scale, scroller]);
  if (side === null) return null;
  return (
    <span
      data-playhead-aside={side}
      className={clsx(
        'pointer-events-none absolute top-1 z-3 h-3.5 w-3 bg-lamp drop-shadow-[0_0_1px_rgb(0_0_0/0.8)]',
        side === 'left'
          ? 'left-0.5 [clip-path:polygon(100%_0,0_50%,100%_100%)]'
          : 'right-0.5 [clip-path:polygon(0_0,100%_50%,0_100%)]',
      )}
    />
  );
}

/** The same where it stands still and the strip moves. */
export function PlayheadMark() {
  return (
    <>
      <span className="absolute top-0 -left-1.75 h-4 w-3.5 rounded-t-[3px] bg-lamp [clip-path:polygon(0_0,100%_0,100%_60%,50%_100%,0_60%)]" />
      <span className="absolute inset-y-0 -left-px w-0.5 bg-lamp shadow-[0_0_0_1px_rgb(0_0_0/0.5)]" />
    </>
  );
}
