import { clsx } from 'clsx';
import { Maximize2, MousePointerClick, Repeat, Scissors, ZoomIn, ZoomOut } from 'lucide-react';
import { memo } from 'react';
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
  const { zoomIn, zoomOut, fit, isFitted } = view;
  return (
    <div className="flex h-11 items-center">
      <ReelButtons {...{ isSelecting, onSelecting, isLooping, onLoop }} />
      <PlayheadTime link={link} reelSeconds={reelSeconds} />
      <ZoomButtons {...{ zoomIn, zoomOut, fit, isFitted }} />
    </div>
  );
}

type ReelButtonsProps = Pick<StripBarProps, 'isSelecting' | 'onSelecting' | 'isLooping' | 'onLoop'>;

const ReelButtons = memo(function ReelButtons(props: ReelButtonsProps) {
  const { isSelecting, onSelecting, isLooping, onLoop } = props;
  const { actions } = useTimeline();
  return (
    <>
      <IconButton label="Split at the playhead" className="-ml-2.5" onClick={() => actions.run('split')}>
        <Scissors aria-hidden />
      </IconButton>
      <IconButton
        label="Play the chosen clip again and again"
        aria-pressed={isLooping}
        className={clsx(isLooping && 'bg-pressed text-chosen')}
        onClick={onLoop}
      >
        <Repeat aria-hidden />
      </IconButton>
      <IconButton
        label="Choose several clips"
        aria-pressed={isSelecting}
        className={clsx(isSelecting && 'bg-pressed text-chosen')}
        onClick={() => onSelecting(!isSelecting)}
      >
        <MousePointerClick aria-hidden />
      </IconButton>
    </>
  );
});

type ZoomButtonsProps = Pick<StripView, 'zoomIn' | 'zoomOut' | 'fit' | 'isFitted'>;

const ZoomButtons = memo(function ZoomButtons({ zoomIn, zoomOut, fit, isFitted }: ZoomButtonsProps) {
  return (
    <>
      <IconButton label="Zoom out" disabled={isFitted} onClick={zoomOut}>
        <ZoomOut aria-hidden />
      </IconButton>
      <IconButton label="Zoom in" onClick={zoomIn}>
        <ZoomIn aria-hidden />
      </IconButton>
      <IconButton label="Show the whole reel" disabled={isFitted} className="-mr-2.5" onClick={fit}>
        <Maximize2 aria-hidden />
      </IconButton>
    </>
  );
});
