/**
 * A thing named at the beginning of a clause, before what is wished of it: 'the dog', 'people', 'the second clip'.
 * Verbs and words that begin other instructions cannot be part of it.
 */
const NOT_IN_THING =
  '(?:should|must|has|have|need|needs|can|could|will|would|to|be|is|are|was|come|comes|go|goes|do|does|not|and|but|then|also|so|please|make|start|begin|open|end|finish|close|use|show|put|keep|give|mute|skip|no|without|only|just|include|add|want|i|we|it|with|first|last|that|which|let|or|anything|everything|either|neither|before|after|for|at|seconds|secs?|minutes?)';
/** One word of such a name. */
export const WORD = `(?!${NOT_IN_THING}\\b)[^ .,|]+`;
export const THING = `(clips? \\d+(?: (?:to|through|and|,|, and) \\d+)+|(?:the |my |our |any |all |a )?(?:(?:first|last|second) )?${WORD}(?: (?:of |in the |on the |in |on |with (?:the )?)?${WORD}){0,3})`;

/** A 'thing' that is all of the video, or every clip. */
export const IS_THE_REEL =
  /^(?:the |a |my |our )?(?:whole |final |total |entire )?(?:reel|video|clips|edit|film|movie|whole|total|length|duration|result|shots|cuts|each|every|all|aim|go|run|last|this|that|everything|cut|clip|story|post|montage|recap|highlight)\b(?! \d)/;
