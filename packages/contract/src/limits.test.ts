import { expect, it } from 'vitest';
import { qualityMetricsSchema } from './clips/clip-analysis.ts';
import * as limits from './limits.ts';

const MB = 1024 * 1024;

it('are those of the specification', () => {
  expect(limits).toMatchObject({
    CLIPS_PER_PROJECT_PROMISED: 40,
    FILES_PER_SESSION_MAX: 50,
    CLIP_BYTES_MAX: 100 * MB,
    PATCH_BYTES_MAX: 10 * MB,
    CHUNKING_FORCED_ABOVE_BYTES: 10 * MB,
    CHUNK_BYTES_DESKTOP: 8 * MB,
    CHUNK_BYTES_MOBILE: 3 * MB,
    CONCURRENT_UPLOADS_MAX: 5,
    UPLOAD_RETRY_DELAYS_MS: [0, 500, 1000, 2000, 5000, 10_000],
    UPLOAD_LOG_ENTRIES_MAX: 20,
    IDEAL_UPLOAD: {
      chunkBytesDesktop: 5 * MB,
      chunkBytesMobile: 2 * MB,
      concurrentUploadsDesktop: 3,
      concurrentUploadsMobile: 1,
    },
    TUS_VERSION: '1.0.0',
    CUT_SECONDS_MIN: 0.5,
    CUT_SECONDS_MAX: 30,
    CUT_SECONDS_STEP: 0.5,
    CUT_MODIFIED_THRESHOLD_SECONDS: 0.1,
    REEL_WIDTH: 1080,
    REEL_HEIGHT: 1920,
    PROCESSING_POLL_MS: 2000,
    LOGIN_REDIRECT_DELAY_MS: 500,
  });
});

it('a quality that was not measured counts as middling', () => {
  expect(qualityMetricsSchema.parse({})).toEqual({ brisqueScore: 50, brightness: 70, isShaky: false });
});
