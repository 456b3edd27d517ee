import { type ClipReference, clipName, type VideoClip, type Wish } from '@cutroom/contract';
import { useId, useState } from 'react';
import { ClipImage } from '../clip-image/clip-image.tsx';
import { imageOfClip } from '../clip-image/image-source.ts';
import { meaning } from './editing/brief-edits.ts';
import type { WishField } from './editing/wish-fields.ts';

interface ClipPickerProps {
  readonly field: Extract<WishField, { kind: 'clips' }>;
  readonly clips: readonly VideoClip[];
  readonly onChange: (wish: Wish) => void;
}

/** Which clips some words mean: one of them, or several where the words are about several. Those that answer come first. */
export function ClipPicker({ field, clips, onChange }: ClipPickerProps) {
  const name = useId();
  const { reference } = field;
  const isOne = reference.number === 'one';
  const chosen = chosenIn(reference);
  // While it is open the images keep their places, whatever is chosen.
  const [shown] = useState(() => inOrder(clips, reference));
  const pick = (clip: VideoClip, isChosen: boolean) => {
    const next = isOne ? [clip] : clips.filter(({ id }) => (id === clip.id ? isChosen : chosen.has(id)));
    // A wish about no clip is none: 'Not this' says that.
    if (next.length > 0) onChange(field.set(meaning(reference, next)));
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="contents text-ink-soft">
        {reference.clips.length === 0 ? `No clip shows “${reference.said}” yet. Choose one:` : field.label}
      </legend>
      <div className="-m-1 flex max-h-52 flex-wrap gap-1.5 overflow-y-auto p-1">
        {shown.map((clip) => (
          <label
            key={clip.id}
            className="relative w-16 cursor-pointer rounded-md p-1 has-checked:bg-chosen-wash has-checked:ring-2 has-checked:ring-chosen has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.has(clip.id)}
              onChange={(event) => pick(clip, event.target.checked)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <ClipImage
              source={imageOfClip(clip, clip.bestMoment?.startSeconds ?? 1)}
              className="pointer-events-none h-20 w-full rounded-sm"
            />
            <span className="pointer-events-none block truncate pt-1 text-center text-xs text-ink-soft">
              {clipName(clip).replace(/\.[^.]*$/, '')}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** 'The dog' is the best that answers, 'the dogs' are all. */
function chosenIn({ clips, number }: ClipReference): ReadonlySet<string> {
  return new Set((number === 'one' ? clips.slice(0, 1) : clips).map(({ clipId }) => clipId));
}

/** Those that can be used, with what answers in front. */
function inOrder(clips: readonly VideoClip[], { clips: found }: ClipReference): readonly VideoClip[] {
  const place = new Map(found.map(({ clipId }, index) => [clipId, index]));
  return clips
    .filter(({ analysisError }) => analysisError === null)
    .toSorted((a, b) => (place.get(a.id) ?? found.length) - (place.get(b.id) ?? found.length));
}
