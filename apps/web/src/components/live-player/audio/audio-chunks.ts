import { REEL_FPS } from '@cutroom/contract';
import {
  AUDIO_RATE,
  type CutAudio,
  type GainEnvelope,
  type GainPoint,
  gainAt,
  gainSegments,
  gainsBetween,
  isSped,
  SAMPLES_PER_FRAME,
} from '@cutroom/reel';
import type { LiveCut } from '../live-cut.ts';
import type { LiveReel } from '../live-reel.ts';

/** A stretch of what is heard: short enough to be here soon, and to hold little at a time. */
export type AudioChunk = CutChunk | MusicChunk;

interface Stretch {
  /** Interval of the clip or track, in its seconds (but see `sped`); it may begin before a clip does, which is silence. */
  readonly fromSeconds: number;
  readonly toSeconds: number;
  /** Place in the reel, in samples. */
  readonly startSample: number;
  readonly samples: number;
}

interface CutChunk extends Stretch {
  readonly kind: 'cut';
  readonly clipId: string;
  /** Whether its voices are made clear. */
  readonly isCleared: boolean;
  /** Of a cut at another speed: the seconds are then its own, as it plays in the reel. */
  readonly sped: Pick<LiveCut, 'startSeconds' | 'frames' | 'speed' | 'audio'> | null;
  readonly envelope: GainEnvelope;
  /** Where the chunk begins in its cut's envelope. */
  readonly envelopeSample: number;
}

interface MusicChunk extends Stretch {
  readonly kind: 'music';
  readonly audioUrl: string;
  /** Over samples of the reel. */
  readonly gains: readonly GainPoint[];
}

const CHUNK_SAMPLES = 4 * AUDIO_RATE;

/** All audio of a reel that can be heard, in the order in which it begins. Pure. */
export function audioChunks({ audio, music }: Pick<LiveReel, 'audio' | 'music'>): AudioChunk[] {
  const cuts = audio.cuts.flatMap((cut) => (cut.isHeard ? chunksOf(cut) : []));
  return [...cuts, ...(music === null ? [] : musicChunks(music))].toSorted(
    (a, b) => a.startSample - b.startSample,
  );
}

/** Fetched and scheduled this far ahead. */
const AHEAD_SAMPLES = 12 * AUDIO_RATE;
/** So much of cuts and music together is in memory at a time. */
const HELD_SAMPLES_MAX = 20 * AUDIO_RATE;

/**
 * What of it is in memory while a sample of the reel is heard: what is heard, and what comes next as far as there is room. Pure.
 * @param chunks in the order in which they begin
 */
export function heldChunks(chunks: readonly AudioChunk[], position: number): ReadonlySet<AudioChunk> {
  const held = new Set<AudioChunk>();
  let room = HELD_SAMPLES_MAX;
  for (const chunk of chunks) {
    if (chunk.startSample + chunk.samples < position) continue;
    if (chunk.startSample >= position + AHEAD_SAMPLES || chunk.samples > room) break;
    held.add(chunk);
    room -= chunk.samples;
  }
  return held;
}

function musicChunks({
  audioUrl,
  trackSample,
  samples: total,
  gains,
}: NonNullable<LiveReel['music']>): MusicChunk[] {
  return Array.from({ length: Math.ceil(total / CHUNK_SAMPLES) }, (_, index) => {
    const startSample = index * CHUNK_SAMPLES;
    const samples = Math.min(CHUNK_SAMPLES, total - startSample);
    const fromSeconds = (trackSample + startSample) / AUDIO_RATE;
    return {
      kind: 'music',
      audioUrl,
      fromSeconds,
      toSeconds: fromSeconds + samples / AUDIO_RATE,
      startSample,
      samples,
      gains,
    };
  });
}

function chunksOf({ cut, start, sourceSeconds, cutFrame, envelope }: CutAudio<LiveCut>): CutChunk[] {
  const { startSeconds, frames, speed, audio } = cut;
  const pulled = audio === undefined ? {} : { audio };
  const sped = speed !== undefined && isSped(speed) ? { startSeconds, frames, speed, ...pulled } : null;
  const firstSeconds = sped === null ? sourceSeconds : cutFrame / REEL_FPS;
  return Array.from({ length: Math.ceil(envelope.samples / CHUNK_SAMPLES) }, (_, index) => {
    const envelopeSample = index * CHUNK_SAMPLES;
    const samples = Math.min(CHUNK_SAMPLES, envelope.samples - envelopeSample);
    const fromSeconds = firstSeconds + envelopeSample / AUDIO_RATE;
    const toSeconds = fromSeconds + samples / AUDIO_RATE;
    return {
      kind: 'cut',
      clipId: cut.clipId,
      isCleared: cut.voiceClearing !== undefined,
      sped,
      fromSeconds,
      toSeconds,
      startSample: start * SAMPLES_PER_FRAME + envelopeSample,
      samples,
      envelope,
      envelopeSample,
    };
  });
}

/**
 * The chunk as it is heard: its samples in the gains of its cut or of the music, and of the reel, as the renderer mixes them.
 * @param channels as decoded; a channel that ends early goes on silent
 */
export function shapedChannels(
  chunk: AudioChunk,
  reelEnvelope: GainEnvelope,
  channels: readonly Float32Array[],
): Float32Array<ArrayBuffer>[] {
  const own = ownGains(chunk);
  const whole = gainsWithin(reelEnvelope, chunk.startSample, chunk.samples);
  return channels.map((samples) => {
    // Loops: this runs in the page while it plays, where a callback for each sample is felt on phones.
    const shaped = new Float32Array(chunk.samples);
    const length = Math.min(shaped.length, samples.length);
    for (let at = 0; at < length; at += 1)
      shaped[at] = (samples[at] ?? 0) * (own[at] ?? 0) * (whole[at] ?? 1);
    return shaped;
  });
}

function ownGains(chunk: AudioChunk): Float32Array {
  switch (chunk.kind) {
    case 'cut':
      return gainsWithin(chunk.envelope, chunk.envelopeSample, chunk.samples);
    case 'music':
      return gainsBetween(chunk.gains, chunk.startSample, chunk.samples);
  }
}

function gainsWithin(envelope: GainEnvelope, from: number, samples: number): Float32Array {
  const gains = new Float32Array(samples);
  for (const { startSample, endSample, steadyGain } of gainSegments(envelope)) {
    const first = Math.max(0, startSample - from);
    const end = Math.min(samples, endSample - from);
    if (end <= first) continue;
    if (steadyGain !== null) gains.fill(steadyGain, first, end);
    else for (let at = first; at < end; at += 1) gains[at] = gainAt(envelope, from + at);
  }
  return gains;
}
