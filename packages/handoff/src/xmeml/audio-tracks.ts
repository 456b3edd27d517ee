import { decimal } from '../decimal.ts';
import type { EditCut } from '../edit-cut.ts';
import type { HandoffEdit } from '../handoff-edit.ts';
import { element, leaf, type XmlElement } from '../xml/xml.ts';
import { AUDIO_CHANNELS, audioItemId, clipItem, heardOn, links } from './clip-items.ts';
import type { FileReferences } from './file-references.ts';
import { timeRemapFilter } from './time-remap-filter.ts';

/** One track for each channel of a stereo pair, marked as Premiere marks it; none where nothing is heard. */
export function audioTracks(edit: HandoffEdit, fileOf: FileReferences): XmlElement[] {
  return AUDIO_CHANNELS.flatMap((channel) => {
    const heard = heardOn(edit, channel);
    if (heard.length === 0) return [];
    const attributes = {
      currentExplodedTrackIndex: channel - 1,
      totalExplodedTrackCount: AUDIO_CHANNELS.length,
      premiereTrackType: 'Stereo',
    };
    return [
      element('track', attributes, [
        ...heard.map(({ cut, cutIndex }) => audioItem(edit, cut, cutIndex, channel, fileOf)),
        leaf('enabled', 'TRUE'),
        leaf('locked', 'FALSE'),
        leaf('outputchannelindex', channel),
      ]),
    ];
  });
}

function audioItem(
  edit: HandoffEdit,
  cut: EditCut,
  cutIndex: number,
  channel: number,
  fileOf: FileReferences,
): XmlElement {
  const type = cut.media.audio?.channels === 1 ? 'mono' : 'stereo';
  const { head, attributes } = clipItem(
    { id: audioItemId(cutIndex, channel), attributes: { premiereChannelType: type } },
    cut,
    fileOf,
  );
  return element('clipitem', attributes, [
    ...head,
    element('sourcetrack', {}, [leaf('mediatype', 'audio'), leaf('trackindex', 1)]),
    ...gain(cut),
    ...timeRemapFilter(cut, 'audio'),
    ...links(edit, cutIndex),
  ]);
}

/** As much as Final Cut Pro 7 allows: +12 dB. */
const AMPLITUDE_MAX = 3.98107;

function gain({ gainDb }: EditCut): XmlElement[] {
  if (gainDb === 0) return [];
  return [
    element('filter', {}, [
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
          leaf('value', decimal(Math.min(AMPLITUDE_MAX, 10 ** (gainDb / 20)))),
        ]),
      ]),
    ]),
  ];
}
