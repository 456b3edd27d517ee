import { clsx } from 'clsx';
import { Music, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { EXAMPLE_SENTENCE } from './opening.ts';
import { playheadAt, REEL_SHOTS, REEL_STILL, REEL_VIDEO, shotAt } from './reel-shots.ts';
import { useReelLoop } from './use-reel-loop.ts';

/** What goes in and what comes out: four clips, one sentence and music, and the reel that the product made of them. */
export function LandingReel() {
  const videoRef = useRef<HTMLVideoElement>(null);
  const playheadRef = useRef<HTMLDivElement>(null);
  const [shot, setShot] = useState(0);
  const [isMuted, setMuted] = useState(true);
  const follow = useCallback((seconds: number) => {
    setShot(shotAt(seconds, REEL_SHOTS));
    if (playheadRef.current !== null) {
      playheadRef.current.style.transform = `translateX(${playheadAt(seconds, REEL_SHOTS) * 100}%)`;
    }
  }, []);
  const { opening, isPlaying, toggle } = useReelLoop(videoRef, REEL_SHOTS.length, follow);
  return (
    <figure
      aria-label="Four clips, one sentence and your music become a reel"
      className="relative mx-auto grid w-full max-w-sm justify-items-center select-none sm:max-w-md"
    >
      <Sentence letters={opening.letters} />
      <div className="relative aspect-9/16 w-[64%] overflow-hidden rounded-frame bg-black frame-glow">
        <video
          ref={videoRef}
          src={REEL_VIDEO}
          poster={REEL_STILL}
          aria-hidden
          tabIndex={-1}
          muted={isMuted}
          loop
          playsInline
          preload="none"
          className={clsx(
            'size-full object-cover transition-opacity duration-220',
            opening.isOver ? 'opacity-100' : 'opacity-20',
          )}
        />
        <FrameButton
          label={isMuted ? 'Turn the sound of the example on' : 'Turn the sound of the example off'}
          className="left-1"
          onPress={() => setMuted(!isMuted)}
        >
          {isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
        </FrameButton>
        <FrameButton
          label={isPlaying ? 'Pause the example' : 'Play the example'}
          className="right-1 [&_svg]:fill-current"
          onPress={toggle}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </FrameButton>
      </div>
      <Strip clips={opening.clips} shot={opening.isOver ? shot : null} playheadRef={playheadRef} />
    </figure>
  );
}

/** Read out whole, however much of it is written; what is not yet keeps its place. */
function Sentence({ letters }: { readonly letters: number }) {
  return (
    <p className="relative z-20 -mb-7 max-w-72 animate-rise justify-self-start rounded-lg bg-raised px-4 py-3 text-sm shadow-float ring-1 ring-edge">
      <span className="mb-0.5 block text-xs text-ink-faint">You write</span>
      <span className="sr-only">{EXAMPLE_SENTENCE}</span>
      <span aria-hidden>
        {EXAMPLE_SENTENCE.slice(0, letters)}
        {letters < EXAMPLE_SENTENCE.length && (
          <span className="-mr-px inline-block h-[1.1em] w-px bg-ink align-text-bottom" />
        )}
        <span className="opacity-0">{EXAMPLE_SENTENCE.slice(letters)}</span>
      </span>
    </p>
  );
}

interface FrameButtonProps {
  readonly label: string;
  readonly className: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function FrameButton({ label, className, onPress, children }: FrameButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={clsx(
        'absolute bottom-1 z-20 grid size-11 place-items-center rounded-md [&_svg]:size-5',
        'text-white/85 drop-shadow-[0_1px_3px_rgb(0_0_0/0.8)] transition-colors hover:text-white',
        className,
      )}
    >
      {children}
    </button>
  );
}

interface StripProps {
  /** That are in it; the others still lie about. */
  readonly clips: number;
  /** The one that plays; null before any does. */
  readonly shot: number | null;
  readonly playheadRef: RefObject<HTMLDivElement | null>;
}

function Strip({ clips, shot, playheadRef }: StripProps) {
  return (
    <div aria-hidden className="relative mt-5 w-full rounded-lg bg-panel p-2 ring-1 ring-inset ring-edge">
      <ol className="flex aspect-[64/9] gap-1">
        {REEL_SHOTS.map(({ scene, seconds, image }, index) => (
          <li
            key={scene}
            style={{ flexGrow: seconds }}
            className={clsx(
              'basis-0 overflow-hidden rounded-sm bg-well transition-[opacity,transform] duration-400',
              index >= clips && ['relative z-10 shadow-float', LYING_ABOUT[index]],
              shot === null || index === shot ? 'opacity-100' : 'opacity-45',
            )}
          >
            <img src={image} alt="" width={192} height={108} className="size-full object-cover" />
          </li>
        ))}
      </ol>
      <p className="mt-2 flex items-center gap-1.5 text-xs text-ink-soft">
        <Music className="size-3.5" />
        Your music
      </p>
      <div className="absolute inset-x-2 inset-y-0 overflow-hidden">
        <div ref={playheadRef} className="size-full transition-transform duration-300 ease-linear">
          {shot !== null && (
            <div className="h-full w-0.5 rounded-full bg-lamp shadow-[0_0_12px_var(--lamp)]" />
          )}
        </div>
      </div>
    </div>
  );
}

/** Where each clip lies over the dark frame before it goes into the strip, in its own width and height. */
const LYING_ABOUT = [
  'translate-x-[75%] -translate-y-[520%] -rotate-6 scale-125',
  'translate-x-[55%] -translate-y-[410%] rotate-4 scale-125',
  'translate-x-[-90%] -translate-y-[300%] -rotate-3 scale-125',
  'translate-x-[-95%] -translate-y-[195%] rotate-6 scale-125',
] as const;
