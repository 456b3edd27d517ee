import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useWordsOnFrame } from '../player/use-words-on-frame.ts';
import { type CaptionThere, onFramePlace } from './caption-there.ts';
import { useCaptions, WORDS_NOT_LOADED, wordsQuery } from './use-captions.ts';
import { withWordsOf, wordsOfText, wordsWithin } from './word-changes.ts';

/** Of the picture's width: as large as the words that are drawn. */
const LETTERS_SHARE = 0.06;

interface CaptionWriterProps extends CaptionThere {
  readonly projectId: number;
  /** @param isByKey whether the keyboard's focus is to stay at the caption */
  readonly onDone: (isByKey: boolean) => void;
}

/** The words of one caption, put right over the picture that has them. They stay with the clip. */
export function CaptionWriter({ projectId, caption, clipId, clipSeconds, onDone }: CaptionWriterProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const { write, notKept } = useCaptions(projectId);
  const loading = useQuery(wordsQuery(projectId, clipId));
  const { data: words } = loading;
  const isMissing = words === undefined && loading.errorUpdateCount > 0;
  const onFrame = useWordsOnFrame(field, LETTERS_SHARE);
  const { left, right, top, height } = onFramePlace(caption);
  const own = wordsWithin(words ?? [], caption.said);
  const [draft, setDraft] = useState(caption.text);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  const retry = async () => {
    if ((await loading.refetch()).isSuccess) field.current?.focus({ preventScroll: true });
  };
  /** Once the clip's words are here: who writes does not wait for them. */
  const keep = async () => {
    if (draft.trim() === caption.text) return;
    const all = words ?? (await callApi('getWords', { params: { id: projectId, clipId } }));
    const next = wordsOfText(wordsWithin(all, caption.said), draft, caption.said);
    write.mutate({ clipId, words: withWordsOf(all, caption.said, next, clipSeconds) });
  };
  const end = (isByKey: boolean, isKept: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    if (isKept && !isMissing) keep().catch(notKept);
    onDone(isByKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && event.target === field.current && !event.nativeEvent.isComposing;
    if (event.key !== 'Escape' && !isEnter) return;
    event.preventDefault();
    event.stopPropagation();
    end(true, isEnter);
  };
  const doubted = own.filter(({ isUncertain }) => isUncertain === true).map(({ text }) => text);
  return (
    <fieldset
      ref={group}
      aria-label="Caption"
      className="pointer-events-none absolute inset-0 z-10 min-w-0 *:pointer-events-auto"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && group.current?.contains(relatedTarget))) end(false, true);
      }}
    >
      {/* A press beside the words ends the writing, and does not play. */}
      <div className="absolute inset-x-0 top-0 bottom-20" onPointerDown={() => end(false, true)} />
      <textarea
        ref={field}
        dir="auto"
        aria-label="Words of the caption, on the picture"
        enterKeyHint="done"
        value={draft}
        readOnly={isMissing}
        onChange={({ target }) => setDraft(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        style={{
          ...onFrame.style,
          ...{ left, top, width: onFrame.unscaled(`100% - ${left} - ${right}`) },
          height: onFrame.unscaled(height),
        }}
        className="absolute resize-none rounded-sm bg-black px-1 text-center leading-tight font-bold text-white"
      />
      <div className="absolute inset-x-2 top-2 flex items-start justify-between gap-2">
        {isMissing ? (
          <WordsMissing isTrying={loading.isFetching} onRetry={() => void retry()} />
        ) : (
          <p className="rounded-md bg-black/75 px-2 py-1 text-xs text-white empty:hidden">
            {doubted.length > 0 && `Listen again: ${doubted.join(', ')}`}
          </p>
        )}
        <button
          type="button"
          onClick={() => end(true, true)}
          className="ml-auto h-11 rounded-md bg-black/75 px-3 text-sm font-medium text-white ring-1 ring-white/20 hover:bg-black"
        >
          Done
        </button>
      </div>
    </fieldset>
  );
}

interface WordsMissingProps {
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

/** Why nothing can be written. */
function WordsMissing({ isTrying, onRetry }: WordsMissingProps) {
  return (
    <div className="grid min-w-0 justify-items-start rounded-md bg-black/75 px-2 py-1 text-xs text-white">
      <p role="status">{WORDS_NOT_LOADED}</p>
      <button
        type="button"
        aria-busy={isTrying || undefined}
        onClick={onRetry}
        className="h-11 rounded-md font-medium underline underline-offset-4"
      >
        Try again
      </button>
    </div>
  );
}
