import { REEL_HEIGHT, REEL_WIDTH } from '@cutroom/contract';
import { type EditCut, heardEdit } from '../edit-cut.ts';
import { editMarkers } from '../edit-markers.ts';
import type { EditTransition } from '../edit-transitions.ts';
import type { HandoffEdit } from '../handoff-edit.ts';
import { otioClip, otioGap, otioMusic } from './clips.ts';
import { rationalTime } from './times.ts';

/**
 * The edit as an OpenTimelineIO document, which DaVinci Resolve (18.5 and later) and Premiere Pro read: one video track
 * and, where audio is kept, an audio track in step with it, more for audio that lies over others'; the music on a track of its own. What the format has no place for is under `cutroom`.
 * @see https://opentimelineio.readthedocs.io/en/stable/tutorials/otio-serialized-schema.html
 */
export function toOpenTimeline(edit: HandoffEdit): string {
  const document = {
    OTIO_SCHEMA: 'Timeline.1',
    metadata: {
      cutroom: {
        projectId: edit.projectId,
        resolution: { width: REEL_WIDTH, height: REEL_HEIGHT },
        look: edit.look,
        titles: edit.titles,
      },
    },
    name: edit.title,
    global_start_time: rationalTime(0),
    tracks: { OTIO_SCHEMA: 'Stack.1', ...composed('tracks'), children: tracks(edit) },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function tracks(edit: HandoffEdit): object[] {
  const markers = editMarkers(edit);
  const video = edit.cuts.flatMap((cut, index) => [
    otioClip(cut, index, { kind: 'video', markers: markers.filter(({ cutIndex }) => cutIndex === index) }),
    ...transitionsAfter(edit, cut),
  ]);
  const opening = edit.transitions.filter(({ place }) => place === 'opening').map(transition);
  return [
    track('Video', 'Video', [...opening, ...video]),
    ...(edit.isMuted ? [] : audioTracks(edit)),
    ...(edit.music === null ? [] : [track('Audio', 'Music', [otioMusic(edit.music)])]),
  ];
}

/** One for what is heard under its own frames, and more for what lies over others' audio. */
function audioTracks(edit: HandoffEdit): object[] {
  const count = Math.max(1, ...edit.cuts.map(({ audio }) => audio?.track ?? 1));
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return track('Audio', number === 1 ? 'Audio' : `Audio ${number}`, audioItems(edit, number));
  });
}

/** With gaps between, so that the track is as long as the reel and stays in step. */
function audioItems({ cuts, frames }: HandoffEdit, number: number): object[] {
  const heard = cuts
    .flatMap((cut, index) => (cut.audio?.track === number ? [{ cut, index, audio: cut.audio }] : []))
    .toSorted((a, b) => a.audio.start - b.audio.start);
  const items = heard.flatMap(({ cut, index, audio }, place) => {
    const before = audio.start - (heard[place - 1]?.audio.end ?? 0);
    return [
      ...(before > 0 ? [otioGap(before)] : []),
      otioClip(heardEdit(cut), index, { kind: 'audio', audio }),
    ];
  });
  const left = frames - (heard.at(-1)?.audio.end ?? 0);
  return [...items, ...(left > 0 ? [otioGap(left)] : [])];
}

function transitionsAfter(edit: HandoffEdit, cut: EditCut): object[] {
  return edit.transitions
    .filter(({ place, atFrame }) => place !== 'opening' && atFrame === cut.end)
    .map(transition);
}

function transition({ kind, framesBefore, framesAfter }: EditTransition): object {
  return {
    OTIO_SCHEMA: 'Transition.1',
    metadata: {},
    name: kind === 'dissolve' ? 'Cross Dissolve' : 'Dip to Black',
    transition_type: kind === 'dissolve' ? 'SMPTE_Dissolve' : 'Custom_Transition',
    parameters: {},
    in_offset: rationalTime(framesBefore),
    out_offset: rationalTime(framesAfter),
  };
}

function track(kind: 'Video' | 'Audio', name: string, children: readonly object[]): object {
  return { OTIO_SCHEMA: 'Track.1', ...composed(name), kind, children };
}

function composed(name: string) {
  return { metadata: {}, name, source_range: null, effects: [], markers: [], enabled: true };
}
