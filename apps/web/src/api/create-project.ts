import type { CreateProjectBody, Project } from '@cutroom/contract';
import { AnswerError, serverMessageOf } from './api-error.ts';
import { callApi } from './call-api.ts';

/** @throws an Error with the specification's text when the answer lacks an id (spec section 5) */
export async function createProject(body: CreateProjectBody): Promise<Project> {
  try {
    return await callApi('createProject', { body });
  } catch (error) {
    if (error instanceof AnswerError)
      throw new Error('Invalid project response - missing ID', { cause: error });
    throw error;
  }
}

/** The notification's text (spec section 8, "Dashboard"). */
export function createFailureText(error: Error): string {
  return `Failed to create project. ${serverMessageOf(error) ?? (error.message || 'Please try again.')}`;
}
