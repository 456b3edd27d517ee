import { PROMPT_CHARS_MAX, type TextSpan } from '@cutroom/contract';
import type { RefObject } from 'react';
import { spanWithin } from '../../components/brief-chips/chip-facts.ts';
import { TextArea } from '../../components/ui/text-area.tsx';
import { promptLength } from './prompt-length.ts';
import { useExamplePrompt } from './use-example-prompt.ts';
import type { VoiceInput } from './voice/use-voice-input.ts';
import { VoiceControls } from './voice/voice-controls.tsx';
import { useVoiceNotes } from './voice/voice-notes.tsx';

interface PromptFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly isEmpty: boolean;
  /** Words of it that a chip rests on. */
  readonly mark: TextSpan | null;
  readonly voice: VoiceInput;
  readonly onChange: (text: string) => void;
}

/** The page to write on: it grows with what is written, and can be spoken to. */
export function PromptField({ field, text, isEmpty, mark, voice, onChange }: PromptFieldProps) {
  const example = useExamplePrompt(field, isEmpty);
  const notes = useVoiceNotes(voice.isSupported);
  return (
    <>
      <TextArea
        ref={field}
        label="Video Description & Instructions"
        rows={6}
        className="field-sizing-content max-h-[60svh] min-h-[calc(6lh+1.5rem)] pb-2 supports-[field-sizing:content]:resize-none"
        maxLength={PROMPT_CHARS_MAX}
        placeholder={example}
        value={text}
        mark={spanWithin(mark, text)}
        onChange={(event) => onChange(event.target.value)}
        hint={
          isEmpty
            ? 'Say what the video is about, how long it should be, its pace, what must be in it and what must not.'
            : undefined
        }
        tools={
          <div className="flex items-end justify-between gap-1 p-1.5">
            {notes.sign}
            {voice.isSupported && <VoiceControls voice={voice} />}
          </div>
        }
      />
      <LengthNote chars={text.length} />
      {notes.cards}
    </>
  );
}

/** Always there, so that what appears in it is announced. */
function LengthNote({ chars }: { readonly chars: number }) {
  const length = promptLength(chars);
  return (
    <>
      {length !== null && (
        <p aria-hidden className="timecode text-right text-sm text-ink-soft">
          {length.shown}
        </p>
      )}
      <p role="status" className="sr-only">
        {length?.announced}
      </p>
    </>
  );
}
