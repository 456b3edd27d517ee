import type { CreateProjectBody, Project } from '@cutroom/contract';
import { AnswerError } from './api-error.ts';
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
