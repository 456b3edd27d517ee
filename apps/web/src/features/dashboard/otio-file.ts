import {
  displayedClipName,
  type EditingPlan,
  playedSeconds,
  REEL_FPS,
  type SelectedClip,
  type VideoClip,
} from '@cutroom/contract';

/**
 * The edit as OpenTimelineIO, which DaVinci Resolve, Premiere and others read: clips' names and source ranges, in frames
 * at the reel's rate. Schema: https://opentimelineio.readthedocs.io/en/stable/tutorials/otio-serialized-schema.html
 */
export function otioFile(
  title: string,
  plan: EditingPlan,
  clips: readonly VideoClip[],
): { readonly name: string; readonly text: string } {
  const timeline = {
    OTIO_SCHEMA: 'Timeline.1',
    name: title,
    global_start_time: null,
    metadata: {},
    tracks: {
      OTIO_SCHEMA: 'Stack.1',
      name: 'tracks',
      source_range: null,
      effects: [],
      markers: [],
      metadata: {},
      children: [videoTrack(plan, new Map(clips.map((clip) => [clip.id, clip])))],
    },
  };
  return { name: `${fileStem(title)}.otio`, text: JSON.stringify(timeline, null, 2) };
}

function videoTrack(plan: EditingPlan, clipOf: ReadonlyMap<string, VideoClip>) {
  const cuts = plan.selectedClips.toSorted((a, b) => a.order - b.order);
  return {
    OTIO_SCHEMA: 'Track.1',
    name: 'Video',
    kind: 'Video',
    source_range: null,
    effects: [],
    markers: [],
    metadata: {},
    children: cuts.map((cut) => otioClip(cut, clipOf.get(cut.clipId))),
  };
}

function otioClip(cut: SelectedClip, clip: VideoClip | undefined) {
  const name = clip === undefined ? 'Missing Clip' : displayedClipName(clip.filename);
  return {
    OTIO_SCHEMA: 'Clip.1',
    name,
    source_range: timeRange(cut.startTime, playedSeconds(cut)),
    effects: [],
    markers: [],
    metadata: {},
    media_reference:
      clip === undefined
        ? { OTIO_SCHEMA: 'MissingReference.1', name, available_range: null, metadata: {} }
        : {
            OTIO_SCHEMA: 'ExternalReference.1',
            name,
            target_url: name,
            available_range: timeRange(0, clip.durationSeconds),
            metadata: {},
          },
  };
}

function timeRange(startSeconds: number, durationSeconds: number) {
  return {
    OTIO_SCHEMA: 'TimeRange.1',
    start_time: rationalTime(startSeconds),
    duration: rationalTime(durationSeconds),
  };
}

function rationalTime(seconds: number) {
  return { OTIO_SCHEMA: 'RationalTime.1', rate: REEL_FPS, value: Math.round(seconds * REEL_FPS) };
}

function fileStem(title: string): string {
  return title.replace(/[^\p{L}\p{N} -]+/gu, '').trim() || 'Cutroom edit';
}
