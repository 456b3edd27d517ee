import { decimal } from '../decimal.ts';
import { type EditMusic, usualLevelDb } from '../edit-music.ts';
import { retimedStart } from '../edit-speed.ts';
import { relativeUrl } from '../file-url.ts';
import type { HandoffEdit } from '../handoff-edit.ts';
import { element, leaf, type XmlElement } from '../xml/xml.ts';
import { AUDIO_CHANNELS, audioItemId, channelTracks, clipItem, type HeardCut, links } from './clip-items.ts';
import type { FileReferences } from './file-references.ts';
import { audioSamples, REEL_RATE } from './samples.ts';
import { timeRemapFilter } from './time-remap-filter.ts';

/** A stereo pair for the clips, more for audio that lies over others', and one for the music; none where nothing is heard. */
export function audioTracks(edit: HandoffEdit, fileOf: FileReferences): XmlElement[] {
  const own = clipTracks(edit, fileOf);
  return edit.music === null ? own : [...own, ...musicTracks(edit.music, own.length)];
}

/** One track for each channel of a stereo pair, marked as Premiere marks it. */
function clipTracks(edit: HandoffEdit, fileOf: FileReferences): XmlElement[] {
  return channelTracks(edit).map(({ channel, heard }) =>
    channelTrack(
      channel,
      heard.map((one) => audioItem(edit, one, channel, fileOf)),
    ),
  );
}

function audioItem(
  edit: HandoffEdit,
  { cut, audio, cutIndex }: HeardCut,
  channel: number,
  fileOf: FileReferences,
): XmlElement {
  const from = Math.max(0, retimedStart(cut) + audio.cutFrame);
  const type = cut.media.audio?.channels === 1 ? 'mono' : 'stereo';
  const { head, attributes } = clipItem(
    { id: audioItemId(cutIndex, channel), attributes: { premiereChannelType: type } },
    cut,
    fileOf,
    { start: audio.start, end: audio.end, in: from, out: from + audio.end - audio.start },
  );
  return element('clipitem', attributes, [
    ...head,
    element('sourcetrack', {}, [leaf('mediatype', 'audio'), leaf('trackindex', 1)]),
    ...gain(cut.gainDb, audio, from),
    ...timeRemapFilter(cut, 'audio'),
    ...links(edit, cutIndex),
  ]);
}

/** As much as Final Cut Pro 7 allows: +12 dB. */
const AMPLITUDE_MAX = 3.98107;

function gain(gainDb: number, { levels, start }: HeardCut['audio'], from: number): XmlElement[] {
  if (gainDb === 0 && levels.length === 0) return [];
  const keyframes = levels.map((level) => levelKey(from + level.frame - start, level.gainDb));
  return [levelFilter(gainDb, keyframes)];
}

/** @param when on the clock of the item's file */
function levelKey(when: number, gainDb: number): XmlElement {
  return element('keyframe', {}, [leaf('when', when), leaf('value', amplitude(gainDb))]);
}

function levelFilter(gainDb: number, keyframes: readonly XmlElement[] = []): XmlElement {
  return element('filter', {}, [
    element('effect', {}, [
      leaf('name', 'Audio Levels'),
      leaf('effectid', 'audiolevels'),
      leaf('effectcategory', 'audiolevels'),
      leaf('effecttype', 'audiolevels'),
      leaf('mediatype', 'audio'),
      element('parameter', {}, [
        leaf('parameterid', 'level'),
        leaf('name', 'Level'),
        leaf('valuemin', 0),
        leaf('valuemax', AMPLITUDE_MAX),
        leaf('value', amplitude(gainDb)),
        ...keyframes,
      ]),
    ]),
  ]);
}

function amplitude(gainDb: number): string {
  return decimal(Math.min(AMPLITUDE_MAX, 10 ** (gainDb / 20)));
}

/** @param before how many audio tracks there are above */
function musicTracks(music: EditMusic, before: number): XmlElement[] {
  return AUDIO_CHANNELS.map((channel) => channelTrack(channel, [musicItem(music, channel, before)]));
}

function musicItem(music: EditMusic, channel: number, before: number): XmlElement {
  const { name, frames, sourceStart, end, levels } = music;
  const keyframes = levels.map(({ frame, gainDb }) => levelKey(sourceStart + frame, gainDb));
  return element('clipitem', { id: musicItemId(channel), premiereChannelType: 'stereo' }, [
    leaf('name', name),
    leaf('enabled', 'TRUE'),
    leaf('duration', frames),
    REEL_RATE,
    leaf('start', 0),
    leaf('end', end),
    leaf('in', sourceStart),
    leaf('out', sourceStart + end),
    channel === 1 ? musicFile(music) : element('file', { id: MUSIC_FILE_ID }),
    element('sourcetrack', {}, [leaf('mediatype', 'audio'), leaf('trackindex', 1)]),
    levelFilter(usualLevelDb(music), keyframes),
    ...AUDIO_CHANNELS.map((each) =>
      element('link', {}, [
        leaf('linkclipref', musicItemId(each)),
        leaf('mediatype', 'audio'),
        leaf('trackindex', before + each),
        leaf('clipindex', 1),
        leaf('groupindex', 1),
      ]),
    ),
  ]);
}

const MUSIC_FILE_ID = 'file-music';

function musicItemId(channel: number): string {
  return `music-${channel}`;
}

function musicFile({ name, path, frames }: EditMusic): XmlElement {
  return element('file', { id: MUSIC_FILE_ID }, [
    leaf('name', name),
    leaf('pathurl', relativeUrl(path)),
    REEL_RATE,
    leaf('duration', frames),
    element('media', {}, [
      element('audio', {}, [audioSamples(MUSIC_SAMPLE_RATE), leaf('channelcount', AUDIO_CHANNELS.length)]),
    ]),
  ]);
}

const MUSIC_SAMPLE_RATE = 48_000;

function channelTrack(channel: number, items: readonly XmlElement[]): XmlElement {
  const attributes = {
    currentExplodedTrackIndex: channel - 1,
    totalExplodedTrackCount: AUDIO_CHANNELS.length,
    premiereTrackType: 'Stereo',
  };
  return element('track', attributes, [
    ...items,
    leaf('enabled', 'TRUE'),
    leaf('locked', 'FALSE'),
    leaf('outputchannelindex', channel),
  ]);
}
