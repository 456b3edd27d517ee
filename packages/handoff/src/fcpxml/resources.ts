import type { EditMedia } from '../edit-cut.ts';
import { relativeUrl } from '../file-url.ts';
import { element, type XmlElement } from '../xml/xml.ts';
import { frameTime } from './time.ts';

export function assetId({ number }: Pick<EditMedia, 'number'>): string {
  return `r${2 * number + 1}`;
}

export function formatId({ number }: Pick<EditMedia, 'number'>): string {
  return `r${2 * number}`;
}

export function formatOf(media: EditMedia): XmlElement {
  const { frameRate, width, height } = media;
  // A rate that changes has a name of its own instead of a duration.
  const rate =
    frameRate === null
      ? { name: 'FFVideoFormatRateUndefined' }
      : { frameDuration: `${frameRate.den}/${frameRate.num}s` };
  return element('format', { id: formatId(media), ...rate, width, height });
}

export function assetOf(media: EditMedia): XmlElement {
  const { audio } = media;
  return element(
    'asset',
    {
      id: assetId(media),
      name: media.name,
      start: '0s',
      duration: frameTime(media.frames),
      hasVideo: 1,
      format: formatId(media),
      videoSources: 1,
      ...(audio === null
        ? {}
        : { hasAudio: 1, audioSources: 1, audioChannels: audio.channels, audioRate: audio.sampleRate }),
    },
    [element('media-rep', { kind: 'original-media', src: relativeUrl(media.path) })],
  );
}
