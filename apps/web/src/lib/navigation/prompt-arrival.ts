/** What somebody came to the prompt for, as the browser's history carries it there from the preview. */
export type PromptArrival = 'regenerate' | 'edit';

export function promptArrivalState(promptArrival: PromptArrival): { readonly promptArrival: PromptArrival } {
  return { promptArrival };
}

/** Null for who came another way. The history may hold anything. */
export function readPromptArrival(historyState: unknown): PromptArrival | null {
  if (typeof historyState !== 'object' || historyState === null || !('promptArrival' in historyState))
    return null;
  const { promptArrival } = historyState;
  return promptArrival === 'regenerate' || promptArrival === 'edit' ? promptArrival : null;
}
