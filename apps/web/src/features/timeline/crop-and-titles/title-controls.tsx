import {
  CUT_TITLES_MAX,
  type CutTitle,
  playedSeconds,
  REEL_TITLE_SECONDS,
  SAFE_ZONE,
} from '@cutroom/contract';
import { LOWER_THIRD, middleOf } from '@cutroom/reel';
import { Plus, ScanLine } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { useCut } from '../inspector/cut-context.ts';
import { TitleFields } from './title-fields.tsx';

interface TitleControlsProps {
  readonly isSafeZoneShown: boolean;
  readonly onSafeZone: () => void;
}

/** The words over a cut. */
export function TitleControls({ isSafeZoneShown, onSafeZone }: TitleControlsProps) {
  const { clip, label, setFramingOrTitles } = useCut();
  const { titles = [] } = clip;
  const seconds = playedSeconds(clip);
  const change = (index: number, title: CutTitle | null, mergeKey: string | null) =>
    setFramingOrTitles(
      { titles: title === null ? titles.toSpliced(index, 1) : titles.with(index, title) },
      mergeKey,
    );
  const add = () => setFramingOrTitles({ titles: [...titles, newTitle(titles.length, seconds)] }, null);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1 text-sm font-medium">Title</legend>
      {titles.map((title, index) => (
        <TitleFields
          // Titles have no names of their own; the place of one changes only when one before it is removed.
          key={index}
          title={title}
          label={titles.length > 1 ? `title ${index + 1} of ${label}` : `the title of ${label}`}
          cutSeconds={seconds}
          onChange={(next, mergeKey) => change(index, next, mergeKey)}
          onRemove={() => change(index, null, null)}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {titles.length < CUT_TITLES_MAX && (
          <Button icon={<Plus aria-hidden />} aria-label={`Add title to ${label}`} onClick={add}>
            Add title
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<ScanLine aria-hidden />}
          aria-pressed={isSafeZoneShown}
          title={`Free of buttons on Instagram, TikTok and YouTube: the middle ${Math.round((1 - SAFE_ZONE.top - SAFE_ZONE.bottom) * 100)}% of the height`}
          onClick={onSafeZone}
        >
          Safe zone
        </Button>
      </div>
    </fieldset>
  );
}

/** A second one takes the second half of the cut. */
function newTitle(others: number, cutSeconds: number): CutTitle {
  const startSeconds = others === 0 ? 0 : Math.round(cutSeconds * 5) / 10;
  const durationSeconds = Math.max(0.1, Math.min(REEL_TITLE_SECONDS, cutSeconds - startSeconds));
  return { text: 'Title', centerY: middleOf(LOWER_THIRD), style: 'shadow', startSeconds, durationSeconds };
}
