import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { Spinner } from '../../../components/ui/progress/spinner.tsx';
import { type Progress, type StageState, type StageView, stageViews } from './stages.ts';

/** The three stages, lighting up one after the other; none is lit where `progress` is null. */
export function StageList({ progress }: { readonly progress: Progress | null }) {
  return (
    <ol className="grid grid-cols-1 content-start gap-2">
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

/** In one line, with the step it is at; all of its steps are there to be unfolded. */
function Stage({ view, number }: { readonly view: StageView; readonly number: number }) {
  const { title, state, share, steps } = view;
  const isActive = state === 'active';
  const now = isActive ? steps.find((step) => step.state === 'active') : undefined;
  return (
    <li aria-current={isActive ? 'step' : undefined}>
      <details
        className={clsx(
          'group @container relative overflow-hidden rounded-lg bg-panel ring-1 ring-inset transition-colors duration-200',
          isActive ? 'ring-edge-strong' : 'ring-edge',
        )}
      >
        <summary className="flex min-h-13 list-none items-center gap-3 rounded-lg px-4 py-2 -outline-offset-2 sm:px-5 [&::-webkit-details-marker]:hidden">
          <StageMark state={state} number={number} />
          <h2 className="shrink-0 text-base font-semibold tracking-normal">{title}</h2>
          <span className="sr-only">{STATE_WORDS[state]}</span>
          <span aria-hidden className="min-w-0 flex-1 truncate text-right text-sm text-ink-soft">
            <span className="@max-[26rem]:hidden">{now?.text}</span>
          </span>
          {(isActive || state === 'finishing') && (
            <span className="timecode text-sm text-ink-soft">{Math.floor(share * 100)}%</span>
          )}
          <ChevronDown
            aria-hidden
            className="size-4.5 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-4 sm:px-5 sm:pb-5">
          <StepList steps={steps} />
        </div>
        {state !== 'done' && (
          <div
            aria-hidden
            className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-chosen"
            style={{ transform: `scaleX(${share})` }}
          />
        )}
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
