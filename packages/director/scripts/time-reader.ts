/**
 * How long the reader takes for 5,000 characters of what repeats itself, of the corpus's prompts and of words of the tables:
 * `node packages/director/scripts/time-reader.ts`. Milliseconds, the median of five readings beside fifty clips.
 */
import { performance } from 'node:perf_hooks';
import { LEXICONS } from '../src/prompt/lexicon/index.ts';
import { readBrief } from '../src/prompt/read-brief.ts';
import { grammarOf } from '../src/prompt/rules/grammar.ts';
import { buildClips } from '../src/testing/build-clip.ts';
import { readJudgingSet } from '../src/testing/judging/judging-set.ts';

const CHARS = 5000;
const READINGS = 5;
const NAMES = ['dog', 'beach-walk', 'top-out', 'song-one', 'song-two', 'km-10', 'the-final', 'IMG_1234'];
const clips = buildClips(
  ...Array.from({ length: 50 }, (_, at) => ({
    name: `${NAMES[at % NAMES.length] ?? ''}${at < NAMES.length ? '' : `-${at}`}.mp4`,
    labels: ['dog', 'beach', 'person'].slice(at % 3),
  })),
);
const REPEATED = [
  'dog, then the',
  'the dog of',
  '3 s dog, beach and song one for 2 seconds each, then',
  'songs one and two: 3 and 5 seconds,',
  'his wave, her dog and that line,',
  'no wait start with the dog',
  'from 0:05 to 0:11 of the beach',
];
const set = readJudgingSet(new URL('../corpus/development-7/', import.meta.url));
const words = LEXICONS.flatMap((lexicon) => [...grammarOf(lexicon).vocabulary]);
const texts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(REPEATED.map((text) => [`'${text}'`, text])),
  'prompts of development-7': set.prompts.map(({ prompt }) => prompt).join('. '),
  'words of the tables': words.map((_, at) => words[(at * 7919) % words.length]).join(' '),
};
for (const [name, text] of Object.entries(texts)) {
  const prompt = `${text} `.repeat(Math.ceil(CHARS / (text.length + 1))).slice(0, CHARS);
  const taken = Array.from({ length: READINGS }, () => {
    const start = performance.now();
    readBrief({ prompt, clips });
    return performance.now() - start;
  }).sort((a, b) => a - b);
  console.log(`${(taken[2] ?? 0).toFixed(0).padStart(6)} ms  ${name}`);
}
