/**
 * Every limit of the product, shared by the browser and the server, with its unit in its name.
 * Source: docs/specification.md, sections 5 and 9, where it names them.
 */
const MIB = 1024 * 1024;

// Upload. The specification writes MB; like tus clients do, it means binary megabytes.
export const CLIP_BYTES_MAX = 100 * MIB;
export const CLIPS_PER_PROJECT_PROMISED = 40;
export const CLIPS_PER_PROJECT_MAX = 50;
export const FILES_PER_SESSION_MAX = 50;
export const PATCH_BYTES_MAX = 10 * MIB;
export const CHUNKING_FORCED_ABOVE_BYTES = 10 * MIB;
export const CHUNK_BYTES_DESKTOP = 8 * MIB;
export const CHUNK_BYTES_MOBILE = 3 * MIB;
export const CONCURRENT_UPLOADS_MAX = 5;
export const UPLOAD_RETRY_DELAYS_MS = [0, 500, 1000, 2000, 5000, 10_000] as const;
export const UPLOAD_LOG_ENTRIES_MAX = 20;
export const UPLOAD_EXPIRY_MS = 24 * 60 * 60 * 1000;
export const TUS_VERSION = '1.0.0';

/** The chunking policy of the test page /ideal-upload (spec section 2). */
export const IDEAL_UPLOAD = {
  chunkBytesDesktop: 5 * MIB,
  chunkBytesMobile: 2 * MIB,
  concurrentUploadsDesktop: 3,
  concurrentUploadsMobile: 1,
} as const;

// A clip, once probed.
export const CLIP_SECONDS_MIN = 0.2;
export const CLIP_SECONDS_MAX = 60 * 60;
export const CLIP_PIXELS_MAX = 40_000_000;
export const CLIP_SIDE_PIXELS_MIN = 16;

// Music.
export const MUSIC_BYTES_MAX = 100 * MIB;
export const MUSIC_SECONDS_MIN = 1;
export const MUSIC_SECONDS_MAX = 15 * 60;
/** Beats are at least so far apart: 400 a minute. */
export const BEAT_SECONDS_MIN = 0.15;
export const MUSIC_BEATS_MAX = MUSIC_SECONDS_MAX / BEAT_SECONDS_MIN;
export const MUSIC_GAIN_DB_MIN = -60;
export const MUSIC_GAIN_DB_MAX = 24;

// Text.
export const TITLE_CHARS_MAX = 200;
export const PROMPT_CHARS_MAX = 5000;
/** Wishes of a brief; what a prompt asks beyond them is not used. */
export const BRIEF_WISHES_MAX = 200;
/** An edited brief as JSON. Each of the longest prompt's wishes may name every clip of a project. */
export const BRIEF_BYTES_MAX = 128 * 1024;
/** Reading a prompt: many times what the longest one takes. */
export const BRIEF_READ_MS_MAX = 3000;
export const FILE_SLUG_CHARS_MAX = 80;

// Timeline (spec section 5).
export const CUT_SECONDS_MIN = 0.5;
export const CUT_SECONDS_MAX = 30;
export const CUT_SECONDS_STEP = 0.5;
export const CUT_MODIFIED_THRESHOLD_SECONDS = 0.1;
export const CUTS_PER_PLAN_MAX = 200;
/** Of a cut's own framing. The director makes up to four a second; a moving crop is one argument of ffmpeg, of 128 KiB at most. */
export const CUT_KEYFRAMES_MAX = 240;
/** A plan as JSON, with what later versions and other programs noted in it. The largest of our own are a third of it. */
export const PLAN_BYTES_MAX = 512 * 1024;
/** Earlier plans of a project that are kept, the newest. */
export const PLAN_VERSIONS_MAX = 30;

// Words of a clip.
/** A word is written as one, or as a few that belong together. */
export const WORD_CHARS_MAX = 60;
/** An hour of speech. */
export const WORDS_PER_CLIP_MAX = 10_000;
/** A subtitle file: many times what an hour of speech needs. */
export const CAPTION_FILE_CHARS_MAX = 500_000;

// The reel.
export const REEL_WIDTH = 1080;
export const REEL_HEIGHT = 1920;
export const REEL_FPS = 30;
export const REEL_SECONDS_MIN = 1;
export const REEL_SECONDS_MAX = 180;
export const REEL_LOUDNESS_LUFS = -14;
export const REEL_TRUE_PEAK_DBTP_MAX = -1;
export const TRANSITION_SECONDS = 0.4;
export const REEL_FADE_SECONDS = 0.8;
export const REEL_TITLE_CHARS_MAX = 60;
export const REEL_TITLE_SECONDS = 2.6;
/** Texts that the director puts over a reel. */
export const REEL_TITLES_MAX = 12;
/** Texts of one cut: a reel of a single cut may open and end with one. */
export const CUT_TITLES_MAX = 2;
/** How far a crop may be zoomed in: more shows the source's pixels. */
export const CROP_ZOOM_MAX = 3;
export const CUT_GAIN_DB_MIN = -60;
export const CUT_GAIN_DB_MAX = 12;
/** Seconds of the clip for one of the reel. */
export const CUT_RATE_MIN = 0.25;
export const CUT_RATE_MAX = 4;
/** Of a ramp. */
export const CUT_SPEED_POINTS_MAX = 8;
/** How far the music goes down in one place: less is not heard, more is silence. */
export const DUCK_DB_MIN = 1;
export const DUCK_DB_MAX = 24;
export const DUCKS_PER_CUT_MAX = 50;
/** Safe zone for words in the frame, as shares of its sides: what is clear of the buttons of all three platforms. */
export const SAFE_ZONE = { top: 0.14, bottom: 0.35, sides: 0.06 } as const;

// Export.
export const SHARE_LINK_MS = 24 * 60 * 60 * 1000;
/** Links of a video that work at the same time. */
export const SHARE_LINKS_MAX = 50;
/** Zips for other editors that an account downloads at once. */
export const HANDOFFS_PER_ACCOUNT_MAX = 2;
export const EXPORT_RETENTION_HOURS_DEFAULT = 24;

// Polling and retries in the browser (spec sections 4, 7, 9).
export const PROCESSING_POLL_MS = 2000;
export const LOGIN_REDIRECT_DELAY_MS = 500;

/** A database integer. */
export const PROJECT_ID_MAX = 2_147_483_647;
