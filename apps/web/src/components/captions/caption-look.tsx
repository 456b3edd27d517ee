import { CAPTION_ACCENT_DEFAULT, CAPTION_STYLES, type CaptionStyle, type PlanStyle } from '@cutroom/contract';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { useCaptions } from './use-captions.ts';

interface CaptionLookProps {
  readonly style: PlanStyle | undefined;
  readonly edit: ReturnType<typeof useCaptions>['edit'];
  readonly isLocked: boolean;
}

const STYLE_NAMES: { readonly [S in CaptionStyle]: string } = {
  plain: 'Plain',
  word_pop: 'Word pop',
  karaoke: 'Karaoke',
  boxed: 'Boxed',
  one_word: 'One word',
};

/** Whether the reel shows what is said, in which style and accent. */
export function CaptionLook({ style, edit, isLocked }: CaptionLookProps) {
  const isOn = style?.captions === true;
  const chosen = style?.captionStyle ?? 'plain';
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          aria-pressed={isOn}
          className="aria-pressed:ring-chosen"
          disabled={isLocked}
          onClick={() => edit.mutate({ isOn: !isOn })}
        >
          Show captions
        </Button>
        <AccentField
          accent={style?.captionAccent ?? CAPTION_ACCENT_DEFAULT}
          isDisabled={isLocked}
          onChosen={(accent) => edit.mutate({ accent })}
        />
      </div>
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">Style of the captions</legend>
        {CAPTION_STYLES.map((name) => (
          <Button
            key={name}
            aria-pressed={chosen === name}
            className="aria-pressed:ring-chosen"
            disabled={isLocked}
            onClick={() => edit.mutate({ style: name, isOn: true })}
          >
            {STYLE_NAMES[name]}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

interface AccentFieldProps {
  readonly accent: string;
  readonly isDisabled: boolean;
  readonly onChosen: (accent: string) => void;
}

/** Sent when the choosing is done: a picker tells every colour that it passes. */
function AccentField({ accent, isDisabled, onChosen }: AccentFieldProps) {
  const [draft, setDraft] = useState(accent);
  useEffect(() => setDraft(accent), [accent]);
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      Accent
      <input
        type="color"
        className="size-11 rounded-md bg-well p-1 ring-1 ring-inset ring-edge"
        value={draft}
        disabled={isDisabled}
        onChange={({ target }) => setDraft(target.value.toLowerCase())}
        onBlur={() => draft !== accent && onChosen(draft)}
      />
    </label>
  );
}
