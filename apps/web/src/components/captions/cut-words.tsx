import { type ClipWord, clipName, type Interval, type VideoClip } from '@cutroom/contract';
import { joinedWords } from '@cutroom/reel';
import { useEffect, useRef, useState } from 'react';
import { FIELD } from './field-style.ts';
import { withWordsOf, wordsOfText, wordsWithin } from './word-changes.ts';
import { WordTimes } from './word-times.tsx';
import { WordsToCut } from './words-to-cut.tsx';

interface CutWordsProps {
  readonly number: number;
  readonly clip: VideoClip;
  readonly interval: Interval;
  /** All words of the clip. */
  readonly words: readonly ClipWord[];
  readonly onWords: (words: readonly ClipWord[]) => void;
  readonly isLocked: boolean;
  /** Cuts stretches of the clip out of the reel, or tells why not; absent where the reel's cuts cannot be changed here. */
  readonly onCutOut?: ((stretches: readonly Interval[]) => string | null) | undefined;
}

/** What is said in a cut, as text to be put right, and word by word. */
export function CutWords(props: CutWordsProps) {
  const { number, clip, interval, words, onWords, isLocked, onCutOut } = props;
  const own = wordsWithin(words, interval);
  const text = joinedWords(own);
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(text);
  useEffect(() => setDraft(text), [text]);
  const doubted = own.filter(({ isUncertain }) => isUncertain === true).map((word) => word.text);
  const keep = (next: readonly ClipWord[]) =>
    onWords(withWordsOf(words, interval, next, clip.durationSeconds));
  return (
    <li className="grid min-w-0 grid-cols-1 gap-1">
      <label className="grid min-w-0 gap-1 text-xs text-ink-soft">
        <span className="truncate">
          {number}. {clipName(clip)}
        </span>
        <textarea
          ref={field}
          dir="auto"
          rows={2}
          className={`${FIELD} field-sizing-content max-h-[50svh] py-2 supports-[field-sizing:content]:min-h-[calc(2lh+1rem)] supports-[field-sizing:content]:resize-none`}
          value={draft}
          readOnly={isLocked}
          placeholder="Nothing is said, or nobody wrote it down"
          onChange={({ target }) => setDraft(target.value)}
          onBlur={() => {
            if (draft.trim() !== text) keep(wordsOfText(own, draft, interval));
          }}
        />
      </label>
      {doubted.length > 0 && (
        <p className="text-xs text-ink-soft">
          Listen again: <span className="text-ink">{doubted.join(', ')}</span>
        </p>
      )}
      {own.length > 0 && onCutOut !== undefined && (
        <WordsToCut words={own} number={number} interval={interval} onCutOut={onCutOut} />
      )}
      {own.length > 0 && (
        <WordTimes
          words={own}
          number={number}
          interval={interval}
          onWords={keep}
          isLocked={isLocked}
          text={field}
        />
      )}
    </li>
  );
}
