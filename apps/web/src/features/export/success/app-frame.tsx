import { SHARE_PLATFORMS, type SharePlatform } from '@cutroom/contract';
import { clsx } from 'clsx';
import { Music2, UserRound } from 'lucide-react';
import { VideoPlayer } from '../../../components/player/video-player.tsx';
import { PlatformIcon } from '../share/platform-icon.tsx';
import { PLATFORM_NAMES } from '../share/share-browser.ts';
import { APP_SHAPES } from './app-shapes.ts';

interface AppFrameProps {
  readonly platform: SharePlatform;
  readonly videoUrl: string;
  readonly caption: string;
  /** As who the creator is shown. */
  readonly creator: string;
}

/** The reel as people will meet it: in a phone, with what the app lays over it. Only the video can be pressed. */
export function AppFrame({ platform, videoUrl, caption, creator }: AppFrameProps) {
  return (
    <div
      data-app={platform}
      className="overflow-hidden rounded-[1.75rem] bg-black p-1.5 text-white frame-glow"
    >
      <VideoPlayer playsSilently src={videoUrl} label="Your video">
        <Overlay {...{ platform, caption, creator }} />
      </VideoPlayer>
      <div aria-hidden className="flex h-11 items-center justify-around text-white/65">
        {APP_SHAPES[platform].below.map((Icon) => (
          <Icon key={Icon.displayName} className="size-5" strokeWidth={1.75} />
        ))}
      </div>
    </div>
  );
}

function Overlay({ platform, caption, creator }: Omit<AppFrameProps, 'videoUrl'>) {
  const { beside, creator: place } = APP_SHAPES[platform];
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end gap-2 bg-linear-to-t from-black/65 via-black/35 to-transparent px-3 pt-24 pb-20"
    >
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5 text-xs">
        <p className="flex items-center gap-2 font-semibold">
          {place === 'beside the name' && <Face className="size-7" />}
          <span className="truncate">{creator}</span>
          {place === 'beside the name' && (
            <span className="h-4 w-10 shrink-0 rounded-sm ring-1 ring-white/60" />
          )}
        </p>
        <p dir="auto" className="line-clamp-2 leading-snug wrap-anywhere">
          {caption.replaceAll(/\s+/g, ' ')}
        </p>
        <p className="flex items-center gap-1.5">
          <Music2 className="size-3" />
          <span className="h-1 w-16 rounded-full bg-white/60" />
        </p>
      </div>
      <div className="grid shrink-0 justify-items-center gap-3.5">
        {place === 'above the icons' && <Face className="size-9" />}
        {beside.map((Icon) => (
          <Icon key={Icon.displayName} className="size-6" strokeWidth={1.75} />
        ))}
      </div>
    </div>
  );
}

/** Where the creator's own picture is. */
function Face({ className }: { readonly className: string }) {
  return (
    <span
      className={clsx(
        'grid shrink-0 place-items-center rounded-full bg-white/25 ring-1 ring-white/70',
        className,
      )}
    >
      <UserRound className="size-3/5" />
    </span>
  );
}

interface AppChoiceProps {
  readonly platform: SharePlatform;
  readonly onChoose: (platform: SharePlatform) => void;
}

/** In which app the reel is shown. */
export function AppChoice({ platform: chosen, onChoose }: AppChoiceProps) {
  return (
    <fieldset className="flex justify-center gap-1">
      <legend className="sr-only">Shown as in</legend>
      {SHARE_PLATFORMS.map((platform) => (
        <button
          key={platform}
          type="button"
          aria-label={PLATFORM_NAMES[platform]}
          title={PLATFORM_NAMES[platform]}
          aria-pressed={platform === chosen}
          onClick={() => onChoose(platform)}
          className="grid size-11 place-items-center rounded-md text-ink-soft transition-colors hover:bg-raised hover:text-ink aria-pressed:bg-chosen-wash aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-chosen aria-pressed:ring-inset [&_svg]:size-5"
        >
          <PlatformIcon platform={platform} />
        </button>
      ))}
    </fieldset>
  );
}
