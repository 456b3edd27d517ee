import { CLIP_SECONDS_MAX } from '@cutroom/contract';

/** Bounds on what a media child process may use, with the unit in each name. */
const MIB = 1024 * 1024;

/** Address space. Below 1 GiB ordinary decoding breaks; 4K HEVC with several threads needs about 2. */
export const PROCESS_MEMORY_BYTES_MAX = 3072 * MIB;
/** What a tool is reckoned with in the budget of all: ffmpeg with a 4K clip, and ffprobe. */
export const FFMPEG_MEMORY_SHARE_BYTES = 768 * MIB;
export const FFPROBE_MEMORY_SHARE_BYTES = 128 * MIB;
/** Largest file a child may write: sound of a 3 minute reel as 32-bit samples is 66 MiB, a segment far less. */
export const OUTPUT_BYTES_MAX = 512 * MIB;
/** An hour of H.264 proxy is the largest thing ever made here. */
export const PROXY_BYTES_MAX = 2048 * MIB;
/** No frame, byte or second of progress for this long means a hang; a busy machine's waiting does not count (stall/stall-clock.ts). */
export const STALL_MS_MAX = 60_000;

/** A proxy waits while anything else is at work: what it may use is processor time, and a hang shows later. */
export const PROXY_CPU_MS_MAX = 60 * 60_000;
export const PROXY_STALL_MS_MAX = 5 * 60_000;

export const PROBE_WALL_MS_MAX = 60_000;
export const WHOLE_CLIP_WALL_MS_MAX = 30 * 60_000;
export const AUDIO_WALL_MS_MAX = 10 * 60_000;
/** A few seconds of audio for a player. */
export const AUDIO_RANGE_WALL_MS_MAX = 60_000;
export const THUMBNAIL_WALL_MS_MAX = 60_000;
export const SEGMENT_WALL_MS_MAX = 10 * 60_000;
export const JOIN_WALL_MS_MAX = 10 * 60_000;

/** What a child's stderr may add to memory; the newest is kept. */
export const STDERR_CHARS_MAX = 16_000;
/** What may be collected of a stdout here, on the thread that answers requests: a version, the times of a few frames. */
export const COLLECTED_BYTES_MAX = MIB;
/** What ffprobe may say of a file's streams, of which there are up to a thousand. */
export const STREAMS_BYTES_MAX = 4 * MIB;
/** An hour of slow motion: what claims more frames was not filmed. */
export const FRAMES_MAX = CLIP_SECONDS_MAX * 240;
/** What an index of ours may list: of audio, 47 samples a second. */
export const SAMPLES_MAX = 1_000_000;
/** Bytes of a file that the sniff looks at. */
export const SNIFF_BYTES = 4096;
