import type { ClipWord } from '@cutroom/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { toast } from '../../lib/notifications/toast.ts';
import { useWordsOnFrame } from '../player/use-words-on-frame.ts';
import { type CaptionThere, onFramePlace } from './caption-there.ts';
import { useCaptions, WORDS_NOT_LOADED, wordsQuery } from './use-captions.ts';
import { withWordsOf, wordsOfText, wordsWithin } from './word-changes.ts';

/** Of the picture's width: as large as the words that are drawn. */
const LETTERS_SHARE = 0.06;

interface CaptionWriterProps extends CaptionThere {
  readonly projectId: number;
  readonly keptNote: string | undefined;
  /** @param isByKey whether the keyboard's focus is to stay at the caption */
  readonly onDone: (isByKey: boolean) => void;
}

/** The words of one caption, put right over the picture that has them. They stay with the clip. */
export function CaptionWriter(props: CaptionWriterProps) {
  const { projectId, caption, clipId, onDone } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const keep = useKeptCaption(props);
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
  const end = (isByKey: boolean, isKept: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    if (isKept && !isMissing && draft.trim() !== caption.text) keep(draft, words);
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
        className="absolute resize-none content-center rounded-sm bg-black px-1 text-center leading-tight font-bold text-white"
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

/** Puts words in place of a caption's. @returns a function of what was written and of the clip's words, as soon as those are known */
function useKeptCaption({ projectId, caption, clipId, clipSeconds, keptNote }: CaptionWriterProps) {
  const { write, notKept } = useCaptions(projectId);
  const send = (draft: string, all: readonly ClipWord[]) => {
    const next = wordsOfText(wordsWithin(all, caption.said), draft, caption.said);
    const change = { clipId, words: withWordsOf(all, caption.said, next, clipSeconds) };
    const tell = () => keptNote !== undefined && toast({ title: 'Words kept', description: keptNote });
    // What fails is said where the words are sent.
    write.mutateAsync(change).then(tell, () => undefined);
  };
  return (draft: string, words: readonly ClipWord[] | undefined) => {
    if (words !== undefined) send(draft, words);
    // Who writes does not wait for them.
    else callApi('getWords', { params: { id: projectId, clipId } }).then((all) => send(draft, all), notKept);
  };
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
