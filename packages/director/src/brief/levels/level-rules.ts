import { CUT_GAIN_DB_MIN } from '@cutroom/contract';
import type { WantedLevel } from '../brief.ts';
import { cueOf } from '../reading.ts';
import { THING } from '../thing-phrase.ts';
import { LOWER, LOWERED, MUCH, MUTE, OF, ONLY_HEAR, RAISE, RAISED, SOUND, THE } from './level-words.ts';

/** A way of asking for a level; the pattern's first group that holds anything is the thing. */
export interface LevelRule {
  readonly cue: RegExp;
  readonly pattern: RegExp;
  readonly of: WantedLevel['of'];
  /** Decibels where no word says how much; a word for little or much changes it. */
  readonly gainDb: number;
}

function rule(cue: string, source: string, of: WantedLevel['of'], gainDb: number): LevelRule {
  return { cue: cueOf(cue), pattern: new RegExp(`(?<=^| )(?:${source})(?= |$)`, 'g'), of, gainDb };
}

export const LEVEL_RULES: readonly LevelRule[] = [
  // Only one thing is to be heard.
  rule(
    'mute|silence|turn off|remove|cut',
    `(?:mute|silence|turn off|remove|cut)(?: the)? (?:everything|all|all clips|all the clips|(?:the )?(?:sound|audio)(?: of everything)?|the rest|every clip)(?: ${OF} (?:all|every|everything)(?: the)?(?: clips?)?)? (?:except|but|apart from|besides|other than)(?: for| in| on| during| the sound of)* ${THING}`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'sounds?|audio|volume|noises?|levels?|wind|loudness',
    `(?:no ${SOUND}|${SOUND} (?:off|muted)) (?:except|but|apart from|besides|other than)(?: for| in| on| from| of)* ${THING}`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'only|just|but',
    `${ONLY_HEAR} (?:the )?${SOUND} (?:of|from|in|on|during) ${THING}|(?:the )?${SOUND} (?:only|just) (?:of|from|in|on|during|for|when|at) ${THING}`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'voices?|sound|vocals?',
    `${ONLY_HEAR} (?:to |the sound of )?((?:her|his|my|their|our|the|(?:the )?[^ .,|]+)?(?: [^ .,|]+)? ?(?:voices?|speech sound|talking sound|vocals?))(?: (?:and nothing else|audible|on))?`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'rest|others?|else',
    `(?:keep|leave|use|hear|want|have)(?: to hear| to keep| only| just)* (?:the )?(?:${SOUND} (?:of|on|in|from|for) )?${THING}(?: ${SOUND})?(?: on)?(?: ,| and| but| then)* (?:mute|silence|kill|turn off|remove|cut|drop|no)(?: the| all)*(?: ${SOUND} (?:of|on|in|from|for))?(?: the| all)* (?:rest|others|everything else|all else|other (?:clips|ones|sounds?))`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'rest|others?|else',
    `(?:mute|silence|turn off|kill)(?: the| all)*(?: ${SOUND} (?:of|on|in|from|for))?(?: the| all)* (?:rest|others|everything else|all else|other (?:clips|ones|sounds?))(?: ,| and| but)* (?:keep|leave|hear)(?: only)? (?:the )?(?:${SOUND} (?:of|on|in|from|for) )?${THING}`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'everywhere|all|every|but|except',
    `(?:the )?${SOUND} (?:stays?|should stay|is|stay|must stay|should be|remains)? ?(?:on|up)? ?(?:everywhere|in all (?:the )?clips|on all (?:the )?clips|in every clip|in all of them|for all of them) (?:but|except(?: for| in| on)?|apart from|besides|other than)(?: in| on| for)? ${THING}`,
    'named',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'rest|others?|else',
    `${THING} (?:to be|should be|must be|has to be|can be) (?:heard|audible)(?: [^ |]+){0,12}? (?:everything else|the rest|the others|all (?:the )?others?|(?:the )?other clips)(?: (?:can|should|must|may|could|to|is|are|be|go|stay))* (?:without (?:any )?(?:sound|audio)|silent|muted?)`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'down',
    `(?:take|turn|bring|pull|dial) ${THE}${SOUND} ${OF} ${THING}${MUCH} down${MUCH}`,
    'named',
    LOWERED,
  ),
  rule('up', `(?:take|turn|bring|push|dial) ${THE}${SOUND} ${OF} ${THING}${MUCH} up${MUCH}`, 'named', RAISED),
  rule(
    'audible|heard|sound',
    `(?:only|just) ${THING} (?:should|must|may|is|are|has|needs)(?: to)?(?: be| have)? (?:audible|heard|sound|a sound)`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'muted|silent|mute|quiet',
    `(?:(?:make|keep|have|turn) )?(?:everything|all|all (?:the )?clips|every clip|all of it)(?: should be| must be| is| are| on)? (?:muted?|silent|quiet)(?: ,)? (?:except|but|apart from|besides|other than)(?: for| in| on| during)* ${THING}`,
    'others',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'off|mute|muted|silent|sound|audio',
    `(?<!(?:only|just|use|with) )((?:the )?(?!only |just |use |with |no |all |every |each )(?:(?!only |just )[^ .,|]+ ){1,2}(?:clip|shot|one|video)|clip \\d+) , (?:${SOUND} off|muted?|silent|no (?:sound|audio))`,
    'named',
    CUT_GAIN_DB_MIN,
  ),
  // One thing is to be quieter or louder than the rest.
  rule(MUTE, `${MUTE} ${THE}${SOUND} ${OF} ${THING}`, 'named', CUT_GAIN_DB_MIN),
  rule('mute|silence', `(?:mute|silence) ${THING}`, 'named', CUT_GAIN_DB_MIN),
  rule('(?:turn|switch)', `(?:turn|switch) (?:the )?${SOUND} off ${OF} ${THING}`, 'named', CUT_GAIN_DB_MIN),
  rule(
    'silent|mute|muted|soundless|without sound',
    `(?:make|keep|have|leave) ${THING} (?:silent|mute|muted|soundless|without sound)`,
    'named',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    'silent|mute|muted|soundless|without sound',
    `${THING} (?:should|must|has to|needs to) (?:be|stay) (?:silent|mute|muted|soundless|without sound)`,
    'named',
    CUT_GAIN_DB_MIN,
  ),
  rule(
    LOWER,
    `${LOWER} ${THE}${SOUND}${MUCH} (?:when(?:ever)?|while|where) (?:[^ .,|]+ ){1,2}?(talk|speak)(?:s|ing)?${MUCH}`,
    'named',
    LOWERED,
  ),
  rule(
    RAISE,
    `${RAISE} ${THE}${SOUND}${MUCH} (?:when(?:ever)?|while|where) (?:[^ .,|]+ ){1,2}?(talk|speak)(?:s|ing)?${MUCH}`,
    'named',
    RAISED,
  ),
  rule(LOWER, `${LOWER} ${THE}${SOUND}${MUCH} ${OF} ${THING}${MUCH}`, 'named', LOWERED),
  rule(
    'turn|tone|bring|take|dial',
    `turn ${THE}${SOUND}${MUCH} down ${OF} ${THING}${MUCH}|(?:turn|tone|bring|take|dial) ${THING}(?: ${SOUND})?${MUCH} down${MUCH}`,
    'named',
    LOWERED,
  ),
  rule(
    'quieter|softer|less loud|lower',
    `(?:make|have|keep) ${THING}(?: ${SOUND})?${MUCH} (?:quieter|softer in sound|less loud|lower in volume)${MUCH}`,
    'named',
    LOWERED,
  ),
  rule(
    'quieter|less loud',
    `${THING} (?:should|must|has to|needs to|could) be${MUCH} (?:quieter|less loud)${MUCH}`,
    'named',
    LOWERED,
  ),
  rule(LOWER, `${LOWER} ${THING}${MUCH}`, 'named', LOWERED),
  rule(RAISE, `${RAISE} ${THE}${SOUND}${MUCH} ${OF} ${THING}${MUCH}`, 'named', RAISED),
  rule(
    'turn',
    `turn ${THE}${SOUND}${MUCH} up ${OF} ${THING}${MUCH}|turn ${THING}(?: ${SOUND})?${MUCH} up${MUCH}`,
    'named',
    RAISED,
  ),
  rule('louder', `(?:make|have) ${THING}(?: ${SOUND})?${MUCH} louder${MUCH}`, 'named', RAISED),
  rule('louder', `${THING} (?:should|must|has to|needs to|could) be${MUCH} louder${MUCH}`, 'named', RAISED),
  rule(RAISE, `${RAISE} ${THING}${MUCH}`, 'named', RAISED),
];
