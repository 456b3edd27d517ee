import type { Project } from '@cutroom/contract';
import { useState } from 'react';
import { keepCaptionDraft, readCaptionDraft } from './caption-draft.ts';
import { captionText } from './caption-text.ts';

export interface Caption {
  readonly text: string;
  readonly change: (text: string) => void;
}

/** What to write under the post. What was written on one screen is there on the next. */
export function useCaption(project: Project): Caption {
  const [text, setText] = useState(() => readCaptionDraft(project.id) ?? captionText(project));
  return {
    text,
    change: (next) => {
      setText(next);
      keepCaptionDraft(project.id, { text: next, suggested: captionText(project) });
    },
  };
}
