import type { ClipAnalysis } from '@cutroom/contract';
import { hasAudio, knownSpeechShare } from './heard-share.ts';
import { anyWord, anyWordNotAfter, saidOfScene, saidOfShot } from './scene-words.ts';
import { namesUnseenThing } from './unseen-things.ts';

/** A claim in words that measurements can tell to be wrong. */
interface Contradiction {
  readonly words: RegExp;
  readonly isWrong: (analysis: ClipAnalysis) => boolean;
}

/**
 * What a model may not say about a clip, because something measured says otherwise or because pictures cannot show it.
 * @param words a sentence, a note or a label
 * @returns whether the words are at odds with the facts
 */
export function contradictsFacts(words: string, analysis: ClipAnalysis): boolean {
  return (
    CONTRADICTIONS.some((claim) => claim.words.test(words) && claim.isWrong(analysis)) ||
    (isLegible(analysis) && namesUnseenThing(words, analysis)) ||
    (EMPTY_PLACE.test(words) && !PERSON_WORDS.test(words) && surelyShowsSomebody(analysis))
  );
}

/** Nobody can be recognised in what cannot be seen: then not having found anyone says nothing. */
export function surelyShowsNobody(analysis: ClipAnalysis): boolean {
  return isLegible(analysis) && !analysis.tracks.some(isPerson);
}

function surelyShowsSomebody({ tracks }: ClipAnalysis): boolean {
  return tracks.some((track) => isPerson(track) && track.presence >= 0.4 && track.confidence >= 0.6);
}

function isLegible({ measures, qualityMetrics }: ClipAnalysis): boolean {
  return (
    qualityMetrics.brightness >= 20 &&
    qualityMetrics.brightness <= 92 &&
    qualityMetrics.brisqueScore <= 60 &&
    measures.sharpness >= 40 &&
    measures.camera !== 'shaky'
  );
}

function isPerson({ kind, label }: ClipAnalysis['tracks'][number]): boolean {
  return kind === 'face' || label === 'person';
}

const WRITINGS = 'sign|text|screen|poster|label|caption|writing|banner|board|shirt';
const MUSIC_PLACES =
  'shops?|stores?|stands?|stages?|halls?|schools?|rooms?|studios?|boxe?s?|players?|videos?|festivals?|instruments?|books?|sheets?';
const LIKENESSES = 'statue|sculpture|bust|painting|drawing|mural|poster|portrait|picture|photo|figure';
/** A couple of cars, the face of a clock and a woman of stone are no people. */
const PERSON_WORDS = anyWordNotAfter(
  `\\b(?:${LIKENESSES})s? (?:of|with|showing) (?:an? |the |two )?(?:\\w+ )?`,
  ...[
    'person',
    'people',
    'm[ae]n(?!-made)',
    'wom[ae]n',
    'boys?',
    'girls?',
    'child(?:ren)?',
    'kids?',
    'bab(?:y|ies)',
  ],
  ...[
    'toddlers?',
    'couples?(?! of\\b)',
    'family',
    'crowds?',
    'friends?',
    'selfies?',
    'bride',
    'groom',
    'guests?',
  ],
  ...['dancers?', 'players?', 'someone', 'he', 'she'],
);
/** Somebody may well walk through an empty street: then it is said to be empty of others. */
const EMPTY_PLACE = saidOfScene('empty|deserted|abandoned');

