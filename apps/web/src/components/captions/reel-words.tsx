import type { Interval, SelectedClip, VideoClip } from '@cutroom/contract';
import { CaptionFiles } from './caption-files.tsx';
import { CutWords } from './cut-words.tsx';
import { FindWords } from './find-words.tsx';
import { cutOutProblem, heardRows } from './heard-rows.ts';
import type { useCaptions } from './use-captions.ts';
import { useClipWords } from './use-clip-words.ts';

interface ReelWordsProps {
  readonly projectId: number;
  /** The reel's cuts as they are edited, saved or not. */
  readonly selectedClips: readonly SelectedClip[];
  readonly videoClips: readonly VideoClip[];
  readonly actions: ReturnType<typeof useCaptions>;
  readonly isLocked: boolean;
  /** Cuts stretches of what is heard in it out of a cut; @param place of the cut among `selectedClips` */
  readonly onCutOut?: ((place: number, stretches: readonly Interval[]) => void) | undefined;
}

/** What is heard, cut for cut, and as files. */
export function ReelWords(props: ReelWordsProps) {
  const { projectId, selectedClips, videoClips, actions, isLocked, onCutOut } = props;
  const rows = heardRows(selectedClips, videoClips);
  const words = useClipWords(projectId, [...new Set(rows.map(({ clip }) => clip.id))]);
  const hasWords = [...words.values()].some((own) => own.length > 0);
  return (
    <div className="grid grid-cols-1 gap-3 pt-2">
      {words.size > 0 && !hasWords && (
        <p className="text-sm text-ink-soft">
          Nothing was written down of what is said. Type it here, or bring a subtitle file.
        </p>
      )}
      {hasWords && <FindWords words={words} write={actions.write.mutateAsync} isLocked={isLocked} />}
      <ol className="grid grid-cols-1 gap-3">
        {rows.map((row, index) => {
          const { clip, interval, place } = row;
          const all = words.get(clip.id);
          return all === undefined ? null : (
            <CutWords
              key={`${index}-${clip.id}-${interval.startSeconds}`}
              number={place + 1}
              clip={clip}
              interval={interval}
              words={all}
              onWords={(next) => actions.write.mutate({ clipId: clip.id, words: next })}
              isLocked={isLocked}
              onCutOut={
                onCutOut === undefined
                  ? undefined
                  : (stretches) => {
                      const problem = cutOutProblem(row, stretches);
                      if (problem === null) onCutOut(place, stretches);
                      return problem;
                    }
              }
            />
          );
        })}
      </ol>
      <CaptionFiles projectId={projectId} hasWords={hasWords} bring={actions.bring} isLocked={isLocked} />
    </div>
  );
}
