import { editMarkers } from '../edit-markers.ts';
import type { HandoffEdit } from '../handoff-edit.ts';
import { element, leaf, xmlDocument } from '../xml/xml.ts';
import { audioTracks } from './audio-tracks.ts';
import { fileReferences } from './file-references.ts';
import { REEL_AUDIO_FORMAT, REEL_RATE, REEL_VIDEO_FORMAT } from './samples.ts';
import { videoTrack } from './video-track.ts';

/**
 * The edit as Final Cut Pro 7's XML, version 5, which Premiere Pro and older DaVinci Resolve read.
 * @see https://developer.apple.com/library/archive/documentation/AppleApplications/Reference/FinalCutPro_XML/
 */
export function toXmeml(edit: HandoffEdit): string {
  const fileOf = fileReferences();
  const sequence = element('sequence', { id: 'sequence-1' }, [
    leaf('name', edit.title),
    leaf('duration', edit.frames),
    REEL_RATE,
    element('timecode', {}, [
      REEL_RATE,
      leaf('string', '00:00:00:00'),
      leaf('frame', 0),
      leaf('displayformat', 'NDF'),
    ]),
    element('media', {}, [
      element('video', {}, [REEL_VIDEO_FORMAT, videoTrack(edit, fileOf)]),
      element('audio', {}, [leaf('numOutputChannels', 2), REEL_AUDIO_FORMAT, ...audioTracks(edit, fileOf)]),
    ]),
    ...editMarkers(edit).map(({ name, text, frame }) =>
      element('marker', {}, [leaf('name', name), leaf('comment', text), leaf('in', frame), leaf('out', -1)]),
    ),
  ]);
  return xmlDocument(element('xmeml', { version: 5 }, [sequence]));
}
