/** A roundabout way of saying a wish, and the plain one. */
export type Rewording = readonly [RegExp, string | ((...args: string[]) => string)];

export const THING = '(?:(?:the|my|our|a|any) )?(?:(?!and |but |so |then |or )[^ .,|]+ ){0,2}?[^ .,|]+';
export const REST =
  '(?:all )?(?:of )?(?:the )?(?:rest(?: of (?:it|them|the (?:clips|video)))?|others?|other (?:clips|ones|videos|shots|stuff|things)|everything else|anything else|all else)';
const BE = '(?:(?:should|must|can|could|may|has to|have to|needs? to|to|will|is|are|be|stay|go|just|all) )*';
const SILENT =
  '(?:muted?|silent|quiet|silenced|soundless|without (?:any )?(?:sound|audio)|have no (?:sound|audio))';
export const OTHERS_OFF = `(?:${REST} ${BE}${SILENT}|(?:mute|silence|turn off) ${REST})(?: ,)?(?: so)?(?: (?:just )?(?:mute|silence) (?:those|them|these|that))?`;
export const SECONDS = '\\d+(?:\\.\\d+)? (?:seconds?|secs?|s)';
export const TAKEN_BACK =
  '(?:(?:[,.] )*(?:no|oh|wait|actually|sorry|well|hang on|hold on|on second thoughts?|you know what) (?:[,.] )*)+';
export const LOUDER =
  '(?:a (?:little )?bit |a little |much |way |a lot )?(?:louder|quieter|softer|less loud)';
