import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { Spinner } from '../../../components/ui/progress/spinner.tsx';
import { type Progress, type StageState, type StageView, stageViews } from './stages.ts';

/** The three stages, lighting up one after the other; none is lit where `progress` is null. */
export function StageList({ progress }: { readonly progress: Progress | null }) {
  return (
    <ol className="grid grid-cols-1 content-start gap-3">
      {stageViews(progress).map((view, index) => (
        <Stage key={view.stage} view={view} number={index + 1} />
      ))}
    </ol>
  );
}

const STATE_WORDS: { readonly [S in StageState]: string } = {
  waiting: 'to come',
  active: 'under way',
  finishing: 'finishing',
  done: 'done',
};

function Stage({ view, number }: { readonly view: StageView; readonly number: number }) {
  const { title, state, share, steps } = view;
  if (state === 'done') return <DoneStage view={view} number={number} />;
  const isLit = state !== 'waiting';
  return (
    <li aria-current={state === 'active' ? 'step' : undefined}>
      <div
        className={clsx(
          'relative grid gap-3 overflow-hidden rounded-lg p-4 ring-1 ring-inset transition-colors duration-200 sm:p-5',
          state === 'active' ? 'bg-panel ring-edge-strong' : 'bg-panel ring-edge',
        )}
      >
        <div className="flex items-center gap-3">
          <StageMark state={state} number={number} />
          <h2 className="flex-1 text-base font-semibold tracking-normal">{title}</h2>
          <span className="sr-only">{STATE_WORDS[state]}</span>
          {isLit && <span className="timecode text-sm text-ink-soft">{Math.floor(share * 100)}%</span>}
        </div>
        <StepList steps={steps} />
        <div
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-chosen"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </li>
  );
}

/** In one line, so that the stage under way stays in sight on a phone; what was done is there to be unfolded. */
function DoneStage({ view, number }: { readonly view: StageView; readonly number: number }) {
  return (
    <li>
      <details className="group rounded-lg bg-panel ring-1 ring-inset ring-edge">
        <summary className="flex min-h-13 list-none items-center gap-3 rounded-lg px-4 py-2 sm:px-5 [&::-webkit-details-marker]:hidden">
          <StageMark state="done" number={number} />
          <h2 className="flex-1 text-base font-semibold tracking-normal">{view.title}</h2>
          <span className="sr-only">{STATE_WORDS.done}</span>
          <ChevronDown
            aria-hidden
            className="size-4.5 text-ink-faint transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-4 sm:px-5 sm:pb-5">
          <StepList steps={view.steps} />
        </div>
      </details>
    </li>
  );
}

function StepList({ steps }: Pick<StageView, 'steps'>) {
  return (
    <ul className="grid gap-1.5 pl-11 text-sm">
      {steps.map((step) => (
        <li
          key={step.text}
          className={clsx('flex items-center gap-2', step.state === 'active' ? 'text-ink' : 'text-ink-soft')}
        >
          <StepMark state={step.state} />
          {step.text}
        </li>
      ))}
    </ul>
  );
}

function StageMark({ state, number }: { readonly state: StageState; readonly number: number }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold [&_svg]:size-4',
        state === 'done' && 'bg-good-wash text-good',
        state === 'active' && 'bg-chosen text-chosen-ink',
        (state === 'waiting' || state === 'finishing') && 'bg-raised text-ink-soft',
      )}
    >
      {state === 'done' ? <Check /> : state === 'active' ? <Spinner /> : number}
    </span>
  );
}

function StepMark({ state }: { readonly state: 'waiting' | 'active' | 'done' }) {
  if (state === 'done') return <Check aria-label="Done:" className="size-3.5 shrink-0 text-good" />;
  return (
    <span
      aria-hidden
      className={clsx(
        'mx-1 size-1.5 shrink-0 rounded-full',
        state === 'active' ? 'animate-shimmer bg-chosen' : 'bg-edge-strong',
      )}
    />
  );
}
