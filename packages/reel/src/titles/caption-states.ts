import { CAPTION_ACCENT_DEFAULT, type CaptionStyle } from '@cutroom/contract';
import type { ReelSpec } from '../reel-spec.ts';
import type { TimelineCut, TimelineText } from '../timeline/timeline-cut.ts';
import { captionBands } from './caption-bands.ts';
import { captionScript } from './caption-script.ts';
import { type Caption, captionsOf } from './captions.ts';

/** The reel's captions, one text for each word that is said: nothing of one moves or fades. */
export function captionTexts(
  { cuts, captionStyle = 'plain', captionAccent = CAPTION_ACCENT_DEFAULT }: ReelSpec,
  placed: readonly TimelineCut[],
): TimelineText[] {
  const bandsOf = placed.map(captionBands);
  return captionsOf(cuts, wordsMaxOf(captionStyle)).flatMap((caption) => {
    const words = caption.words.map(({ text }) => text);
    const bands = bandsOf[caption.cutIndex] ?? [];
    const script = captionScript(caption.text, saidBeside(cuts, caption.cutIndex));
    return captionStates(caption, captionStyle).map(({ active, ...time }): TimelineText => {
      const look = {
        ...{ style: captionStyle, accent: captionAccent, words, active },
        ...(script === undefined ? {} : { script }),
      };
      const fades = { fadesIn: false, fadesOut: false };
      return {
        ...time,
        ...fades,
        role: 'caption',
        text: caption.text,
        style: 'shadow',
        bands,
        caption: look,
      };
    });
  });
}

/** A caption, and in which bands of the frame it may stand, best first. */
export interface StandingCaption extends Caption {
  readonly bands: TimelineText['bands'];
}

/** The captions that a reel shows, each once, with what they are made of: none where it shows none. */
export function standingCaptions({
  spec,
  texts,
}: {
  readonly spec: ReelSpec;
  readonly texts: readonly TimelineText[];
}): StandingCaption[] {
  const drawn = new Map(
    texts.flatMap((text) => (text.caption === undefined ? [] : [[text.start, text.bands] as const])),
  );
  return captionsOf(spec.cuts, wordsMaxOf(spec.captionStyle)).flatMap((caption) => {
    const bands = drawn.get(caption.start);
    return bands === undefined ? [] : [{ ...caption, bands }];
  });
}

function wordsMaxOf(style: CaptionStyle | undefined): number | undefined {
  return style === 'one_word' ? 1 : undefined;
}

/** What is said in the clip of a cut, and then in all. */
function saidBeside(cuts: ReelSpec['cuts'], cutIndex: number) {
  return [cuts[cutIndex]?.words ?? [], ...cuts.map(({ words = [] }) => words)];
}

interface CaptionState {
  readonly start: number;
  readonly end: number;
  readonly active: number | null;
}

function captionStates({ start, end, words }: Caption, style: CaptionStyle): CaptionState[] {
  if (style === 'plain') return [{ start, end, active: null }];
  return words.flatMap((word, active) => {
    const from = active === 0 ? start : Math.max(start, word.start);
    const until = Math.min(end, words[active + 1]?.start ?? end);
    return until > from ? [{ start: from, end: until, active }] : [];
  });
}
