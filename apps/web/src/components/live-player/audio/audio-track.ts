import { AUDIO_RATE } from '@cutroom/reel';
import { isLostFetch } from '../connection/lost-connection.ts';
import type { LiveReel } from '../live-reel.ts';
import { type AudioChunk, audioChunks, heldChunks, shapedChannels } from './audio-chunks.ts';
import { carriedClock } from './carried-clock.ts';

/** What is heard of the reel, and the clock that everything else follows. */
export interface AudioTrack {
  readonly setReel: (reel: LiveReel) => void;
  /** To be called within a press before the first play: browsers start no audio without one. */
  readonly wake: () => void;
  /** Plays from a second of the reel on. */
  readonly play: (fromSeconds: number) => void;
  readonly stop: () => void;
  /** The second of the reel that is heard now; null while nothing plays. */
  readonly heardSeconds: () => number | null;
  /** Whether what is to be heard now did not come for want of a connection; after a stop, whether that was so. */
  readonly isCutOff: () => boolean;
  readonly askAgain: () => void;
  readonly setMuted: (isMuted: boolean) => void;
  readonly release: () => void;
}

const SCHEDULE_EVERY_MS = 250;
/** What did not come although there is a connection is asked for again after this; else the connection's return tells. */
const LOST_FOR_MS = 2000;
/** Chunks on their way at a time, the nearest first: forty short ones at once took a machine from the first frames. */
const LOADING_MAX = 3;
/** Time between the press and the first sample, for the graph to start. */
const START_DELAY_SECONDS = 0.03;
/** The renderer's limiter keeps peaks below this; a compressor is the nearest thing that browsers have. */
const CEILING_DB = -2;
const LIMITER_RATIO = 20;
/** Web Audio compressors raise what they return by 0.6 of what they take from full scale. */
const MAKEUP_DB = 0.6 * -(CEILING_DB - CEILING_DB / LIMITER_RATIO);

interface Playing {
  /** The context's second at which the reel's second 0 is or would have been heard. */
  readonly zeroAt: number;
  /** Second of the reel from which it plays: nothing before it is heard or shown. */
  readonly fromSeconds: number;
  readonly timer: number;
  readonly sources: Map<AudioChunk, AudioBufferSourceNode | 'loading' | 'lost'>;
  readonly stopping: AbortController;
}

/** @param fetchPcm a chunk's stretch of its clip or track as a WAV file of 48 kHz stereo */
export function audioTrack(
  fetchPcm: (chunk: AudioChunk, signal: AbortSignal) => Promise<ArrayBuffer> = fetchAudio,
): AudioTrack {
  const context = new AudioContext({ sampleRate: AUDIO_RATE, latencyHint: 'interactive' });
  const { level, volume } = outputOf(context);
  let reel: LiveReel | null = null;
  /** Those of the reel; null until it plays. */
  let chunks: readonly AudioChunk[] | null = null;
  let playing: Playing | null = null;
  let isCutOff = false;
  const clock = carriedClock();

  const heardSeconds = (): number | null => {
    if (playing === null) return null;
    if (context.state !== 'running') return clock.carried();
    // It runs again: heard from where the reel is by now.
    if (clock.isCarrying()) play(clock.carried());
    clock.set(Math.max(playing.fromSeconds, heardNow(context) - playing.zeroAt));
    return clock.carried();
  };

  const start = async (chunk: AudioChunk, now: Playing): Promise<void> => {
    if (reel === null) return;
    now.sources.set(chunk, 'loading');
    const pcm = await context.decodeAudioData(await fetchPcm(chunk, now.stopping.signal));
    if (playing !== now) return;
    const source = sourceNode(context, chunk, reel, pcm);
    source.connect(level);
    startChunk(source, chunk, now);
    now.sources.set(chunk, source);
    schedule();
  };

  const schedule = (): void => {
    if (playing === null || reel === null) return;
    const now = playing;
    chunks ??= audioChunks(reel);
    const held = heldChunks(chunks, (context.currentTime - now.zeroAt) * AUDIO_RATE);
    for (const chunk of now.sources.keys()) if (!held.has(chunk)) now.sources.delete(chunk);
    for (const chunk of toLoad(held, now.sources)) {
      start(chunk, now).catch((error: unknown) => leaveOut(chunk, now, error));
    }
  };

  const stop = (): void => {
    if (playing !== null) silence(playing);
    playing = null;
  };

  const play = (fromSeconds: number): void => {
    if (!wakeUp(context)) return;
    stop();
    clock.set(fromSeconds);
    isCutOff = false;
    if (reel !== null) level.gain.value = 10 ** (reel.levelDb / 20);
    playing = playingFrom(fromSeconds, context, schedule);
    schedule();
  };

  return {
    setReel: (next) => {
      [reel, chunks] = [next, null];
      const seconds = heardSeconds();
      if (seconds !== null) play(seconds);
    },
    wake: () => void wakeUp(context),
    play,
    stop,
    heardSeconds,
    isCutOff: () => {
      if (playing !== null) isCutOff = isLostAt(clock.carried(), playing);
      return isCutOff;
    },
    askAgain: () => {
      isCutOff = false;
      if (playing !== null) forgetLost(playing);
      schedule();
    },
    setMuted: (isMuted) => void volume.gain.setTargetAtTime(isMuted ? 0 : 1, context.currentTime, 0.01),
    release: () => {
      stop();
      void context.close();
    },
  };
}

