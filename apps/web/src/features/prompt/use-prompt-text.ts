import { useState } from 'react';
import { forgetPromptDraft, keepPromptDraft, readPromptDraft } from './prompt-draft.ts';

/** What stands in the text area: the draft of this tab, or else what was asked last. */
export function usePromptText(projectId: number, latestPrompt: string) {
  const [text, setText] = useState(() => readPromptDraft(projectId) ?? latestPrompt);
  return {
    text,
    change: (next: string) => {
      setText(next);
      keepPromptDraft(projectId, next);
    },
    /** The server has it: the next visit starts from there. */
    forgetDraft: () => forgetPromptDraft(projectId),
  };
}
