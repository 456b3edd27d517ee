import { THING, WORD } from '../thing-phrase.ts';
import { BEGINS, ENDS, MUST, type Restatement, restate, SHOT } from './restatement.ts';

/** Orders, and what opens, follows and ends: 'the dog should come last'. */
export const PLACE_RESTATEMENTS: readonly Restatement[] = [
  // Lists in a wished order.
  restate(
    'order|sequence',
    `(?:in (?:this|the following|exactly this) order(?: ,)?|(?<!any |random |same |upload |reverse |chronological |original |clips |in )(?:the )?(?:order|sequence)(?: should be| is| must be| goes)(?: ,)?|(?<=^|[.|] )(?:the )?(?:order|sequence) ,) ?(?=(?:1 [.,] )?(?:the |my |clips? )?${WORD})(?!i |of |that |as |they |it |in |to |and )`,
    ', start with SEQUENCE ',
  ),
  restate(
    'order',
    `(?:use |show |play |with )?(clips? \\d+(?: (?:,|and|, and) \\d+)*)(?: ,)? in (?:that|this|exactly this) order${ENDS}`,
    ', only $1 , start with $1 ,',
  ),
  restate('clips', `(?<=^|[.,|] )(clips \\d+ (?:to|through) \\d+)(?= ?[.,|]|$)`, 'only $1'),
  restate('back|right', ' ?back to back| right after (?:each other|1 another)', ''),
  restate(
    'order',
    '(?<=^|[.|] )([^.|]{0,80} (?:keep|use|show|play|want|see|have|with) |(?:show|use|play) )?(?!clips? )([^.|]{3,100} (?:,|and|then) [^.|]{1,60}?)(?: ,)? in (?:that|this|exactly that) order(?= |$)',
    '$1, start with SEQUENCE $2 |',
  ),
  // 'Begin: bee. End: ball.'
  restate(
    '(?:start|begin|beginning|opening|intro|opener|hook|first|shot) ,',
    '(?<=^|[.|] )(?:start|begin|beginning|opening|intro|opener|hook|first shot|opening shot|first) , ',
    'start with ',
  ),
  restate(
    '(?:end|ending|finish|outro|closing|closer|finale|last|shot) ,',
    '(?<=^|[.|] )(?:end|ending|finish|outro|closing|last shot|last|finale|final shot|closing shot|closer) , ',
    'end with ',
  ),
  restate(
    '(?:clips|shots|things|videos) ,',
    `(?:with|of|using|from|use) (?:these |the following )?(?:\\d+ )?(?:clips|shots|things|videos) , (?!\\d)(?=(?:the |my |a )?${WORD})`,
    ', include ',
  ),
  restate(
    'alternat(?:e|es|ing)',
    `alternat(?:e|es|ing)(?: back and forth)? between ${THING} and ${THING}${ENDS}`,
    ', include $1 and $2 , only $1 and $2 ,',
  ),
  // Nobody, no one.
  restate(
    'nobody|no one|no person',
    `${BEGINS}(?:nobody|no one|no person)(?: (?:should|must|may|can|is|to|be|being|at all|ever))* (?:talk|talks|talking|speak|speaks|speaking)${ENDS}`,
    'no talking',
  ),
  restate(
    'nobody|no one|no person',
    `${BEGINS}(?:nobody|no one|no person)(?: (?:should|must|may|can|is|to|be|being))*(?: (?:seen|visible|shown|in it|in there|in the (?:video|shots?|picture|frame)|appear|appears|on screen))${ENDS}`,
    'no people',
  ),
  // Places.
  restate(
    'first|start|beginning|opening',
    `${BEGINS}${THING} (?:(?:should|must|can|may|does|is|do|are) not|should never|must never)(?: (?:be|come|go|appear|stand|open))?(?: (?:the (?:very )?)?(?:first|opening)(?: ${SHOT})?(?: (?:that )?(?:we|you|people) see)?| (?:right )?(?:at|in) the (?:very )?(?:start|beginning|opening))${ENDS}`,
    ', do not start with $1 ,',
  ),
  restate(
    'last|end|ending|final',
    `${BEGINS}${THING} (?:(?:should|must|can|may|does|is|do|are) not|should never|must never)(?: (?:be|come|go|appear|stand))?(?: (?:the (?:very )?)?(?:last|final|closing)(?: ${SHOT})?(?: (?:that )?(?:we|you|people) see)?| (?:right )?(?:at|in) the (?:very )?(?:end|ending))${ENDS}`,
    ', do not end with $1 ,',
  ),
  restate(
    'longest',
    `${BEGINS}${THING} ${MUST} (?:be|get|play|last|have|stay)(?: on(?: screen)?)?(?: for)?(?: the)? (?:longest|most time|most screen ?time)(?: (?:${SHOT}|time|of all))?${ENDS}`,
    ', focus on $1 ,',
  ),
  restate(
    'first',
    `(?:use|take|have|show|put|with) ([^.|]{3,60}?) as the (?:first|opening) (?:\\d+ )?(?:shots|clips|scenes|ones)(?: ,)?(?: in (?:this|that|exactly this) order)?(?: in (?:it|the (?:video|reel)))?${ENDS}`,
    ', start with SEQUENCE $1 |',
  ),
  restate(
    'then',
    `(?<=^|[.,|] |\\band )(?:show|see|use|have|with|then|play|go through) ((?:(?:the |my )?${WORD}(?: ${WORD})? , )+(?:the |my )?${WORD}(?: ${WORD})?(?: ,)? and (?:the |my )?${WORD})(?: ,)?(?: and)? then (?=the |my |a |our )`,
    ', start with SEQUENCE $1 | then ',
  ),
  restate(
    'first|opening|starting',
    `${BEGINS}${THING} (?:${MUST} |to )?(?:be|is|as|being) the (?:very )?(?:first|opening|starting) ${SHOT}(?: we see| you see| on screen)?${ENDS}`,
    ', start with $1 ,',
  ),
  restate(
    'last|final|closing|ending',
    `${BEGINS}${THING} (?:${MUST} |to )?(?:be|is|as|being) the (?:very )?(?:last|final|closing|ending) ${SHOT}(?: we see| you see| on screen)?${ENDS}`,
    ', end with $1 ,',
  ),
  restate(
    'first|opening|starting',
    `(?:make|have|let) ${THING} (?:be )?the (?:very )?(?:first|opening|starting) ${SHOT}(?: we see| you see)?${ENDS}`,
    ', start with $1 ,',
  ),
  restate(
    'last|final|closing',
    `(?:make|have|let) ${THING} (?:be )?the (?:very )?(?:last|final|closing) ${SHOT}(?: we see| you see)?${ENDS}`,
    ', end with $1 ,',
  ),
  restate(
    'first|start|beginning|opening|front',
    `${BEGINS}${THING} (?:${MUST} |to )?(?:be|come|comes|go|goes|is|appear|appears|play|plays) (?:(?:very )?first|(?:right )?(?:at|in) the (?:very )?(?:start|beginning|opening|front))(?! (?:and|then) (?:last|second))${ENDS}`,
    ', start with $1 ,',
  ),
  restate(
    'last|end|ending|finish|back|finale',
    `${BEGINS}${THING} (?:${MUST} |to )?(?:be|come|comes|go|goes|is|appear|appears|play|plays) (?:(?:very )?last|(?:right )?(?:at|in) the (?:very )?(?:end|ending|finish|back|finale))${ENDS}`,
    ', end with $1 ,',
  ),
  restate(
    'from',
    `(?:go|going|move|moving|take us|cut) from ${THING} (?:over )?to ${THING}${ENDS}`,
    ', start with $1 , end with $2 ,',
  ),
  restate(
    'from',
    `(?<=^|[.,|] |\\bgo |\\bgoes |\\btell |\\bstory )from ((?:the |my |our )?${WORD}(?: (?:clip|shot|scene))?) (?:all the way )?(?:to|through to|until) ((?:the |my |our )?${WORD}(?: (?:clip|shot|scene))?)(?= ?[.,|]|$| and | in )`,
    ', start with $1 , end with $2 ,',
  ),
  restate(
    'followed',
    `${BEGINS}${THING} (?:${MUST} )?(?:be )?(?:directly |right |immediately )?followed by ${THING}${ENDS}`,
    ', $1 before $2 ,',
  ),
  restate(
    'before|after',
    `${BEGINS}${THING} (?:${MUST} |to )(?:be|come|go|appear|play) (?:right |directly |straight )?(before|after) ${THING}${ENDS}`,
    ', $1 $2 $3 ,',
  ),
  restate(
    'before|after',
    `${BEGINS}${THING} (?:comes|goes|plays|is) (?:right |directly |straight )?(before|after) ${THING}${ENDS}`,
    ', $1 $2 $3 ,',
  ),
  restate(
    'before|after',
    `(?:^|[.,|] )(after|before) ${THING} ,? ?(?:show|comes?|put|cut to|we see|use) ${THING}${ENDS}`,
    ', $3 $1 $2 ,',
  ),
  restate(
    'third',
    `(?<=^|[.,|] |\\b(?:have|put|show|use|with|want|play|and) )${THING} first(?: ,)?(?: and| then)? ${THING} second(?: ,)?(?: and| then)? ${THING} third${ENDS}`,
    ', start with $1 then $2 then $3 ,',
  ),
  restate(
    'second',
    `(?<=^|[.,|] |\\b(?:have|put|show|use|with|want|play|and) )${THING} first(?: ,)?(?: and| then)? ${THING} second${ENDS}`,
    ', start with $1 then $2 ,',
  ),
  restate(
    'then',
    `(?<=^|[.|] )(?:(?:(?:i |we )?(?:want|need|would like|show|use|play|have|put)(?: to (?:see|have|show|start with))?) )?(?!first )${THING} (?:, )?(?:and )?then (?=(?:the |my |a )?${WORD})`,
    'start with $1 then ',
  ),
  restate(
    'go|leave|disappear',
    `${BEGINS}${THING} (?:should|must|can|need to|needs to|have to|has to) (?:go|leave|disappear)(?= ?[.,|]|$)`,
    ', no $1 ,',
  ),
  restate(
    'first|opening',
    `${BEGINS}${THING} ${MUST} be (?:in |on )?the (?:very )?(?:first|opening) ${SHOT}(?: ,)? and (?:also )?(?:in |on )?(?:the )?(?:very )?(?:last|closing|final)(?: ${SHOT})?${ENDS}`,
    ', start with $1 , end with $1 ,',
  ),
  restate(
    'first|opening',
    `${BEGINS}${THING} ${MUST} be (?:in|on) the (?:very )?(?:first|opening) ${SHOT}${ENDS}`,
    ', start with $1 ,',
  ),
  restate(
    'last|final|closing',
    `${BEGINS}${THING} ${MUST} be (?:in|on) the (?:very )?(?:last|final|closing) ${SHOT}${ENDS}`,
    ', end with $1 ,',
  ),
  restate(
    'last|final|closing|end',
    `${BEGINS}${THING} ${MUST} (?:only |just |not )?(?:be )?(?:revealed|shown|seen|visible|appear|used|come)(?: up)? (?:until |before )?(?:in|on|at) the (?:very )?(?:(?:last|closing|final) ${SHOT}|end)${ENDS}`,
    ', end with $1 ,',
  ),
  restate(
    'last|final|closing|end',
    `(?:only |just |do not )?(?:show|reveal)(?: me| us)? ${THING} (?:only |just )?(?:(?:until |before )?(?:in|on|at)|until|before) the (?:very )?(?:(?:last|closing|final) ${SHOT}|end)${ENDS}`,
    ', end with $1 ,',
  ),
  restate(
    'second|third|fourth',
    `${BEGINS}${THING} (?:${MUST} )?(?:come|comes|be|go|goes|is|play|plays) (second|third|fourth)(?= ?[.,|]|$| and | then )`,
    ', the $2 shot should be $1 |',
  ),
];
