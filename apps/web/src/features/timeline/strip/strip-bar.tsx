import { clsx } from 'clsx';
import { Maximize2, MousePointerClick, Repeat, Scissors, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useTimeline } from '../timeline-context.ts';
import { PlayheadTime } from './playhead-time.tsx';
import type { ReelLink } from './use-reel-link.ts';
import type { StripView } from './use-strip-view.ts';

export interface StripBarProps {
  readonly view: StripView;
  readonly link: ReelLink;
  readonly reelSeconds: number;
  readonly isSelecting: boolean;
  readonly onSelecting: (isSelecting: boolean) => void;
  readonly isLooping: boolean;
  readonly onLoop: () => void;
}

/** Above the strip: where the playhead is, what is done there, and how the strip is seen. Each gesture has a button here. */
export function StripBar(props: StripBarProps) {
  const { view, link, reelSeconds, isSelecting, onSelecting, isLooping, onLoop } = props;
  const { actions } = useTimeline();
  return (
    <div className="flex h-11 items-center">
      <IconButton label="Split at the playhead" className="-ml-2.5" onClick={() => actions.run('split')}>
        <Scissors aria-hidden />
      </IconButton>
      <IconButton
        label="Play the chosen clip again and again"
        aria-pressed={isLooping}
        className={clsx(isLooping && 'text-lamp-text')}
        onClick={onLoop}
      >
        <Repeat aria-hidden />
      </IconButton>
      <IconButton
        label="Choose several clips"
        aria-pressed={isSelecting}
        className={clsx(isSelecting && 'text-lamp-text')}
        onClick={() => onSelecting(!isSelecting)}
      >
        <MousePointerClick aria-hidden />
      </IconButton>
      <PlayheadTime link={link} reelSeconds={reelSeconds} />
      <IconButton label="Zoom out" disabled={view.isFitted} onClick={view.zoomOut}>
        <ZoomOut aria-hidden />
      </IconButton>
      <IconButton label="Zoom in" onClick={view.zoomIn}>
        <ZoomIn aria-hidden />
      </IconButton>
      <IconButton label="Show the whole reel" disabled={view.isFitted} className="-mr-2.5" onClick={view.fit}>
        <Maximize2 aria-hidden />
      </IconButton>
    </div>
  );
}