function playingFrom(fromSeconds: number, { currentTime }: AudioContext, schedule: () => void): Playing {
  return {
    zeroAt: currentTime + START_DELAY_SECONDS - fromSeconds,
    fromSeconds,
    timer: window.setInterval(schedule, SCHEDULE_EVERY_MS),
    sources: new Map(),
    stopping: new AbortController(),
  };
}

function silence({ timer, stopping, sources }: Playing): void {
  window.clearInterval(timer);
  stopping.abort();
  for (const source of sources.values()) if (typeof source !== 'string') source.disconnect();
}

function forgetLost({ sources }: Playing): void {
  for (const [chunk, source] of sources) if (source === 'lost') sources.delete(chunk);
}

/** The reel plays on without what the server does not give; that is asked for again at the next turn. */
function leaveOut(chunk: AudioChunk, { sources }: Playing, error: unknown): void {
  const state = isLostFetch(error) ? 'lost' : 'loading';
  sources.set(chunk, state);
  if (state === 'lost' && !navigator.onLine) return;
  const forget = () => sources.get(chunk) === state && sources.delete(chunk);
  window.setTimeout(forget, state === 'lost' ? LOST_FOR_MS : SCHEDULE_EVERY_MS);
}

function isLostAt(seconds: number, { sources }: Playing): boolean {
  return [...sources].some(
    ([{ startSample, samples }, source]) =>
      source === 'lost' &&
      seconds * AUDIO_RATE >= startSample &&
      seconds * AUDIO_RATE < startSample + samples,
  );
}

/** @returns false where it was released meanwhile */
function wakeUp(context: AudioContext): boolean {
  if (context.state === 'closed') return false;
  if (context.state !== 'running') void context.resume();
  return true;
}

/** Of what is to be held the nearest that is not here, as far as there is room beside what is on its way. */
function toLoad(held: ReadonlySet<AudioChunk>, sources: Playing['sources']): AudioChunk[] {
  const loading = [...sources.values()].filter((source) => source === 'loading').length;
  return [...held].filter((chunk) => !sources.has(chunk)).slice(0, Math.max(0, LOADING_MAX - loading));
}

/** The chunk as it is heard in the reel: in its cut's envelope and in that of the whole. */
function sourceNode(
  context: AudioContext,
  chunk: AudioChunk,
  { audio }: LiveReel,
  pcm: AudioBuffer,
): AudioBufferSourceNode {
  const channels = Array.from({ length: pcm.numberOfChannels }, (_, channel) => pcm.getChannelData(channel));
  const shaped = shapedChannels(chunk, audio.envelope, channels);
  const buffer = context.createBuffer(shaped.length, chunk.samples, AUDIO_RATE);
  for (const [channel, samples] of shaped.entries()) buffer.copyToChannel(samples, channel);
  return new AudioBufferSourceNode(context, { buffer });
}

/** What comes late begins with what is due now, and no chunk before the second from which is played; what is over is not heard. */
function startChunk(
  source: AudioBufferSourceNode,
  { startSample, samples }: AudioChunk,
  { zeroAt, fromSeconds }: Playing,
): void {
  const due = zeroAt + startSample / AUDIO_RATE;
  const at = Math.max(due, zeroAt + fromSeconds, source.context.currentTime);
  if (at - due < samples / AUDIO_RATE) source.start(at, at - due);
}

/** It goes forward by blocks of samples; where the browser says when it played which sample, evenly. */
const TOLD_APART_SECONDS = 0.05;

/** The context's second that is heard now. */
function heardNow(context: AudioContext): number {
  const counted = context.currentTime - latencyOf(context);
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
  const told = contextTime + (performance.now() - performanceTime) / 1000;
  return contextTime > 0 && Math.abs(told - counted) < TOLD_APART_SECONDS ? told : counted;
}

function latencyOf({ outputLatency, baseLatency }: AudioContext): number {
  return outputLatency || baseLatency || 0;
}

/** From the level of the reel, through the limiter and the volume, to what is heard. */
function outputOf(context: AudioContext): { readonly level: GainNode; readonly volume: GainNode } {
  const level = context.createGain();
  const volume = context.createGain();
  const { compressor, makeup } = limiter(context);
  // `connect` answers with what was connected to, not with the beginning of the chain.
  level.connect(compressor).connect(makeup).connect(volume).connect(context.destination);
  return { level, volume };
}

function limiter(context: AudioContext): { readonly compressor: AudioNode; readonly makeup: AudioNode } {
  const compressor = new DynamicsCompressorNode(context, {
    threshold: CEILING_DB,
    knee: 0,
    ratio: LIMITER_RATIO,
    attack: 0.002,
    release: 0.1,
  });
  return { compressor, makeup: new GainNode(context, { gain: 10 ** (-MAKEUP_DB / 20) }) };
}

async function fetchAudio(chunk: AudioChunk, signal: AbortSignal): Promise<ArrayBuffer> {
  const url = audioUrl(chunk);
  const response = await fetch(url, { credentials: 'include', signal });
  if (!response.ok) throw new Error(`The audio could not be fetched: ${response.status}`);
  return response.arrayBuffer();
}

function audioUrl(chunk: AudioChunk): string {
  const query = new URLSearchParams({
    from: chunk.fromSeconds.toFixed(6),
    to: chunk.toSeconds.toFixed(6),
  });
  switch (chunk.kind) {
    case 'cut':
      if (chunk.isCleared) query.set('voices', 'clear');
      // The server brings it to its speed as the renderer does.
      if (chunk.sped !== null) query.set('cut', JSON.stringify(chunk.sped));
      return `/api/clips/${encodeURIComponent(chunk.clipId)}/audio?${query}`;
    case 'music':
      return `${chunk.audioUrl}&${query}`;
  }
}
