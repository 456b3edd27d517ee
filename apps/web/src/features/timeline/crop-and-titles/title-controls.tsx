import {
  CUT_TITLES_MAX,
  type CutTitle,
  type PlaybackClip,
  playedSeconds,
  REEL_TITLE_SECONDS,
  SAFE_ZONE,
  type SelectedClip,
} from '@cutroom/contract';
import { LOWER_THIRD, middleOf, titlePlace } from '@cutroom/reel';
import { Plus, ScanLine } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { useCut } from '../inspector/cut-context.ts';
import { TitleFields } from './title-fields.tsx';

interface TitleControlsProps {
  /** The clip as it is played; null where that is not known. */
  readonly played: PlaybackClip | null;
  readonly isSafeZoneShown: boolean;
  readonly onSafeZone: () => void;
}

/** The words over a cut. */
export function TitleControls({ played, isSafeZoneShown, onSafeZone }: TitleControlsProps) {
  const { clip, label, setFramingOrTitles, showTitle } = useCut();
  const { titles = [] } = clip;
  const seconds = playedSeconds(clip);
  const change = (index: number, title: CutTitle, mergeKey: string | null) => {
    setFramingOrTitles({ titles: titles.with(index, title) }, mergeKey);
    showTitle(title);
  };
  const remove = (index: number) => setFramingOrTitles({ titles: titles.toSpliced(index, 1) }, null);
  const add = () => {
    const title = newTitle(clip, played);
    setFramingOrTitles({ titles: [...titles, title] }, null);
    showTitle(title);
  };
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
          onRemove={() => remove(index)}
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

/** Away from faces, as far as they are known. A second one takes the second half of the cut. */
function newTitle(cut: SelectedClip, played: PlaybackClip | null): CutTitle {
  const seconds = playedSeconds(cut);
  const startSeconds = (cut.titles ?? []).length === 0 ? 0 : Math.round(seconds * 5) / 10;
  const durationSeconds = Math.max(0.1, Math.min(REEL_TITLE_SECONDS, seconds - startSeconds));
  const span = { startSeconds, durationSeconds };
  return { text: 'Title', centerY: centerYOf(cut, played, span), style: 'shadow', ...span };
}

function centerYOf(
  cut: SelectedClip,
  played: PlaybackClip | null,
  span: Pick<CutTitle, 'startSeconds' | 'durationSeconds'>,
): number {
  const analysis = played?.analysis ?? null;
  if (played === null || analysis === null) return middleOf(LOWER_THIRD);
  const { framing, faces = [] } = analysis;
  return titlePlace(cut, { ...played.probe, framing, faces }, span);
}
