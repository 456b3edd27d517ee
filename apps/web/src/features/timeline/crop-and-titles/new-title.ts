import {
  type CutTitle,
  type PlaybackClip,
  playedSeconds,
  REEL_TITLE_SECONDS,
  type SelectedClip,
  type TitleStyle,
} from '@cutroom/contract';
import { LOWER_THIRD, middleOf, titlePlace } from '@cutroom/reel';

export const TITLE_STYLE_NAMES: { readonly [S in TitleStyle]: string } = {
  shadow: 'Shadow',
  box: 'Card',
  outline: 'Outline',
};

/** What stands until somebody writes. */
export const NEW_TITLE_TEXT = 'Title';

/**
 * Away from faces, as far as they are known. A second one takes the second half of the cut.
 * @param played the clip as it is played; null where that is not known
 */
export function newTitle(cut: SelectedClip, played: PlaybackClip | null): CutTitle {
  const seconds = playedSeconds(cut);
  const startSeconds = (cut.titles ?? []).length === 0 ? 0 : Math.round(seconds * 5) / 10;
  const durationSeconds = Math.max(0.1, Math.min(REEL_TITLE_SECONDS, seconds - startSeconds));
  const span = { startSeconds, durationSeconds };
  return { text: NEW_TITLE_TEXT, centerY: centerYOf(cut, played, span), style: 'shadow', ...span };
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

/** 'the title of clip 3', 'title 2 of clip 3' */
export function titleLabel(cutLabel: string, index: number, count: number): string {
  return count > 1 ? `title ${index + 1} of ${cutLabel}` : `the title of ${cutLabel}`;
}
