import type { Project } from '@cutroom/contract';

/**
 * What was asked last, to go on from. A generation that led to nothing leaves the project with the prompt of its plan, but
 * whoever cancelled it wants to change what they wrote.
 */
export function latestPrompt({ prompt, run }: Pick<Project, 'prompt' | 'run'>): string {
  const isAnswered = run === null || run.kind === 'regenerate' || run.state === 'succeeded';
  return isAnswered ? prompt : run.prompt;
}
