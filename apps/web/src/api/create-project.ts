import type { CreateProjectBody, Project } from '@cutroom/contract';
import { AnswerError, serverMessageOf } from './api-error.ts';
import { callApi } from './call-api.ts';

/** All that is read of the answer (spec section 7). */
export type CreatedProject = Pick<Project, 'id' | 'title'>;

/**
 * The id leads on to the project, which is then asked for anew; so an answer with an id is good enough, whatever else of it
 * is not understood.
 * @throws an Error with the specification's text when the answer lacks an id (spec section 5)
 */
export async function createProject(body: CreateProjectBody): Promise<CreatedProject> {
  try {
    return await callApi('createProject', { body });
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    const id = idOf(error.answer);
    if (id === null) throw new Error('Invalid project response - missing ID', { cause: error });
    return { id, title: body.title };
  }
}

/** The notification's text (spec section 8, "Dashboard"). */
export function createFailureText(error: Error): string {
  return `Failed to create project. ${serverMessageOf(error) ?? (error.message || 'Please try again.')}`;
}

function idOf(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return null;
  const { id } = answer;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}
