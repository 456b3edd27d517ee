/** Phrases that mean one thing, joined to the one word the concept table knows. Longest first where they overlap. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\bout of focus\b|\bnot (?:in focus|sharp)\b|\bunfocus(?:s)?ed\b/g, 'blurry'],
  [/\b(?:too|very|really|overly|super) (dark|bright|shaky|blurry)\b/g, '$1'],
  [/\blow light\b|\bunder exposed\b|\bunderexposed\b/g, 'dark'],
  [/\bover exposed\b|\bblown out\b|\bwashed out\b/g, 'overexposed'],
  [/\bclose ?ups?\b|\bclose shots?\b|\bdetail shots?\b|\bup close\b/g, 'closeup'],
  [/\b(?:wide|establishing) (?:angles?|shots?)\b|\bwides\b/g, 'wideangle'],
  [/\bblack (?:and|&|n) white\b|\bb (?:and |n |& )?w\b/g, 'blackwhite'],
  [/\bslow ?mo(?:tion)?\b|\bslo ?mo\b/g, 'slowmotion'],
  [/\btime lapses?\b/g, 'timelapse'],
  [/\bhyper lapses?\b/g, 'hyperlapse'],
  [/\bcross (?:fade|dissolve)s?\b|\bcrossfad(?:es?|ing)\b/g, 'crossfade'],
  [
    /\bsun ?sets?\b|\bsetting sun\b|\bsun (?:that |which )?(?:is |was )?(?:goes|going|go|sets|setting|sinks) ?(?:down)?\b/g,
    'sunset',
  ],
  [/\bsun ?rises?\b/g, 'sunrise'],
  [/\bsea ?sides?\b/g, 'seaside'],
  [/\bice ?creams?\b/g, 'icecream'],
  [/\bhot ?dogs?\b/g, 'hotdog'],
  [/\bcell ?phones?\b|\bmobile phones?\b|\bsmart ?phones?\b/g, 'phone'],
  [/\bsports? balls?\b/g, 'ball'],
  [/\bpotted plants?\b/g, 'plant'],
  [/\bdining tables?\b/g, 'table'],
  [/\btraffic lights?\b/g, 'trafficlight'],
  [/\bwine glass(?:es)?\b/g, 'wineglass'],
  [/\bteddy bears?\b/g, 'teddybear'],
  [/\bhand ?held\b/g, 'handheld'],
  [/\bsky ?lines?\b/g, 'skyline'],
  [/\bvoice ?overs?\b/g, 'voiceover'],
  [/\bsub ?titles?\b/g, 'subtitles'],
  [/\blandscape (?=videos?|clips?|format|orientation|footage|1)/g, 'horizontal '],
  [/\bportrait (?=videos?|clips?|format|orientation|footage|mode)/g, 'vertical '],
  [/\bbee hives?\b/g, 'beehive'],
];

export function joinPhrases(text: string): string {
  return JOINED.reduce((joined, [pattern, word]) => joined.replace(pattern, word), text);
}
