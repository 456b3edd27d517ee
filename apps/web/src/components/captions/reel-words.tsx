import { clipName, type Interval, type SelectedClip, type VideoClip } from '@cutroom/contract';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { CaptionFiles } from './caption-files.tsx';
import { CutWords } from './cut-words.tsx';
import { FindWords } from './find-words.tsx';
import { cutOutProblem, heardRows } from './heard-rows.ts';
import { type useCaptions, WORDS_NOT_LOADED } from './use-captions.ts';
import { type ClipWords, useClipWords } from './use-clip-words.ts';

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
  const answers = useClipWords(projectId, [...new Set(rows.map(({ clip }) => clip.id))]);
  const words = new Map([...answers].flatMap(([id, own]) => (own.kind === 'here' ? [[id, own.words]] : [])));
  const hasWords = [...words.values()].some((own) => own.length > 0);
  return (
    <div className="grid grid-cols-1 gap-3 pt-2">
      {words.size > 0 && words.size === answers.size && !hasWords && (
        <p className="text-sm text-ink-soft">
          Nothing was written down of what is said. Type it here, or bring a subtitle file.
        </p>
      )}
      {hasWords && <FindWords words={words} write={actions.write.mutateAsync} isLocked={isLocked} />}
      <ol className="grid grid-cols-1 gap-3">
        {rows.map((row, index) => {
          const { clip, interval, place } = row;
          const own = answers.get(clip.id);
          // The same row after words at its beginning were cut out.
          const key = `${index}-${clip.id}`;
          if (own?.kind !== 'here')
            return own?.kind === 'failed' && <MissingWords key={key} number={place + 1} {...{ clip, own }} />;
          return (
            <CutWords
              key={key}
              number={place + 1}
              clip={clip}
              interval={interval}
              words={own.words}
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

interface MissingWordsProps {
  readonly number: number;
  readonly clip: VideoClip;
  readonly own: Extract<ClipWords, { readonly kind: 'failed' }>;
}

function MissingWords({ number, clip, own }: MissingWordsProps) {
  return (
    <li className="grid min-w-0 grid-cols-1 gap-1">
      <span className="truncate text-xs text-ink-soft">
        {number}. {clipName(clip)}
      </span>
      <NotLoaded text={WORDS_NOT_LOADED} isTrying={own.isTrying} onRetry={own.retry} />
    </li>
  );
}
