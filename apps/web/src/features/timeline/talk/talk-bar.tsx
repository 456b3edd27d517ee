import { clipIdsOfCut, clipName, type PlaybackClip, type VideoClip } from '@cutroom/contract';
import { joinedWords, PAUSE_SECONDS_DEFAULT } from '@cutroom/reel';
import { AudioWaveform, Scissors } from 'lucide-react';
import { memo, useId, useMemo, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { toast } from '../../../lib/notifications/toast.ts';
import { isCleared, voicelessReason } from '../editor/cuts/cleared-voices.ts';
import { type LeftOut, leftOut, putBackProblem } from '../editor/cuts/left-out.ts';
import { cutSilences, silencesThatStay } from '../editor/cuts/talk-cuts.ts';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';

interface TalkBarProps {
  readonly timeline: Pick<TimelineEditor, 'editor' | 'dispatch' | 'run'>;
  /** The project's clips by id. */
  readonly clipOf: ReadonlyMap<string, VideoClip>;
  /** null until it is known where somebody speaks. */
  readonly clips: readonly PlaybackClip[] | null;
}

const PAUSES_SECONDS = [0.4, PAUSE_SECONDS_DEFAULT, 1, 1.5, 2];

/** What is done to talk all over the reel: pauses and fillers out, voices clear; and what was taken out, to be put back. */
export const TalkBar = memo(function TalkBar({ timeline, clipOf, clips }: TalkBarProps) {
  const { editor, dispatch, run } = timeline;
  const [pauseSeconds, setPause] = useState(PAUSE_SECONDS_DEFAULT);
  const [isWithoutFillers, setWithoutFillers] = useState(true);
  const id = useId();
  const used = new Set(editor.cuts.flatMap(({ clip }) => clipIdsOfCut(clip)));
  const talking = (clips ?? []).filter((clip) => used.has(clip.id));
  const hasWords = talking.some(({ analysis }) => (analysis?.words ?? []).length > 0);
  const isWithoutThem = hasWords && isWithoutFillers;
  const covered = useMemo(() => {
    const wish = { pauseSeconds, isWithoutFillers: isWithoutThem };
    return coveredText(silencesThatStay(editor.cuts, clips ?? [], wish));
  }, [editor.cuts, clips, pauseSeconds, isWithoutThem]);
  if (clips === null || !talking.some(({ analysis }) => (analysis?.speech ?? []).length > 0)) return null;
  const wish = { pauseSeconds, isWithoutFillers: isWithoutThem };
  const cut = () => {
    if (cutSilences(editor, clips, wish) !== editor) dispatch({ kind: 'cut_silences', clips, wish });
    else
      toast({
        title: 'Nothing to Cut Out',
        description: covered ?? 'No pause in these clips is that long.',
      });
  };
  const voices = editor.cuts.filter(({ clip }) => voicelessReason(clipOf.get(clip.clipId) ?? null) === null);
  const isAllClear = voices.length > 0 && voices.every(({ clip }) => isCleared(clip));
  return (
    <Card className="grid min-w-0 grid-cols-1 gap-2 p-4 max-md:basis-full">
      <h2 className="text-sm font-medium">Talk</h2>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button icon={<Scissors aria-hidden />} onClick={cut}>
          Cut out pauses
        </Button>
        <label htmlFor={id} className="flex items-center gap-2 text-sm text-ink-soft">
          longer than
          <select
            id={id}
            className="h-11 rounded-md bg-field px-2 text-sm text-ink ring-1 ring-inset ring-edge-strong"
            value={pauseSeconds}
            onChange={({ target }) => setPause(Number(target.value))}
          >
            {PAUSES_SECONDS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds.toFixed(1)} s
              </option>
            ))}
          </select>
        </label>
        {hasWords && (
          <label className="flex min-h-11 items-center gap-2 text-sm text-ink-soft">
            <input
              type="checkbox"
              className="size-4.5 accent-chosen"
              checked={isWithoutFillers}
              onChange={({ target }) => setWithoutFillers(target.checked)}
            />
            and ums and repeats
          </label>
        )}
        <Button
          icon={<AudioWaveform aria-hidden />}
          aria-pressed={isAllClear}
          className="aria-pressed:ring-chosen"
          onClick={() =>
            run(
              'clear_voices',
              voices.map(({ key }) => key),
            )
          }
        >
          Clear voices
        </Button>
      </div>
      {covered !== null && <p className="text-xs text-ink-soft">{covered}</p>}
      <LeftOutList timeline={timeline} clipOf={clipOf} clips={clips} />
    </Card>
  );
});

/** null where there is nothing to tell */
function coveredText(count: number): string | null {
  if (count === 0) return null;
  const what = count === 1 ? 'One pause or filler stays' : `${count} pauses and fillers stay`;
  return `${what}: the clips over that talk are too short, locked or heard themselves. Take those off it to cut them out.`;
}

/** What was taken out between cuts, each with a way back. */
function LeftOutList({ timeline: { editor, dispatch }, clipOf, clips }: TalkBarProps) {
  const places = leftOut(editor);
  if (places.length === 0) return null;
  return (
    <details className="min-w-0">
      <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">
        Left out between clips ({places.length})
      </summary>
      <ul className="grid grid-cols-1 gap-1">
        {places.map((place) => {
          const problem = putBackProblem(editor, place);
          const where = whereText(place);
          return (
            <li key={place.index} className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
              <span className="min-w-0 flex-1 text-ink-soft">
                <span className="timecode">{(place.endSeconds - place.startSeconds).toFixed(1)} s</span>{' '}
                {saidIn(place, clips)} {where}
                <span className="block truncate text-xs text-ink-faint">
                  {nameOf(clipOf.get(place.clipId))}
                </span>
              </span>
              <Button
                variant="quiet"
                disabled={problem !== null}
                title={problem ?? undefined}
                aria-label={`Put back what was ${where}`}
                onClick={() => dispatch({ kind: 'put_back', index: place.index })}
              >
                Put back
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function whereText({ index, covered }: LeftOut): string {
  return covered === null
    ? `between clips ${index + 1} and ${index + 2}`
    : `under clip ${covered.shownIndex + 1}`;
}

/** The words that are gone, as far as they are known. */
function saidIn(
  { clipId, startSeconds, endSeconds }: LeftOut,
  clips: readonly PlaybackClip[] | null,
): string {
  const words = clips?.find(({ id }) => id === clipId)?.analysis?.words ?? [];
  const gone = words.filter((word) => {
    const middle = (word.startSeconds + word.endSeconds) / 2;
    return startSeconds < middle && middle < endSeconds;
  });
  return gone.length === 0 ? 'pause' : `“${joinedWords(gone)}”`;
}

function nameOf(clip: VideoClip | undefined): string {
  return clip === undefined ? 'Missing Clip' : clipName(clip);
}
