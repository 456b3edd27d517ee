import { decimal } from '../decimal.ts';
import type { EditAudio, EditCut, EditMedia } from '../edit-cut.ts';
import type { EditMarker } from '../edit-markers.ts';
import type { EditMusic } from '../edit-music.ts';
import { relativeUrl } from '../file-url.ts';
import { rationalTime, timeRange } from './times.ts';

type ClipKind =
  | { readonly kind: 'video'; readonly markers: readonly EditMarker[] }
  | { readonly kind: 'audio'; readonly audio: EditAudio };

/** A cut's video or its audio. What links the two is each editor's own: Resolve's group, Premiere's id. */
export function otioClip(cut: EditCut, index: number, clip: ClipKind): object {
  const { media } = cut;
  const { sourceStart, start, end } = clip.kind === 'audio' ? clip.audio : cut;
  return {
    OTIO_SCHEMA: 'Clip.2',
    metadata: {
      Resolve_OTIO: { 'Link Group ID': index + 1 },
      PremierePro_OTIO: { LinkID: String(index + 1) },
      cutroom: { clipId: media.clipId, reason: cut.reason, gainDb: cut.gainDb, ...levelsOf(clip) },
    },
    name: media.name,
    source_range: timeRange(sourceStart, end - start),
    effects: [...timeWarp(cut), ...(clip.kind === 'video' ? cropEffect(cut) : [])],
    markers: clip.kind === 'video' ? clip.markers.map((marker) => otioMarker(cut, marker)) : [],
    enabled: true,
    media_references: { DEFAULT_MEDIA: externalReference(media) },
    active_media_reference_key: 'DEFAULT_MEDIA',
  };
}

/** Where the audio goes down for what lies over it, where a script finds it: OpenTimelineIO knows no levels. */
function levelsOf(clip: ClipKind): object {
  if (clip.kind === 'video' || clip.audio.levels.length === 0) return {};
  const { levels, sourceStart, start } = clip.audio;
  return {
    levels: levels.map(({ frame, gainDb }) => ({
      time: rationalTime(sourceStart + frame - start),
      gainDb: Number(decimal(gainDb)),
    })),
  };
}

/** The track, with its levels where a script finds them: OpenTimelineIO knows none. */
export function otioMusic({ name, path, frames, sourceStart, end, levels }: EditMusic): object {
  return {
    OTIO_SCHEMA: 'Clip.2',
    metadata: {
      cutroom: {
        levels: levels.map(({ frame, gainDb }) => ({
          time: rationalTime(sourceStart + frame),
          gainDb: Number(decimal(gainDb)),
        })),
      },
    },
    name,
    source_range: timeRange(sourceStart, end),
    effects: [],
    markers: [],
    enabled: true,
    media_references: { DEFAULT_MEDIA: externalReference({ path, name, frames }) },
    active_media_reference_key: 'DEFAULT_MEDIA',
  };
}

/** Silence where nothing lies on a track, so that the tracks stay in step. */
export function otioGap(frames: number): object {
  return {
    OTIO_SCHEMA: 'Gap.1',
    metadata: {},
    name: '',
    source_range: timeRange(0, frames),
    effects: [],
    markers: [],
    enabled: true,
  };
}

function externalReference({ path, name, frames }: Pick<EditMedia, 'path' | 'name' | 'frames'>): object {
  return {
    OTIO_SCHEMA: 'ExternalReference.1',
    metadata: {},
    name,
    available_range: timeRange(0, frames),
    available_image_bounds: null,
    target_url: relativeUrl(path),
  };
}

/** OpenTimelineIO knows one speed for a clip: a ramp has its mean, and is kept where a script finds it. */
function timeWarp({ speed, sourceStart }: EditCut): object[] {
  if (speed === null) return [];
  const { meanRate, keys } = speed;
  const ramp = keys.map(({ reelFrame, clipFrame }) => ({
    time: rationalTime(sourceStart + reelFrame),
    mediaTime: rationalTime(sourceStart + clipFrame),
  }));
  return [
    {
      OTIO_SCHEMA: 'LinearTimeWarp.1',
      metadata: keys.length > 2 ? { cutroom: { timeMap: ramp } } : {},
      name: 'Speed',
      effect_name: 'LinearTimeWarp',
      time_scalar: meanRate,
      enabled: true,
    },
  ];
}

/** OpenTimelineIO knows no crop: the path is kept where a script, or a later version, finds it. */
function cropEffect({ framing, sourceStart }: EditCut): object[] {
  if (framing.mode === 'fit') return [];
  const { width, height, keys } = framing;
  return [
    {
      OTIO_SCHEMA: 'Effect.1',
      metadata: {
        cutroom: {
          window: { width, height },
          keyframes: keys.map(({ frame, centerX, centerY }) => ({
            time: rationalTime(sourceStart + frame),
            centerX,
            centerY,
          })),
        },
      },
      name: 'Crop',
      effect_name: 'Crop',
      enabled: true,
    },
  ];
}

function otioMarker({ sourceStart, start }: EditCut, { name, text, frame }: EditMarker): object {
  return {
    OTIO_SCHEMA: 'Marker.2',
    metadata: {},
    name: `${name}: ${text}`,
    comment: text,
    color: 'GREEN',
    marked_range: timeRange(sourceStart + frame - start, 1),
  };
}
