import type { ClipAnalysis } from '@cutroom/contract';
import { thingsNamed } from '../downloaded/agreeable-caption.ts';
import { anyWord } from './scene-words.ts';

/**
 * Whether words name something that the object model would have seen if it were there. To be asked of clips that show
 * clearly what they show.
 */
export function namesUnseenThing(words: string, { tracks }: Pick<ClipAnalysis, 'tracks'>): boolean {
  if (NOT_BEFORE_THE_CAMERA.test(words)) return false;
  const seen = new Set(tracks.map(({ label }) => label));
  const named = thingsNamed(words.replaceAll(NAMED_AFTER_THINGS, ' '));
  return UNMISTAKABLE.some(
    ({ things, seenAs }) =>
      named.some((thing) => things.includes(thing)) &&
      ![...things, ...seenAs].some((thing) => seen.has(thing)),
  );
}

/**
 * Large things, with what they are taken for. The model misses too many of the others to prove anyone wrong: pets, balls,
 * cars at the far end of a road (docs/analysis-quality.md).
 */
const UNMISTAKABLE: readonly { readonly things: readonly string[]; readonly seenAs: readonly string[] }[] = [
  { things: ['elephant', 'giraffe', 'zebra', 'horse', 'cow'], seenAs: ['sheep', 'dog', 'bear'] },
  { things: ['bus', 'truck'], seenAs: ['car', 'train'] },
];

/** A thing that there is none of, one that only looks like it or is far away, and one that is filmed from. */
const NOT_BEFORE_THE_CAMERA = anyWord(
  ...[
    'no',
    'not',
    'without',
    'toys?',
    'models?',
    'statues?',
    'sculptures?',
    'figurines?',
    'plush',
    'cartoon',
    'animated',
  ],
  ...[
    'drawn',
    'drawings?',
    'paint(?:ed|ings?)',
    '(?:pictures?|photos?) of',
    'murals?',
    'posters?',
    'billboards?',
    'signs?',
  ],
  ...['logos?', 'shaped', 'distan(?:t|ce)', 'far', 'background', 'tiny', 'small'],
  '(?:from|inside|in|aboard) (?:an? |the )?(?:\\w+ )?(?:bus|truck)',
);
const NAMED_AFTER_THINGS =
  /\b(?:zebra crossings?|bus (?:stops?|stations?|shelters?|lanes?)|horse chestnuts?|truck stops?)\b/gi;
