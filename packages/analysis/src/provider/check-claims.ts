import type { ClipAnalysis } from '@cutroom/contract';

/** A claim in words that measurements can tell to be wrong. */
interface Contradiction {
  readonly words: RegExp;
  readonly isWrong: (analysis: ClipAnalysis) => boolean;
}

/**
 * What a model may not say about a clip, because something measured says otherwise or because pictures cannot show it.
 * @returns whether the words are at odds with the facts
 */
export function contradictsFacts(words: string, analysis: ClipAnalysis): boolean {
  return CONTRADICTIONS.some((claim) => claim.words.test(words) && claim.isWrong(analysis));
}

/** Nobody can be recognised in what cannot be seen: then not having found anyone says nothing. */
export function surelyShowsNobody(analysis: ClipAnalysis): boolean {
  const { measures, qualityMetrics, tracks } = analysis;
  const isLegible =
    qualityMetrics.brightness >= 20 &&
    qualityMetrics.brightness <= 92 &&
    qualityMetrics.brisqueScore <= 60 &&
    measures.sharpness >= 40 &&
    measures.camera !== 'shaky';
  return isLegible && !tracks.some(isPerson);
}

function isPerson({ kind, label }: ClipAnalysis['tracks'][number]): boolean {
  return kind === 'face' || label === 'person';
}

export const PERSON_WORDS =
  /\b(?:person|people|m[ae]n|wom[ae]n|boys?|girls?|child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|couples?|family|crowds?|friends?|portraits?|selfies?|faces?|bride|groom|guests?|dancers?|players?|someone|they|he|she)\b/i;

const CONTRADICTIONS: readonly Contradiction[] = [
  { words: PERSON_WORDS, isWrong: surelyShowsNobody },
  {
    words: /\b(?:nobody|no one|no people|without (?:any )?people|empty|deserted|unpopulated)\b/i,
    isWrong: ({ tracks }) =>
      tracks.some((track) => isPerson(track) && track.presence >= 0.4 && track.confidence >= 0.6),
  },
  {
    words: /\b(?:dark|darkness|night(?:time)?|dim(?:ly)?|low[- ]light|gloomy|pitch[- ]black)\b/i,
    isWrong: ({ qualityMetrics }) => qualityMetrics.brightness > 55,
  },
  {
    words: /\b(?:bright(?:ly)?|sunny|sunlit|daylight|overexposed|dazzling)\b/i,
    isWrong: ({ qualityMetrics }) => qualityMetrics.brightness < 18,
  },
  {
    words: /\b(?:black[- ]and[- ]white|monochrome|gr[ae]yscale)\b/i,
    isWrong: ({ measures }) => measures.colourfulness > 15,
  },
  {
    words: /\b(?:colou?rful|vivid|vibrant)\b/i,
    isWrong: ({ measures }) => measures.colourfulness < 8,
  },
  {
    words: /\b(?:shaky|wobbly|jittery)\b/i,
    isWrong: ({ qualityMetrics, measures }) => !qualityMetrics.isShaky && measures.camera !== 'shaky',
  },
  {
    words: /\b(?:steady|tripod|static (?:camera|shot)|stabili[sz]ed)\b/i,
    isWrong: ({ qualityMetrics, measures }) => qualityMetrics.isShaky || measures.camera === 'shaky',
  },
  {
    words: /\b(?:blurry|blurred|out of focus)\b/i,
    isWrong: ({ measures }) => measures.sharpness > 60,
  },
  {
    words:
      /\b(?:speak(?:s|ing)?|talk(?:s|ing)?|sa(?:ys|ying)|interview(?:s|ed)?|voice(?:over)?s?|convers(?:es|ing|ation)|explain(?:s|ing)?)\b/i,
    isWrong: ({ measures }) => (measures.speechShare ?? 0) < 0.05,
  },
  // Pictures make no sound: whatever a model hears it has made up.
  {
    words: /\b(?:music|song|sings?|singing|laughter|applause|sounds? of|noises?|background noise|audio)\b/i,
    isWrong: () => true,
  },
];
