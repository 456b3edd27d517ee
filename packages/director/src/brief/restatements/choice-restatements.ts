import { THING, WORD } from '../thing-phrase.ts';
import { BEGINS, ENDS, MUST, type Restatement, restate } from './restatement.ts';

const AGAINST = '(?:skip|leave out|remove|drop|exclude|delete|cut|ditch|lose|omit)';
const IS_UNWANTED = `(?:(?:should|must|may|can|do|does|to|is|are) not|should never|must never)(?: (?:be|to be|get))?(?: (?:appear|used|shown|seen|visible|included|present|needed|welcome|desired|inside|in (?:it|there|this|the (?:video|reel|edit|final [^ .,|]+))|part of (?:it|this)|allowed|wanted|make it in(?:to it)?))+${ENDS}`;

/** What is in, out, alone or more than others: 'people must not be seen'. */
export const CHOICE_RESTATEMENTS: readonly Restatement[] = [
  // Out.
  restate('not|never', `${BEGINS}${THING} and ${THING} ${IS_UNWANTED}`, ', no $1 and $2 ,'),
  restate('not|never', `${BEGINS}${THING} ${IS_UNWANTED}`, ', no $1 ,'),
  restate(
    'out|skipped|excluded|removed|dropped|omitted|deleted|cut|ignored',
    `${BEGINS}${THING} (?:${MUST} |can |may )?(?:be|stay|go|is|are)(?: to be)? (?:left out|skipped|excluded|removed|dropped|omitted|deleted|cut|cut out|out|thrown out|ignored)${ENDS}`,
    ', no $1 ,',
  ),
  restate(
    'skip|leave|remove|drop|exclude|delete|cut|ditch|lose|omit',
    `${BEGINS}${THING} (?:is|are|looks?|came out|turned out) [^.|]{1,40}?(?:so |please |just |and |, )*${AGAINST} (?:it|them|that|that 1|that one|those)(?: out)?${ENDS}`,
    ', no $1 ,',
  ),
  restate(
    'neither',
    `(?:(?:use|show|include|want|with) )?neither ${THING} nor ${THING}${ENDS}`,
    ', no $1 , no $2 ,',
  ),
  restate(
    'but',
    `(?:use |show |include )?(?:every clip|all clips|all the clips|all of them|all my clips)(?: in| in it)? but(?: not)? (?!no |not )${THING}(?! (?:should|must|is|are|has|have|needs?|can|will|first|last|at|comes?|goes) )${ENDS}`,
    'use every clip , no $1 ,',
  ),
  restate(
    'but',
    `(?:use |show |include )?(?:anything|everything|all|whatever)(?: else)? but(?: not)? (?!no )${THING}${ENDS}`,
    ', no $1 ,',
  ),
  restate(
    'without|with no|not',
    `${AGAINST} (?:the |all |any |all the )?(?:ones?|clips?|videos?|shots?|footage|parts|everything|anything) (?:without|with no|that (?:do|does) not (?:have|show|contain)|not showing) (?:any |a |the )?${THING}${ENDS}`,
    ', only clips having $1 ,',
  ),
  restate(
    'only',
    `only (?:use |show |the |those |keep )*(?:ones?|clips?|videos?|shots?|footage|parts) (?:without|with no|that (?:do|does) not (?:have|show|contain)|not showing) (?:any |a |the )?${THING}${ENDS}`,
    ', no $1 ,',
  ),
  restate('mind|care', `(?:i |we )?(?:do not|would not) (?:mind|care about) ${THING}${ENDS}`, ','),
  // In.
  restate(
    'be|appear|stay',
    `${BEGINS}${THING} (?:${MUST}) (?:be|appear|be seen|be shown|be used|be included|be visible|be featured|be part of it|stay)(?: (?:in (?:it|there|this|the (?:video|reel|edit|final [^ .,|]+))|too|as well|somewhere|for sure|included|in|once|at least once))*(?= ?[.,|]| and | but |$)`,
    ', include $1 ,',
  ),
  restate(
    'at least|minimum',
    `(?:at least|minimum) \\d+ (?:shots?|clips?|cuts?|moments?|bits?|scenes?) (?:of|with|from) ${THING}${ENDS}`,
    ', include $1 ,',
  ),
  restate('at least', ' at least (?:once|twice|\\d+ times?)(?= |$)', ' '),
  restate(
    'see',
    `(?:we|i|you|people|viewers) (?:really |just |absolutely )?(?:need|have|want|must|should)(?: to)? see (?![^.,|]* (?:before|after) )${THING}(?! first| last| at (?:the|both))${ENDS}`,
    ', include $1 ,',
  ),
  // More of.
  restate(
    'star|focus|main|hero|centre|center',
    `${BEGINS}${THING} (?:is|are|should be|must be) the (?:star|focus|main (?:thing|focus|character|subject|attraction)|hero|centre|center)s?(?: of (?:it|this|the (?:video|reel|show)))?${ENDS}`,
    ', focus on $1 ,',
  ),
  restate(
    'give',
    `give ((?:the |my )?${WORD}(?:(?: and| ,) (?:the |my )?${WORD})*|${THING}) (?:(?:by far )?the most|most of the) (?:screen ?time|time|room|attention|space|seconds)${ENDS}`,
    ', mostly $1 ,',
  ),
  restate(
    'give',
    `give ${THING} (?:more|most of the|extra|a lot of|plenty of) (?:screen ?time|time|room|attention|space)${ENDS}`,
    ', focus on $1 ,',
  ),
  restate(
    'longer|more|extra',
    `give ((?:the |my |our )[^ .,|]+(?: (?:clip|shot|part|bit|scene))?) (?:a (?:little )?bit |a lot |a little |much |some )?(?:longer|(?:more|extra) time)(?: than [^.,|]+)?${ENDS}`,
    ', focus on $1 ,',
  ),
  // Only.
  restate(
    'only',
    `(?<=^|[.,|] |\\b(?:have|want|with|keep|see) )(?:use |show )?${THING} and ${THING} only(?= ?[.,|]|$| for | about | and )`,
    'only $1 and $2',
  ),
  restate('only', `(?<=^|[.,|] )${THING} only(?= ?[.,|]|$)`, 'only $1'),
  restate('strictly|purely|entirely', '(?<=^| )(?:strictly|purely|entirely)(?= |$)', 'only'),
];
