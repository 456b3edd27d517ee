import { CUT_TITLES_MAX, type CutTitle, type PlaybackClip, playedSeconds } from '@cutroom/contract';
import { Plus } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { moveRowFocusOnRemove, onRemove } from '../../../components/ui/move-focus-on-remove.ts';
import { useCut } from '../inspector/cut-context.ts';
import { newTitle, titleLabel } from './new-title.ts';
import { TitleFields } from './title-fields.tsx';

interface TitleControlsProps {
  /** The clip as it is played; null where that is not known. */
  readonly played: PlaybackClip | null;
}

/** The words over a cut. */
export function TitleControls({ played }: TitleControlsProps) {
  const { clip, label, setFramingOrTitles, showTitle } = useCut();
  const { titles = [] } = clip;
  const seconds = playedSeconds(clip);
  const { isAdding, words } = useWordsOfAdded();
  const change = (index: number, title: CutTitle, mergeKey: string | null) => {
    setFramingOrTitles({ titles: titles.with(index, title) }, mergeKey);
    showTitle(title);
  };
  const remove = (index: number) => setFramingOrTitles({ titles: titles.toSpliced(index, 1) }, null);
  const add = () => {
    const title = newTitle(clip, played);
    isAdding.current = true;
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
          label={titleLabel(label, index, titles.length)}
          cutSeconds={seconds}
          onChange={(next, mergeKey) => change(index, next, mergeKey)}
          onRemove={() => remove(index)}
          ref={handsFocusOn}
          words={words}
        />
      ))}
      {titles.length < CUT_TITLES_MAX && (
        <div>
          <Button icon={<Plus aria-hidden />} aria-label={`Add title to ${label}`} onClick={add}>
            Add title
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/**
 * The words of a title that was just added are written next: they get the focus as they appear, once for each press. Where it
 * stayed at the button, what is typed would be keys of the timeline.
 */
function useWordsOfAdded() {
  const isAdding = useRef(false);
  const words = useCallback((field: HTMLInputElement | null) => {
    if (field === null || !isAdding.current) return;
    isAdding.current = false;
    field.focus();
    field.select();
  }, []);
  return { isAdding, words };
}

/** To the title in its place, else to what adds one. */
const handsFocusOn = onRemove((fields) => {
  const list = fields.parentElement;
  moveRowFocusOnRemove(fields, () => list?.querySelector('button'));
});
