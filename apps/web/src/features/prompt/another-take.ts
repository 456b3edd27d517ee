import type { Project } from '@cutroom/contract';

/** What the same words lead to, where an edit was made of them; null elsewhere. */
export function anotherTakeText(
  { editingPlan, prompt }: Pick<Project, 'editingPlan' | 'prompt'>,
  text: string,
): string | null {
  if (editingPlan === null || text.trim() !== prompt.trim()) return null;
  return 'The same words make another take: another opening and other moments, where your clips have them. This edit is kept among the earlier versions.';
}
