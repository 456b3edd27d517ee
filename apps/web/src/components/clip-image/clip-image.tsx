import { clsx } from 'clsx';
import { useEffect, useReducer, useRef } from 'react';
import { useNearScreen } from '../player/use-near-screen.ts';
import { IMAGE_START, IMAGE_TIMEOUT_MS, type ImageEvent, nextImage } from './image-loading.ts';
import type { ImageSource } from './image-source.ts';

interface ClipImageProps {
  readonly source: ImageSource;
  /** The part that stays in sight where the image is of another shape, as a CSS object-position; null for its middle. */
  readonly focus?: string | null;
  /** Size and shape. */
  readonly className: string;
}

/** The image of one moment of a video, got in whatever way works. For the eye only: its user says what it is. */
export function ClipImage(props: ClipImageProps) {
  return <LoadingImage key={props.source.imageUrl} {...props} />;
}

function LoadingImage({ source, focus = null, className }: ClipImageProps) {
  const style = focus === null ? {} : { objectPosition: focus };
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(frame, true);
  const sourceCount = source.videoUrls.length;
  const [state, dispatch] = useReducer(
    (current: typeof IMAGE_START, event: ImageEvent) => nextImage(current, event, sourceCount),
    IMAGE_START,
  );

  const isLoading = isNear && (state.kind === 'image' || state.kind === 'video') && !state.isLoaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new attempt gets its own time
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => dispatch('failed'), IMAGE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoading, state]);
  useEffect(() => {
    if (state.kind !== 'waiting') return;
    const timer = setTimeout(() => dispatch('waited'), state.delayMs);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div
      ref={frame}
      aria-hidden
      data-image={state.kind}
      className={clsx(
        'grid place-items-center overflow-hidden bg-well ring-1 ring-inset ring-edge',
        className,
      )}
    >
      {isNear && state.kind === 'image' && (
        <img
          src={source.imageUrl}
          alt=""
          decoding="async"
          draggable={false}
          style={style}
          onLoad={() => dispatch('loaded')}
          onError={() => dispatch('failed')}
          className={clsx('size-full object-cover', state.isLoaded ? 'animate-appear' : 'opacity-0')}
        />
      )}
      {state.kind === 'video' && (
        <video
          key={`${state.sourceIndex}-${state.retries}`}
          src={source.videoUrls[state.sourceIndex]}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          style={style}
          onLoadedData={() => dispatch('loaded')}
          onError={() => dispatch('failed')}
          className="size-full object-cover"
        />
      )}
      {state.kind === 'placeholder' && (
        <span className="timecode text-xs text-ink-faint">{source.placeholder}</span>
      )}
    </div>
  );
}
