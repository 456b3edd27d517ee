import type { RunStage } from '@cutroom/contract';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../../components/ui/progress/progress-bar.tsx';
import { estimateText } from './estimate-text.ts';
import { StageList } from './stage-list.tsx';
import { litStage, type Progress, stageViews } from './stages.ts';
import { useShownProgress } from './use-shown-progress.ts';

interface RunProgressProps {
  /** The real progress, 0-100; what is shown follows it. Null where nothing is under way. */
  readonly percent: number | null;
  /** The stage that the server is in; null where it has not said. */
  readonly stage: RunStage | null;
  /** What is being done now. */
  readonly detail: string;
  /** What is left by measured speed; null where nothing was measured. */
  readonly leftSeconds?: number | null;
  /** What was there before the run began: it counts as shown from the first moment. */
  readonly startPercent?: number;
  /** Stands beside the stages. */
  readonly children: ReactNode;
}

/** The bar and the stages. The only part of the screen that changes with every frame of the animation. */
export function RunProgress(props: RunProgressProps) {
  const { percent, stage, detail, leftSeconds = null, startPercent = 0, children } = props;
  const moving = useShownProgress(percent ?? 0, startPercent);
  const shown = percent === null ? null : { percent: moving, stage };
  return (
    <>
      <Overall progress={shown} detail={detail} leftSeconds={leftSeconds} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <StageList progress={shown} />
        {children}
      </div>
    </>
  );
}

interface OverallProps {
  readonly progress: Progress | null;
  readonly detail: string;
  readonly leftSeconds: number | null;
}

function Overall({ progress, detail, leftSeconds }: OverallProps) {
  const percent = progress?.percent ?? null;
  const lit = progress === null ? null : litStage(progress);
  const title = stageViews(progress).find(({ stage }) => stage === lit)?.title ?? '';
  const wholePercent = Math.floor(percent ?? 0);
  return (
    <section aria-label="Overall progress" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-1">
        <span className="timecode text-3xl leading-none font-medium">{wholePercent}%</span>
        <p className="line-clamp-2 min-w-0 flex-1 basis-56 text-ink-soft sm:line-clamp-1" title={detail}>
          {detail}
        </p>
        {percent !== null && (
          <p className="text-sm text-ink-soft">
            Estimated time remaining:{' '}
            <span className="text-ink tabular-nums">{estimateText(percent, leftSeconds)}</span>
          </p>
        )}
      </div>
      <ProgressBar percent={wholePercent} label="Overall progress" className="h-2" />
      <p role="status" className="sr-only">
        {title}
      </p>
    </section>
  );
}
