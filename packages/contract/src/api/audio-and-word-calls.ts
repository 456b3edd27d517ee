import { z } from 'zod';
import {
  captionFileBodySchema,
  clipWordSchema,
  clipWordsBodySchema,
  importedCaptionsSchema,
} from '../clips/clip-words.ts';
import { musicBodySchema, trackSchema } from '../clips/music.ts';
import { captionSettingsBodySchema } from '../plan/plan-style.ts';
import { projectSchema } from '../projects/project.ts';
import { type ApiCall, onProject, projectParamsSchema } from './api-call.ts';

/** What is said in the clips, and the music under them. */
export const AUDIO_AND_WORD_CALLS = {
  getWords: {
    method: 'GET',
    path: '/api/projects/:id/clips/:clipId/words',
    summary: 'The words of a clip, as they were heard or written by hand, in seconds of the clip',
    params: projectParamsSchema.extend({ clipId: z.string() }),
    response: z.array(clipWordSchema),
  },
  putWords: {
    method: 'PUT',
    path: '/api/projects/:id/clips/:clipId/words',
    summary: 'Write all words of a clip; they stay with its file',
    params: projectParamsSchema.extend({ clipId: z.string() }),
    body: clipWordsBodySchema,
    response: z.array(clipWordSchema),
  },
  editCaptions: {
    method: 'PATCH',
    path: '/api/projects/:id/captions',
    summary: 'Change whether and how the reel shows what is said',
    ...onProject,
    body: captionSettingsBodySchema,
    response: projectSchema,
  },
  importCaptions: {
    method: 'POST',
    path: '/api/projects/:id/captions',
    summary: 'Take words from an SRT or WebVTT file, in times of the reel, or of one clip',
    ...onProject,
    body: captionFileBodySchema,
    response: importedCaptionsSchema,
  },
  listTracks: {
    method: 'GET',
    path: '/api/tracks',
    summary: "The tracks of the user's projects, newest first",
    response: z.array(trackSchema),
  },
  useTrack: {
    method: 'POST',
    path: '/api/projects/:id/music',
    summary: 'Use a track of another project here too',
    ...onProject,
    body: z.object({ trackId: z.string().max(100) }),
    response: projectSchema,
  },
  editMusic: {
    method: 'PATCH',
    path: '/api/projects/:id/music',
    summary: 'Change how the reel uses its music',
    ...onProject,
    body: musicBodySchema,
    response: projectSchema,
  },
  removeMusic: {
    method: 'DELETE',
    path: '/api/projects/:id/music',
    summary: 'Take the music out of a project',
    ...onProject,
    response: projectSchema,
  },
} as const satisfies Record<string, ApiCall>;
