import type { ErrorBody } from './error-body.ts';

interface CatalogueEntry {
  readonly status: number;
  readonly message: string;
  /** When it is worth asking again, where whoever raises it has nothing more exact to say. */
  readonly retryAfterSeconds?: number;
}

/** How soon something that counts towards a limit has ended or was deleted, more or less. */
const LIMIT_RETRY_SECONDS = 60;

/**
 * The one catalogue of expected errors: code → HTTP status and the sentence shown when the place that
 * raises it has nothing more exact to say. The API's error body is always `{ code, message }`.
 */
export const ERROR_CATALOGUE = {
  // Who and where
  unauthorized: { status: 401, message: 'Unauthorized' },
  invalid_origin: { status: 403, message: 'This request came from another site and was not carried out.' },
  unknown_host: {
    status: 421,
    message:
      'This server does not know that it is called so. Open it by localhost or its number, or set PUBLIC_URL to its address.',
  },
  rate_limited: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  project_not_found: {
    status: 404,
    message: "The video project doesn't exist or you don't have access to it.",
  },
  plan_not_found: { status: 404, message: 'This earlier version does not exist any more.' },
  video_not_found: { status: 404, message: 'This video does not exist or has been deleted.' },
  share_not_found: { status: 404, message: 'This link does not exist any more.' },
  link_expired: { status: 403, message: 'This link has expired. Share the video again to get a new one.' },

  sign_in_wait: {
    status: 429,
    message: 'Too many wrong passwords for this account. Wait a moment and try again.',
  },
  account_exists: { status: 422, message: 'There is already an account with this email. Sign in instead.' },
  sign_up_closed: { status: 403, message: 'New accounts are not open here. Ask who runs this server.' },
  wrong_password: { status: 403, message: 'The password is not right.' },

  // What was sent
  invalid_request: { status: 400, message: 'The request is not valid.' },
  prompt_empty: { status: 400, message: 'Describe your video before you generate it.' },
  brief_too_large: {
    status: 413,
    message: 'Too much was changed by hand to be kept. Take some of it back, or put it into words.',
  },
  brief_unknown_clip: {
    status: 422,
    message: 'A wish names a clip that is not in this project. Choose another clip for it.',
  },
  invalid_timeline: { status: 400, message: 'Some clips have invalid data. Please refresh and try again.' },
  timeline_empty: { status: 400, message: 'Invalid timeline data: no clips selected' },
  timeline_unknown_clip: {
    status: 422,
    message: 'The timeline names a clip that is not in this project. Please refresh and try again.',
  },
  timeline_too_long: {
    status: 422,
    message: 'A reel can be up to 3 minutes long. Remove or shorten some clips.',
  },
  timeline_slow_motion: {
    status: 422,
    message:
      'Slow motion needs a clip with at least 50 frames a second. Choose another speed for the clips that have fewer.',
  },
  timeline_audio_outside: {
    status: 422,
    message: 'The sound of a clip is pulled out further than its file or the reel goes. Pull it in a little.',
  },
  timeline_audio_missing: {
    status: 422,
    message: 'A clip that is to be heard under another has no sound. Choose another one.',
  },
  timeline_audio_overlap: {
    status: 422,
    message:
      'Where one clip is heard under another, no third one can be heard too. Pull the sound of one of them in.',
  },
  precondition_failed: { status: 412, message: 'The file is no longer the one that was asked for.' },
  range_not_satisfiable: { status: 416, message: 'The file has no bytes in that range.' },
  request_too_large: { status: 413, message: 'The request is larger than the server accepts.' },
  request_timeout: { status: 408, message: 'The request did not arrive in time. Please try again.' },
  unsupported_media_type: { status: 415, message: 'This kind of data is not accepted here. Send JSON.' },

  // Not now
  status_conflict: { status: 409, message: 'This cannot be done while the project is in its current state.' },
  models_missing: { status: 409, message: 'The models are not here yet. Fetch them first.' },
  no_clips: { status: 409, message: 'Upload at least one clip first.' },
  uploads_in_progress: { status: 409, message: 'Some clips are still uploading. Wait until they finish.' },
  plan_missing: { status: 409, message: 'There is no edit to render yet. Generate the video first.' },
  timeline_changed: {
    status: 409,
    message: 'This timeline was changed in another window. Refresh it before you save.',
  },
  video_not_ready: { status: 409, message: 'The video is not ready yet.' },
  proxies_not_ready: {
    status: 409,
    message:
      'The small copies of some clips are still being made. Try again in a moment, or take the originals.',
  },
  nothing_to_cancel: { status: 409, message: 'Nothing is being made right now.' },
  clip_limit: { status: 409, message: 'A project can hold up to 50 clips.' },

  // What an account may use
  project_limit: {
    status: 409,
    message: 'Your account has as many projects as it can hold. Delete one you no longer need.',
    retryAfterSeconds: LIMIT_RETRY_SECONDS,
  },
  account_storage_limit: {
    status: 409,
    message: 'Your account has no room left for this file. Delete clips or projects you no longer need.',
    retryAfterSeconds: LIMIT_RETRY_SECONDS,
  },
  open_upload_limit: {
    status: 429,
    message: 'Too many of your uploads are unfinished. Finish or remove some of them first.',
    retryAfterSeconds: LIMIT_RETRY_SECONDS,
  },
  waiting_job_limit: {
    status: 429,
    message: 'Your account has too much work waiting. Try again when some of it is done.',
    retryAfterSeconds: LIMIT_RETRY_SECONDS,
  },
  generation_limit: {
    status: 429,
    message: 'Your account has made as many videos today as it may. Try again tomorrow.',
    retryAfterSeconds: LIMIT_RETRY_SECONDS,
  },
  ai_call_limit: {
    status: 429,
    message: 'Your account has used the AI model as often as it may today. Try again tomorrow.',
    retryAfterSeconds: LIMIT_RETRY_SECONDS,
  },
  share_limit: {
    status: 409,
    message: 'This video has as many links as it can have. Withdraw one that is not needed any more.',
    retryAfterSeconds: LIMIT_RETRY_SECONDS,
  },
  handoff_limit: {
    status: 429,
    message: 'Two hand-offs of yours are being downloaded already. Wait until one is done.',
    retryAfterSeconds: LIMIT_RETRY_SECONDS,
  },
  image_limit: {
    status: 429,
    message: 'Too many images are being made for you. Try again in a moment.',
    retryAfterSeconds: LIMIT_RETRY_SECONDS,
  },

  // Uploads
  tus_version: {
    status: 412,
    message: 'The upload protocol version is missing or not supported. Use Tus-Resumable: 1.0.0.',
  },
  upload_metadata: { status: 400, message: 'The upload must say its projectId and filename.' },
  upload_with_data: {
    status: 400,
    message: 'An upload is created without file data; send the data in chunks.',
  },
  upload_length: { status: 400, message: 'The upload must say its length in whole bytes.' },
  upload_empty: { status: 400, message: 'The file is empty.' },
  upload_not_found: { status: 404, message: 'This upload does not exist or has ended. Start it again.' },
  upload_gone: { status: 410, message: 'This upload is already complete.' },
  upload_offset: { status: 409, message: 'The chunk does not continue where the upload stands.' },
  upload_locked: {
    status: 423,
    message: 'Another request is writing to this upload. Try again in a moment.',
  },
  upload_content_type: { status: 415, message: 'Chunks must be sent as application/offset+octet-stream.' },
  length_required: { status: 411, message: 'The chunk must say its length.' },
  file_too_large: { status: 413, message: 'This file is larger than 100 MB.' },
  chunk_too_large: { status: 413, message: 'A chunk may be up to 10 MB.' },
  only_video: { status: 415, message: 'Only video files allowed' },
  storage_full: {
    status: 507,
    message: 'The server has no room left for uploads. Your progress is kept; try again later.',
  },

  // Clips that cannot be used
  clip_not_video: { status: 422, message: 'This file is not a video that can be read.' },
  clip_no_video_stream: { status: 422, message: 'This file has no picture, only sound.' },
  clip_damaged: { status: 422, message: 'This video is damaged and cannot be decoded.' },
  clip_encrypted: { status: 422, message: 'This video is protected against copying and cannot be used.' },
  clip_too_short: { status: 422, message: 'This video is too short to use.' },
  clip_too_long: { status: 422, message: 'This video is longer than an hour.' },
  clip_too_many_frames: {
    status: 422,
    message: 'This video has more frames than can be read: 240 a second for an hour.',
  },
  clip_too_small: { status: 422, message: 'The picture of this video is too small to use.' },
  clip_too_many_pixels: { status: 422, message: 'The picture of this video is too large to read safely.' },
  clip_codec_unsupported: { status: 422, message: 'This video uses a format that cannot be decoded here.' },

  // Music that cannot be used
  only_audio: {
    status: 415,
    message: 'Only music files are allowed here: mp3, m4a, aac, wav, flac or ogg.',
  },
  music_not_audio: { status: 422, message: 'This file is not music that can be read.' },
  music_no_audio: { status: 422, message: 'This file has no sound, so it cannot be used as music.' },
  music_damaged: { status: 422, message: 'This track is damaged and cannot be decoded.' },
  music_encrypted: { status: 422, message: 'This track is protected against copying and cannot be used.' },
  music_too_short: { status: 422, message: 'This track is shorter than a second.' },
  music_too_long: { status: 422, message: 'This track is longer than 15 minutes.' },
  music_codec_unsupported: { status: 422, message: 'This track uses a format that cannot be decoded here.' },
  music_missing: { status: 404, message: 'This project has no music.' },
  music_passage: {
    status: 422,
    message: 'The music must start before it ends, and both must lie within the track.',
  },
  music_beats: {
    status: 422,
    message: 'Beats must be in order, within the track and at most 400 a minute.',
  },
  track_not_found: { status: 404, message: 'This track does not exist any more. Upload it again.' },

  // Captions
  clip_not_found: { status: 404, message: 'This clip is not in this project any more.' },
  words_text: {
    status: 422,
    message: 'Each word needs 1 to 60 characters. Nothing was changed.',
  },
  words_times: {
    status: 422,
    message: 'Words must be in order, must not overlap and must lie within their clip. Nothing was changed.',
  },
  captions_missing: {
    status: 409,
    message: 'No words are known of what is said in this reel. Write them, or bring a subtitle file.',
  },
  captions_file: {
    status: 422,
    message: 'This file holds no captions that can be read: bring SRT or WebVTT. Nothing was changed.',
  },
  captions_elsewhere: {
    status: 422,
    message: 'None of the captions of this file lie where the reel plays a clip. Nothing was changed.',
  },

  // Making the video
  no_usable_clips: {
    status: 422,
    message: 'None of the clips can be used. Upload other clips and try again.',
  },
  clip_file_missing: {
    status: 500,
    message: 'The file of a clip is missing. Remove the clip and upload it again.',
  },
  render_failed: { status: 500, message: 'The video could not be rendered. Please try again.' },
  render_timeout: {
    status: 500,
    message: 'Rendering took too long and was stopped. Please try again with fewer clips.',
  },
  render_check_failed: {
    status: 500,
    message: 'The finished video did not pass its check. Please try again.',
  },

  // The server itself
  media_timeout: {
    status: 503,
    message: 'This video could not be read in time. The server may be busy; please try again later.',
  },
  brief_not_read: {
    status: 503,
    message: 'The text could not be read right now. Go on writing, or generate the video as it is.',
  },
  not_ready: {
    status: 503,
    message: 'The server is starting or cannot reach its database. Try again in a moment.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;
export const ERROR_CODES = Object.keys(ERROR_CATALOGUE) as readonly ErrorCode[];

const FILENAMES_SHOWN_MAX = 2;

/**
 * For uploads that were begun and of which nothing comes any more: what the server says where they stand in the way,
 * and the upload screen before that.
 * @param filenames at least one
 */
export function unfinishedUploadsText(filenames: readonly string[]): string {
  const [was, them] = filenames.length === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${namesText(filenames)} ${was} not finished. Remove ${them} or choose ${them} again.`;
}

/** 'a.mp4', 'a.mp4 and b.mp4', 'a.mp4, b.mp4 and 3 more'. */
export function namesText(filenames: readonly string[]): string {
  const hidden = filenames.slice(FILENAMES_SHOWN_MAX).length;
  const shown = filenames.slice(0, FILENAMES_SHOWN_MAX);
  return hidden === 0 ? shown.join(' and ') : `${shown.join(', ')} and ${hidden} more`;
}

/** An expected failure: a catalogue code and a sentence for the user. Anything else thrown is a defect. */
export class CutroomError extends Error {
  override readonly name = 'CutroomError';
  readonly code: ErrorCode;
  /** When it is worth asking again; null where that is not known. */
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    options: { message?: string; cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(
      options.message ?? ERROR_CATALOGUE[code].message,
      options.cause === undefined ? {} : { cause: options.cause },
    );
    this.code = code;
    const entry: CatalogueEntry = ERROR_CATALOGUE[code];
    this.retryAfterSeconds = options.retryAfterSeconds ?? entry.retryAfterSeconds ?? null;
  }

  get status(): number {
    return ERROR_CATALOGUE[this.code].status;
  }

  toBody(): ErrorBody {
    return { code: this.code, message: this.message };
  }
}
