import type { EditMedia } from '../edit-cut.ts';
import { relativeUrl } from '../file-url.ts';
import { element, leaf, type XmlElement } from '../xml/xml.ts';
import { audioSamples, REEL_RATE, videoSamples } from './samples.ts';

export type FileReferences = (media: EditMedia) => XmlElement;

/** Describes each file where it is named first, and only refers to it from then on. */
export function fileReferences(): FileReferences {
  const described = new Set<number>();
  return (media) => {
    const id = `file-${media.number}`;
    if (described.has(media.number)) return element('file', { id });
    described.add(media.number);
    return element('file', { id }, description(media));
  };
}

/** Everything is on the reel's clock of 30 frames, whatever the file's own rate: so are the ranges of the cuts. */
function description({ name, path, frames, audio, ...size }: EditMedia): XmlElement[] {
  return [
    leaf('name', name),
    leaf('pathurl', relativeUrl(path)),
    REEL_RATE,
    leaf('duration', frames),
    element('media', {}, [
      element('video', {}, [videoSamples(REEL_RATE, size)]),
      ...(audio === null
        ? []
        : [element('audio', {}, [audioSamples(audio.sampleRate), leaf('channelcount', audio.channels)])]),
    ]),
  ];
}
