import type { LiveReel } from '../../../components/live-player/live-reel.ts';
import { type Cuts, cutsToSave } from '../editor/cuts/timeline-cuts.ts';
import { useCut } from '../inspector/cut-context.ts';
import { CropControls } from './crop-controls.tsx';
import { shownCut } from './cut-window.ts';
import { TitleControls } from './title-controls.tsx';

interface CropAndTitleControlsProps {
  /** null where the edit cannot be played as it is: what a crop does would not be seen. */
  readonly reel: LiveReel | null;
  /** What the director chose; null where that is not known. */
  readonly original: Cuts | null;
  readonly secondsNow: () => number;
}

/** Crop and titles of the cut that is chosen. */
export function CropAndTitleControls(props: CropAndTitleControlsProps) {
  const { reel, original, secondsNow } = props;
  const { clip, number } = useCut();
  const shown = shownCut(reel, number - 1, clip.clipId, secondsNow());
  return (
    <>
      {shown !== null && <CropControls shown={shown} directed={cutsToSave(original ?? [])} />}
      <TitleControls played={shown?.cut.clip ?? null} />
    </>
  );
}
