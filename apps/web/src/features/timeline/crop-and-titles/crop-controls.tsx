import { CROP_ZOOM_MAX, type SelectedClip } from '@cutroom/contract';
import { cropSize } from '@cutroom/reel';
import {
  type CropCenter,
  centerOf,
  FIT,
  followFraming,
  framingKind,
  stayAt,
  withZoom,
  zoomOf,
} from '../editor/framing.ts';
import { useCut } from '../inspector/cut-context.ts';
import { ChoiceButton } from './choice-button.tsx';
import type { ShownCut } from './cut-window.ts';
import { Slider } from './slider.tsx';

interface CropControlsProps {
  readonly shown: ShownCut;
  /** The director's cuts. */
  readonly directed: readonly SelectedClip[];
}

const MIDDLE: CropCenter = { x: 0.5, y: 0.5 };

/** What of the clip's picture the cut shows. The same by buttons and sliders as by pulling the picture. */
export function CropControls({ shown: { cut, framing, window }, directed }: CropControlsProps) {
  const { clip, label, setFramingOrTitles } = useCut();
  const frame = cut.source.probe;
  const kind = framingKind(framing);
  const zoom = zoomOf(framing);
  const size = cropSize(frame, zoom);
  const center = window === null ? MIDDLE : centerOf(window);
  const following = followFraming(clip, directed, cut.clip.analysis?.framing ?? null);
  const stay = (middle: CropCenter, mergeKey: string | null) =>
    setFramingOrTitles({ framing: stayAt(middle, zoom, frame) }, mergeKey);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1 text-sm font-medium">Crop</legend>
      <div className="grid grid-cols-3 gap-1.5">
        <ChoiceButton
          label={`Follow: the crop of ${label} moves with its subject`}
          isChosen={kind === 'follow'}
          disabled={following === null}
          title={following === null ? 'Nothing that moves was found in this clip' : 'Follow'}
          onChoose={() =>
            following !== null &&
            setFramingOrTitles({ framing: withZoom(following, zoom) ?? following }, null)
          }
        >
          Follow
        </ChoiceButton>
        <ChoiceButton
          label={`Stay here: the crop of ${label} stands still`}
          isChosen={kind === 'stay'}
          onChoose={() => stay(center, null)}
        >
          Stay here
        </ChoiceButton>
        <ChoiceButton
          label={`Fit whole picture of ${label}`}
          isChosen={kind === 'fit'}
          onChoose={() => setFramingOrTitles({ framing: FIT }, null)}
        >
          Fit whole picture
        </ChoiceButton>
      </div>
      {kind !== 'fit' && (
        <>
          {size.width < ROOMLESS && (
            <Slider
              label={`Crop of ${label}, left to right`}
              text="Across"
              {...percentOf(center.x)}
              onChange={(value, mergeKey) => stay({ ...center, x: value / 100 }, mergeKey)}
            />
          )}
          {size.height < ROOMLESS && (
            <Slider
              label={`Crop of ${label}, up and down`}
              text="Up, down"
              {...percentOf(center.y)}
              onChange={(value, mergeKey) => stay({ ...center, y: value / 100 }, mergeKey)}
            />
          )}
          <Slider
            label={`Zoom of ${label}`}
            text="Zoom"
            min={1}
            max={CROP_ZOOM_MAX}
            step={0.05}
            value={zoom}
            valueText={`${zoom.toFixed(2)}×`}
            onChange={(value, mergeKey) => {
              const zoomed = withZoom(framing, value);
              if (zoomed !== null) setFramingOrTitles({ framing: zoomed }, mergeKey);
            }}
          />
          <p className="text-xs text-ink-faint">Or drag the picture in the player.</p>
        </>
      )}
    </fieldset>
  );
}

/** A window this large has nowhere to go. */
const ROOMLESS = 0.995;

function percentOf(share: number) {
  const percent = Math.round(share * 100);
  return { min: 0, max: 100, step: 1, value: percent, valueText: `${percent}%` };
}
