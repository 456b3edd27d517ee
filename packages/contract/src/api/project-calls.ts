import { z } from 'zod';
import { playbackSchema } from '../clips/playback.ts';
import { PROMPT_CHARS_MAX, TITLE_CHARS_MAX } from '../limits.ts';
import { projectSchema } from '../projects/project.ts';
import { type ApiCall, doneSchema, onProject, projectParamsSchema, text } from './api-call.ts';

export const createProjectBodySchema = z.object({
  title: text(TITLE_CHARS_MAX).trim().min(1),
  prompt: text(PROMPT_CHARS_MAX).default(''),
  status: z.literal('uploading').optional(),
  /** What is made to try uploads only. */
  isTest: z.boolean().optional(),
});
export type CreateProjectBody = z.input<typeof createProjectBodySchema>;

export const renameProjectBodySchema = createProjectBodySchema.pick({ title: true });

/** A project and its clips. */
export const PROJECT_CALLS = {
  listProjects: {
    method: 'GET',
    path: '/api/projects',
    summary: "The user's projects, newest first",
    response: z.array(projectSchema),
  },
  getProject: {
    method: 'GET',
    path: '/api/projects/:id',
    summary: 'One project',
    ...onProject,
    response: projectSchema,
  },
  getPlayback: {
    method: 'GET',
    path: '/api/projects/:id/playback',
    summary: 'What a player needs of the clips to play an edit without a render',
    ...onProject,
    response: playbackSchema,
  },
  createProject: {
    method: 'POST',
    path: '/api/projects',
    summary: 'Create a project',
    body: createProjectBodySchema,
    response: projectSchema,
  },
  renameProject: {
    method: 'PATCH',
    path: '/api/projects/:id',
    summary: 'Give a project another title',
    ...onProject,
    body: renameProjectBodySchema,
    response: projectSchema,
  },
  duplicateProject: {
    method: 'POST',
    path: '/api/projects/:id/duplicate',
    summary: 'A second project of the same clips, prompt, plan and music, without the finished video',
    ...onProject,
    response: projectSchema,
  },
  deleteProject: {
    method: 'DELETE',
    path: '/api/projects/:id',
    summary: 'Delete a project with all its files',
    ...onProject,
    response: doneSchema,
  },
  deleteClip: {
    method: 'DELETE',
    path: '/api/projects/:id/clips/:clipId',
    summary: 'Remove a clip from a project',
    params: projectParamsSchema.extend({ clipId: z.string() }),
    response: projectSchema,
  },
} as const satisfies Record<string, ApiCall>;
