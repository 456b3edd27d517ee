import { type EditAudio, type EditCut, heardEdit } from '../edit-cut.ts';
import { retimedStart } from '../edit-speed.ts';
import type { HandoffEdit } from '../handoff-edit.ts';
import { element, leaf, type XmlElement } from '../xml/xml.ts';
import type { FileReferences } from './file-references.ts';
import { REEL_RATE } from './samples.ts';

/** The channels of a stereo pair, each on an audio track of its own. */
export const AUDIO_CHANNELS = [1, 2] as const;

/** What every item of a cut has, in the order that Premiere writes it. */
export function clipItem(
  item: { readonly id: string; readonly attributes?: Readonly<Record<string, string>> },
  cut: EditCut,
  fileOf: FileReferences,
  times: ItemTimes = { start: cut.start, end: cut.end, ...inAndOut(cut) },
): { readonly head: XmlElement[]; readonly attributes: Readonly<Record<string, string>> } {
  const { media, speed } = cut;
  return {
    attributes: { id: item.id, ...item.attributes },
    head: [
      leaf('name', media.name),
      leaf('enabled', 'TRUE'),
      leaf('duration', speed === null ? media.frames : Math.round(media.frames / speed.meanRate)),
      REEL_RATE,
      leaf('start', times.start),
      leaf('end', times.end),
      leaf('in', times.in),
      leaf('out', times.out),
      fileOf(media),
    ],
  };
}

/** What of its clip a cut plays, on the clock of the retimed clip. */
export function inAndOut(cut: EditCut): Pick<ItemTimes, 'in' | 'out'> {
  const start = retimedStart(cut);
  return { in: start, out: start + cut.end - cut.start };
}

/** Where an item stands in the reel and in its file; -1 where a transition says it. */
export interface ItemTimes {
  readonly start: number;
  readonly end: number;
  readonly in: number;
  readonly out: number;
}

/** One channel of a stereo pair, with the cuts that are heard on it in the order in which they begin. */
export interface ChannelTrack {
  readonly channel: number;
  readonly heard: readonly HeardCut[];
}

export interface HeardCut {
  /** As it is heard (`heardEdit`). */
  readonly cut: EditCut;
  readonly audio: EditAudio;
  readonly cutIndex: number;
}

/** A pair for the cuts that lie under their frames, and one for each track below; a mono file has one channel. */
export function channelTracks({ cuts }: HandoffEdit): ChannelTrack[] {
  const heard = cuts
    .map(heardEdit)
    .flatMap((cut, cutIndex): HeardCut[] => (cut.audio === null ? [] : [{ cut, audio: cut.audio, cutIndex }]))
    .toSorted((a, b) => a.audio.start - b.audio.start);
  const tracks = [...new Set(heard.map(({ audio }) => audio.track))].toSorted((a, b) => a - b);
  return tracks
    .flatMap((track) => AUDIO_CHANNELS.map((channel) => ({ track, channel })))
    .map(({ track, channel }) => ({
      channel,
      heard: heard.filter(
        ({ cut, audio }) => audio.track === track && channel <= Math.min(2, cut.media.audio?.channels ?? 0),
      ),
    }))
    .filter((one) => one.heard.length > 0);
}

export function videoItemId(cutIndex: number): string {
  return `video-${cutIndex + 1}`;
}

export function audioItemId(cutIndex: number, channel: number): string {
  return `audio-${cutIndex + 1}-${channel}`;
}

/** Ties what belongs to one cut together: moved or trimmed, its video and audio stay in step. */
export function links(edit: HandoffEdit, cutIndex: number): XmlElement[] {
  const video = link(videoItemId(cutIndex), 'video', 1, cutIndex + 1);
  const audio = channelTracks(edit).flatMap(({ channel, heard }, track) => {
    const place = heard.findIndex((one) => one.cutIndex === cutIndex);
    return place < 0 ? [] : [link(audioItemId(cutIndex, channel), 'audio', track + 1, place + 1)];
  });
  return audio.length === 0 ? [] : [video, ...audio];
}

function link(id: string, kind: 'video' | 'audio', trackIndex: number, clipIndex: number): XmlElement {
  return element('link', {}, [
    leaf('linkclipref', id),
    leaf('mediatype', kind),
    leaf('trackindex', trackIndex),
    leaf('clipindex', clipIndex),
    ...(kind === 'audio' ? [leaf('groupindex', 1)] : []),
  ]);
}
