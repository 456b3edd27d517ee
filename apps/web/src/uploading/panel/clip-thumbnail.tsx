import { clsx } from 'clsx';
import { FileX2, Film } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { tileImageUrl } from '../../components/clip-image/thumbnail-url.ts';
import { useNearScreen } from '../../components/player/use-near-screen.ts';
import type { StillMaker } from './still-maker.ts';

/** Fills the row's or the tile's place for it. */
const FRAME = 'grid size-full place-items-center overflow-hidden bg-well';

interface LocalThumbnailProps {
  readonly file: File | null;
  readonly stills: StillMaker;
  /** Nothing of this file can be shown. */
  readonly isRefused: boolean;
  /** What the server calls the clip it has become; null until then. */
  readonly storedName: string | null;
}

/** A still of a file of this session; the server's, once there is one, where the browser has none of its own. */
export function LocalThumbnail({ file, stills, isRefused, storedName }: LocalThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(frame, true);
  // Not begun for a clip: the server's image costs less than another decoder.
  const still = useStill(isNear && !isRefused && storedName === null ? file : null, stills);
  if (still === null && storedName !== null) return <ServerThumbnail storedName={storedName} />;
  return <Frame ref={frame} src={still} isRefused={isRefused} />;
}

/** A still of a clip the server has. */
export function ServerThumbnail({ storedName }: { readonly storedName: string }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <Frame
      src={hasFailed ? null : tileImageUrl(storedName)}
      isRefused={false}
      onError={() => setFailed(true)}
    />
  );
}

/** Where there is no image to show. */
export function EmptyThumbnail({ icon }: { readonly icon: ReactNode }) {
  return <div className={clsx(FRAME, 'text-ink-faint [&_svg]:size-5')}>{icon}</div>;
}

interface FrameProps {
  readonly ref?: RefObject<HTMLDivElement | null>;
  readonly src: string | null;
  readonly isRefused: boolean;
  readonly onError?: () => void;
}

function Frame({ ref, src, isRefused, onError }: FrameProps) {
  const Icon = isRefused ? FileX2 : Film;
  return (
    <div ref={ref} className={FRAME}>
      {src === null ? (
        <Icon aria-hidden className="size-5 text-ink-faint" strokeWidth={1.5} />
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full animate-appear object-cover"
          {...(onError === undefined ? {} : { onError })}
        />
      )}
    </div>
  );
}

function useStill(file: File | null, stills: StillMaker): string | null {
  const [still, setStill] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    let isCurrent = true;
    void stills.stillOf(file).then((image) => {
      if (isCurrent) setStill(image);
    });
    return () => {
      isCurrent = false;
    };
  }, [file, stills]);
  return still;
}
