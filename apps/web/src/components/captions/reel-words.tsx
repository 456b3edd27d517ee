import { type Interval, playedSeconds, type SelectedClip, type VideoClip } from '@cutroom/contract';
import { effectiveCut } from '@cutroom/reel';
import { CaptionFiles } from './caption-files.tsx';
import { CutWords } from './cut-words.tsx';
import { FindWords } from './find-words.tsx';
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

/** What is said, cut for cut, and as files. */
export function ReelWords(props: ReelWordsProps) {
  const { projectId, selectedClips, videoClips, actions, isLocked, onCutOut } = props;
  const cuts = cutsOf(selectedClips, videoClips);
  const words = useClipWords(projectId, [...new Set(cuts.map(({ clip }) => clip.id))]);
  const hasWords = [...words.values()].some((own) => own.length > 0);
  return (
    <div className="grid grid-cols-1 gap-3 pt-2">
      {words.size > 0 && !hasWords && (
        <p className="text-sm text-ink-soft">
          Nothing was written down of what is said. Type it here, or bring a subtitle file.
        </p>
      )}
      {hasWords && <FindWords words={words} write={actions.write.mutate} isLocked={isLocked} />}
      <ol className="grid grid-cols-1 gap-3">
        {cuts.map(({ clip, interval, place }, index) => {
          const all = words.get(clip.id);
          return all === undefined ? null : (
            <CutWords
              key={`${index}-${clip.id}-${interval.startSeconds}`}
              number={index + 1}
              clip={clip}
              interval={interval}
              words={all}
              onWords={(next) => actions.write.mutate({ clipId: clip.id, words: next })}
              isLocked={isLocked}
              onCutOut={onCutOut === undefined ? undefined : (stretches) => onCutOut(place, stretches)}
            />
          );
        })}
      </ol>
      <CaptionFiles projectId={projectId} hasWords={hasWords} bring={actions.bring} isLocked={isLocked} />
    </div>
  );
}

/** What is heard of a clip in a cut. */
interface HeardCut {
  readonly clip: VideoClip;
  readonly interval: Interval;
  readonly place: number;
}

function cutsOf(selectedClips: readonly SelectedClip[], videoClips: readonly VideoClip[]): HeardCut[] {
  const clipOf = new Map(videoClips.map((clip) => [clip.id, clip]));
  return selectedClips.flatMap((cut, place): HeardCut[] => {
    const { audioFrom } = cut;
    const other = audioFrom === undefined ? undefined : clipOf.get(audioFrom.clipId);
    if (audioFrom !== undefined && other !== undefined) {
      const { startSeconds } = audioFrom;
      const interval = { startSeconds, endSeconds: startSeconds + playedSeconds(cut) };
      return [{ clip: other, interval, place }];
    }
    const clip = clipOf.get(cut.clipId);
    if (clip === undefined) return [];
    const { startSeconds, takenSeconds } = effectiveCut(cut, clip.durationSeconds);
    return [{ clip, interval: { startSeconds, endSeconds: startSeconds + takenSeconds }, place }];
  });
}
