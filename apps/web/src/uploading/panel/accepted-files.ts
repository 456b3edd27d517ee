import { CLIP_BYTES_MAX, FILES_PER_SESSION_MAX } from '@cutroom/contract';
import { bytesText } from './amounts.ts';

export const FILE_LIMITS = `up to ${bytesText(CLIP_BYTES_MAX)} each · up to ${FILES_PER_SESSION_MAX} files`;
export const ACCEPTED_FILES = `MP4, MOV, WebM and more · ${FILE_LIMITS}`;
