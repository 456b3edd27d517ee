import { clockTime, type Subtitle } from './srt.ts';

/** Texts over frames of the reel as a WebVTT file. */
export function toVtt(captions: readonly Subtitle[]): string {
  const cues = captions.map(
    ({ text, start, end }) => `${clockTime(start, '.')} --> ${clockTime(end, '.')}\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** A cue's text is markup. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
