import { PROMPT_CHARS_MAX, type Project } from '@cutroom/contract';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { editsAmong } from '../../../components/brief-chips/editing/brief-edits.ts';
import { useSettled } from '../../../components/brief-chips/use-settled.ts';
import { Button } from '../../../components/ui/button.tsx';
import { readingOfSaid, saidPrompt } from './said-prompt.ts';
import { useSaidBrief, useTalk } from './use-talk.ts';

interface TalkToCutProps {
  readonly project: Pick<Project, 'id' | 'prompt' | 'editingPlan' | 'videoClips'>;
}

/** A pause in writing. */
const PAUSE_MS = 350;

/** One line to change the edit with: what is said goes behind the prompt, and what is understood of it is told before. */
export function TalkToCut({ project }: TalkToCutProps) {
  const { id: projectId, prompt, editingPlan, videoClips } = project;
  const id = useId();
  const [words, setWords] = useState('');
  const settled = useSettled(words.trim(), PAUSE_MS);
  const edits = editingPlan?.brief === undefined ? null : editsAmong(editingPlan.brief, videoClips);
  const isSaid = words.trim() !== '';
  const read = saidPrompt(prompt, settled);
  const brief = useSaidBrief(projectId, { prompt: read, edits }, isSaid && settled !== '');
  const talk = useTalk(projectId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaid && !talk.isPending) talk.mutate({ prompt: saidPrompt(prompt, words), edits });
  };
  return (
    <form aria-label="Talk to the cut" onSubmit={submit} className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        Talk to the cut
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          dir="auto"
          enterKeyHint="go"
          autoComplete="off"
          placeholder="Hold the last shot longer, less talking"
          value={words}
          maxLength={Math.max(0, PROMPT_CHARS_MAX - prompt.length - 2)}
          onChange={({ target }) => setWords(target.value)}
          className="min-h-11 w-full min-w-0 rounded-md bg-field px-3 text-base text-ink ring-1 ring-inset ring-edge-strong placeholder:text-ink-faint focus-visible:outline-offset-0"
        />
        <Button
          type="submit"
          className="shrink-0 whitespace-nowrap!"
          disabled={!isSaid}
          isBusy={talk.isPending}
          icon={<ArrowRight aria-hidden className="max-sm:hidden" />}
        >
          Change it
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isSaid && brief !== undefined && saidText(readingOfSaid(brief, read.length - settled.length))}
      </p>
    </form>
  );
}

function saidText({ understood, notUsed }: ReturnType<typeof readingOfSaid>): string {
  const not = notUsed.length === 0 ? '' : ` Not used: ${notUsed.map((said) => `“${said}”`).join(', ')}.`;
  if (understood.length === 0)
    return `Nothing to change is understood yet. Say what to show, leave out, move or hold.${not}`;
  return `Understood: ${understood.join(', ')}.${not} A new edit is planned; this one is kept among the earlier versions.`;
}
