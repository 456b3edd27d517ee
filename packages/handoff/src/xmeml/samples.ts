import { REEL_FPS, REEL_HEIGHT, REEL_WIDTH } from '@cutroom/contract';
import { element, leaf, type XmlElement } from '../xml/xml.ts';

export const REEL_RATE = rateOf({ num: REEL_FPS, den: 1 });

/** A rate such as 30000/1001 is written as its whole number and `ntsc`. */
function rateOf({ num, den }: { readonly num: number; readonly den: number }): XmlElement {
  const timebase = Math.round(num / den);
  return element('rate', {}, [
    leaf('timebase', timebase),
    leaf('ntsc', num === timebase * den ? 'FALSE' : 'TRUE'),
  ]);
}

/** Without the last three Premiere takes the pixels for oblong. */
export function videoSamples(
  rate: XmlElement,
  { width, height }: { readonly width: number; readonly height: number },
): XmlElement {
  return element('samplecharacteristics', {}, [
    rate,
    leaf('width', width),
    leaf('height', height),
    leaf('anamorphic', 'FALSE'),
    leaf('pixelaspectratio', 'square'),
    leaf('fielddominance', 'none'),
  ]);
}

export function audioSamples(sampleRate: number): XmlElement {
  return element('samplecharacteristics', {}, [leaf('depth', 16), leaf('samplerate', sampleRate)]);
}

/** An empty one makes Resolve show black. */
export const REEL_VIDEO_FORMAT = element('format', {}, [
  videoSamples(REEL_RATE, { width: REEL_WIDTH, height: REEL_HEIGHT }),
]);

export const REEL_AUDIO_FORMAT = element('format', {}, [audioSamples(48_000)]);
