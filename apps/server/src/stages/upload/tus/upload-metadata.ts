import {
  CutroomError,
  isMusicFile,
  isVideoFile,
  repairVideoType,
  UPLOAD_KINDS,
  type UploadKind,
} from '@cutroom/contract';
import { Metadata } from '@tus/server';
import { z } from 'zod';

export interface UploadMetadata {
  readonly projectId: number;
  /** What it is to become; a clip where nothing is said. */
  readonly kind: UploadKind;
  /** The user's own file name: shown, never used as a path. */
  readonly filename: string;
  /** Where the creator put it among the files: later ones have larger ones. null where nothing is said. */
  readonly place: number | null;
  /** A media type; repaired where the browser knew none (spec section 5). */
  readonly type: string;
}

const FILENAME_CHARS_MAX = 1000;
/** The largest id the database knows. */
const INTEGER_MAX = 2_147_483_647;

const metadataSchema = z.object({
  projectId: z
    .string()
    .regex(/^\d{1,10}$/)
    .pipe(z.coerce.number<string>().positive().max(INTEGER_MAX)),
  filename: z.string().transform(printable).pipe(z.string().min(1).max(FILENAME_CHARS_MAX)),
  type: z.string().max(FILENAME_CHARS_MAX).nullish(),
  kind: z.enum(UPLOAD_KINDS).default('clip'),
  place: z
    .string()
    .regex(/^\d{1,16}$/)
    .pipe(z.coerce.number<string>().max(Number.MAX_SAFE_INTEGER))
    .nullish(),
});

/**
 * @param header `Upload-Metadata`: comma-separated pairs of a key and a base64 value
 * @throws CutroomError `upload_metadata`, `only_audio`, or `only_video` by the rule of spec section 5
 */
export function readUploadMetadata(header: string | string[] | undefined): UploadMetadata {
  const parsed = metadataSchema.safeParse(decode(header));
  if (!parsed.success) throw new CutroomError('upload_metadata', { cause: parsed.error });
  const { projectId, kind, filename, type, place = null } = parsed.data;
  if (kind === 'music') {
    if (!isMusicFile(filename, type)) throw new CutroomError('only_audio');
    return { projectId, kind, filename, place, type: type ?? '' };
  }
  // Asked before the repair, which makes a video of every file without a type.
  if (!isVideoFile(filename, type)) throw new CutroomError('only_video');
  return { projectId, kind, filename, place, type: repairVideoType(filename, type) };
}

function decode(header: string | string[] | undefined): Record<string, string | null | undefined> {
  try {
    return Metadata.parse(typeof header === 'string' ? header : undefined);
  } catch (cause) {
    throw new CutroomError('upload_metadata', { cause });
  }
}

/** Without control characters, of which PostgreSQL cannot even store the first. */
function printable(filename: string): string {
  return filename.replace(/\p{Cc}/gu, '').trim();
}
