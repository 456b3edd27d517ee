/** A text and when it is shown. */
export interface Cue {
  readonly text: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

const TIMES =
  /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})\s*-->\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})/;

/**
 * Reads SubRip and WebVTT, which differ in what stands around the cues: headers, numbers, notes and styles are passed
 * over, markup is taken out. In order of their beginning; whatever is no cue gives none.
 */
export function readCues(file: string): Cue[] {
  const cues: Cue[] = [];
  for (const block of file
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split(/\n[ \t]*\n/)) {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => line.length < LINE_CHARS_MAX && TIMES.test(line));
    const times = TIMES.exec(lines[at] ?? '');
    if (times === null) continue;
    const [startSeconds, endSeconds] = [secondsOf(times.slice(1, 5)), secondsOf(times.slice(5, 9))];
    const text = plain(lines.slice(at + 1).join(' '));
    if (text !== '' && endSeconds > startSeconds) cues.push({ text, startSeconds, endSeconds });
  }
  return cues.toSorted((a, b) => a.startSeconds - b.startSeconds);
}

/** A caption of two lines has about 80 characters. */
const CUE_CHARS_MAX = 1000;
/** But for line breaks and tabs. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;
/** Tags of SubRip and WebVTT: what stands between '<' and the name's end. */
const SUBTITLE_TAG = /^\/?(?:[ibus]|c|v|font|lang|ruby|rt)(?:$|[\s.>])|^\d/i;

/** Why nothing of a file can be taken: it holds what no caption has. null where it can. */
export function subtitleFault(file: string): 'control' | 'markup' | 'long' | 'together' | null {
  if (CONTROL.test(file)) return 'control';
  const tags = [...file.matchAll(/<(\/?[a-z!][^<>]{0,300})>/gi)].map(([, tag = '']) => tag);
  if (tags.some((tag) => !SUBTITLE_TAG.test(tag))) return 'markup';
  const cues = readCues(file);
  if (cues.some(({ text }) => text.length > CUE_CHARS_MAX)) return 'long';
  // Nobody can tell which of their words is said first.
  return cues.some(({ startSeconds }, index) => startSeconds === cues[index + 1]?.startSeconds)
    ? 'together'
    : null;
}

/** A line with times may have settings behind them. */
const LINE_CHARS_MAX = 500;

function secondsOf([hours, minutes, seconds, fraction = '0']: readonly (string | undefined)[]): number {
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole + Number(fraction.padEnd(3, '0')) / 1000;
}

function plain(text: string): string {
  return text
    .replaceAll(/<[^<>]{0,300}>/g, '')
    .replaceAll(/\{\\[^{}]{0,300}\}/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};
