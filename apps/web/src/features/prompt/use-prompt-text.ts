import { useState } from 'react';
import { forgetPromptDraft, keepPromptDraft, readPromptDraft } from './prompt-draft.ts';
import { setAside } from './set-aside.ts';

/**
 * What stands in the text area: the draft of this tab, or else what was asked last. The latter is followed until somebody writes: a
 * screen opens with the project as it was seen there before.
 */
export function usePromptText(projectId: number, latestPrompt: string) {
  const [draft, setDraft] = useState(() => readPromptDraft(projectId));
  const text = draft ?? latestPrompt;
  const [kept, setKept] = useState<string | null>(null);
  return {
    text,
    change: (next: string) => {
      setDraft(next);
      keepPromptDraft(projectId, next);
    },
    /** Somebody's own words that something else stands in the place of; null where there are none. */
    kept: kept === text ? null : kept,
    /** To be called as another text takes the place of this one. */
    keepOwnWords: () => setKept(setAside(text, kept)),
    /** The same as the words that were kept take its place. */
    exchangeWithKept: () => setKept(setAside(text, null)),
    /** The server has it: the next visit starts from there. */
    forgetDraft: () => forgetPromptDraft(projectId),
  };
}
