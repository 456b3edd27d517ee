import type { z } from 'zod';
import { ACCOUNT_CALLS } from './account-calls.ts';
import { AUDIO_AND_WORD_CALLS } from './audio-and-word-calls.ts';
import { EDIT_CALLS } from './edit-calls.ts';
import { PROJECT_CALLS } from './project-calls.ts';
import { SERVER_CALLS } from './server-calls.ts';
import { VIDEO_CALLS } from './video-calls.ts';

/** The table both sides read: the server registers it, the browser calls it, a test holds the two together. */
export const API_CALLS = {
  ...ACCOUNT_CALLS,
  ...SERVER_CALLS,
  ...PROJECT_CALLS,
  ...AUDIO_AND_WORD_CALLS,
  ...EDIT_CALLS,
  ...VIDEO_CALLS,
} as const;

export type ApiCallName = keyof typeof API_CALLS;
export type ApiResponse<Name extends ApiCallName> = z.infer<(typeof API_CALLS)[Name]['response']>;
