import { useState } from 'react';
import { forgetPromptDraft, keepPromptDraft, readPromptDraft } from './prompt-draft.ts';

/** What stands in the text area: the draft of this tab, or else the prompt the project was last made from. */
export function usePromptText(projectId: number, storedPrompt: string) {
  const [text, setText] = useState(() => readPromptDraft(projectId) ?? storedPrompt);
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
