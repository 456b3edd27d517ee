import { clipName, PROMPT_CHARS_MAX, type Project, playedSeconds, REEL_SECONDS_MIN } from '@cutroom/contract';
import { type RefObject, useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { readPromptArrival } from '../../lib/navigation/prompt-arrival.ts';

interface NudgesProps {
  readonly project: Pick<Project, 'editingPlan' | 'videoClips'>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/**
 * For who comes from the preview: 'Edit Prompt' leads into the text; 'Regenerate' to the button that generates, with wishes
 * that one press adds to the text.
 */
export function Nudges({ project, field, text, onChange }: NudgesProps) {
  const historyState: unknown = useHistoryState();
  const [arrival] = useState(() => readPromptArrival(historyState));
  useEffect(() => {
    if (arrival === null) return;
    // A new screen takes the focus to its beginning first (app/use-screen-change.ts).
    const timer = setTimeout(() => focusTarget(field.current, arrival === 'edit')?.focus());
    return () => clearTimeout(timer);
  }, [arrival, field]);
  const nudges = nudgesFor(project);
  if (arrival !== 'regenerate' || nudges.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-1 text-sm text-ink-soft">This time</legend>
      {nudges.map((nudge) => (
        <button
          key={nudge.label}
          type="button"
          aria-pressed={text.includes(nudge.wish)}
          onClick={() => onChange(nudgedText(text, nudge, nudges))}
          className="min-h-11 rounded-md bg-control px-4 text-sm font-medium ring-1 ring-inset ring-edge transition-colors hover:bg-pressed aria-pressed:bg-chosen-wash aria-pressed:ring-2 aria-pressed:ring-chosen"
        >
          {nudge.label}
        </button>
      ))}
    </fieldset>
  );
}

function focusTarget(field: HTMLTextAreaElement | null, isText: boolean): HTMLElement | undefined | null {
  if (isText) {
    field?.setSelectionRange(field.value.length, field.value.length);
    return field;
  }
  return [...(field?.form?.elements ?? [])].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  );
}

export interface Nudge {
  readonly label: string;
  /** A sentence that the director reads, and that prevails over what the prompt says before it. */
  readonly wish: string;
  /** Wishes with the same theme take each other's place. */
  readonly theme: 'length' | 'pace' | 'opening';
}

const SHORTER_SHARE = 0.6;

/** What can be wished of the next video, where one is there: in seconds and clips of that one. */
export function nudgesFor({ editingPlan, videoClips }: NudgesProps['project']): readonly Nudge[] {
  if (editingPlan === null) return [];
  const cuts = editingPlan.selectedClips;
  const seconds = cuts.reduce((sum, cut) => sum + playedSeconds(cut), 0);
  const fewer = Math.max(REEL_SECONDS_MIN, Math.round(seconds * SHORTER_SHARE));
  const first = [...cuts].sort((a, b) => a.order - b.order)[0];
  const opener = videoClips.find(({ id }) => id === first?.clipId);
  return [
    ...(fewer < seconds
      ? [{ label: 'Shorter', wish: `Make it ${fewer} seconds instead.`, theme: 'length' } as const]
      : []),
    { label: 'Faster', wish: 'Faster pace.', theme: 'pace' },
    { label: 'Calmer', wish: 'Calm and slow.', theme: 'pace' },
    ...(opener === undefined
      ? []
      : [
          {
            label: 'Another opening',
            wish: `Don't start with ${clipName(opener)}.`,
            theme: 'opening',
          } as const,
        ]),
  ];
}

/** Puts the wish at the end of the text, or takes it out where it is in. */
export function nudgedText(text: string, nudge: Nudge, nudges: readonly Nudge[]): string {
  const rest = nudges
    .filter(({ theme }) => theme === nudge.theme)
    .reduce((left, { wish }) => left.replace(` ${wish}`, '').replace(wish, ''), text)
    .trimEnd();
  if (text.includes(nudge.wish)) return rest;
  const end = rest === '' ? '' : /[.!?…]$/.test(rest) ? ' ' : '. ';
  const nudged = `${rest}${end}${nudge.wish}`;
  return nudged.length > PROMPT_CHARS_MAX ? text : nudged;
}