const CONTRADICTIONS: readonly Contradiction[] = [
  { words: PERSON_WORDS, isWrong: surelyShowsNobody },
  {
    words: anyWord(
      '(?:nobody|no one|no (?:people|person|humans?)) (?:is |are |can be )?(?:seen|visible|present|there|around|in sight|to be seen)',
      ...[
        '(?:there (?:is|are)|with) (?:nobody|no one|no people)',
        'without (?:any )?people',
        'unpopulated',
        'uninhabited',
      ],
    ),
    isWrong: surelyShowsSomebody,
  },
  {
    words: saidOfScene('dark|darkness|dim(?:ly)?(?: lit)?|gloomy'),
    isWrong: ({ qualityMetrics }) => qualityMetrics.brightness > 55,
  },
  {
    words:
      /^night$|\b(?:darkness|in the dark|dim light|low[- ]light|at night|night[- ]?time|night (?:scene|sky|shot)|pitch[- ]black)\b/i,
    isWrong: ({ qualityMetrics }) => qualityMetrics.brightness > 55,
  },
  {
    words: saidOfScene('bright|sunny|sunlit|overexposed'),
    isWrong: ({ qualityMetrics }) => qualityMetrics.brightness < 18,
  },
  {
    words: /\b(?:in (?:the )?(?:bright )?(?:sun|sunshine|sunlight|daylight)|broad daylight)\b/i,
    isWrong: ({ qualityMetrics }) => qualityMetrics.brightness < 18,
  },
  {
    words: saidOfShot('(?:in )?(?:black[- ]and[- ]white|monochrome|gr[ae]yscale)'),
    isWrong: ({ measures }) => measures.colourfulness > 15,
  },
  {
    words:
      /\b(?:shot|filmed|recorded|shown|seen|all) in (?:black[- ]and[- ]white|monochrome|gr[ae]yscale)\b/i,
    isWrong: ({ measures }) => measures.colourfulness > 15,
  },
  {
    words: saidOfScene('colou?rful|vivid|vibrant'),
    isWrong: ({ measures }) => measures.colourfulness < 8,
  },
  {
    words: saidOfShot('shaky|wobbly|jittery|shakes'),
    isWrong: ({ qualityMetrics, measures }) => !qualityMetrics.isShaky && measures.camera !== 'shaky',
  },
  {
    words: saidOfShot('steady|static|stabili[sz]ed|tripod'),
    isWrong: ({ qualityMetrics, measures }) => qualityMetrics.isShaky || measures.camera === 'shaky',
  },
  {
    words: saidOfShot('blurry|blurred|out of focus|unsharp'),
    isWrong: ({ measures }) => measures.sharpness > 60,
  },
  {
    // What a sign says is read, and of silence nothing is claimed.
    words: anyWordNotAfter(
      '\\b(?:nobody|no one) (?:is )?',
      ...[
        'speak(?:s|ing)?',
        'talk(?:s|ing)?',
        `(?<!\\b(?:${WRITINGS})s? (?:that )?)(?:says|saying)`,
        'interview(?:s|ed)?',
      ],
      ...['voice(?:over)?s?', 'convers(?:es|ing|ation)', 'explain(?:s|ing)?'],
    ),
    isWrong: (analysis) => {
      const share = knownSpeechShare(analysis);
      return share !== null && share < 0.05;
    },
  },
  // Frames make no sound: whatever a model hears it has made up.
  {
    words: anyWord(
      `(?<!sheet )music(?! (?:${MUSIC_PLACES})\\b)`,
      ...[
        'songs?',
        'laughter',
        'applause',
        'sounds? of',
        '(?<!\\b(?:image|picture|visual|video|colour) )noises?',
      ],
      'audio(?! (?:mixer|cable|console|interface|gear|equipment|device)s?\\b)',
    ),
    isWrong: () => true,
  },
  {
    words: anyWord(
      ...[
        'loud(?:ly)?',
        'noisy',
        'noisily',
        'roar(?:s|ing)?',
        'rumbl(?:es?|ing)',
        'hum(?:s|ming)?',
        'buzz(?:es|ing)?',
      ],
      ...[
        'crackl(?:es?|ing)',
        'thunder',
        'dogs? bark',
        'barks',
        'barking',
        'chirp(?:s|ing)?',
        'honk(?:s|ing)?',
      ],
      ...['blar(?:es?|ing)', 'scream(?:s|ing)?', 'yell(?:s|ing)?', 'echo(?:es|ing)?', 'sings?', 'singing'],
      ...['whistl(?:es|ing)', 'ringing', 'rings out'],
    ),
    isWrong: (analysis) => !hasAudio(analysis),
  },
];
