import type { Lexicon } from '../lexicon.ts';

/** What people say in passing, in whole sentences about something else. */
export const CASUAL: Lexicon['frames'] = {
  include: `{want} <clips> (shown|seen|visible|included|in there|used|featured)`,
  exclude: `what (can|could|should|must|has to|needs to) (go|come out|be cut|leave) (is|are|:) <clips>
    (i'd|i would|we'd|we would|id) (prefer|like|love) not to (see|show|have|include|use) <clips>
    (want|wants|like|need|needs|prefer) <clips> (out|gone|removed|deleted|excluded|left out|cut out|taken out|kept out|edited out|thrown out) (of (it|this|that|there|the {reelNoun}))?
    and <clips> (out|gone)
    <clips> please? not|no|nope
    <clips> (better|rather|preferably|definitely|absolutely|certainly) not
    <clips> out
    we (can|could|should)? (skip|leave out|omit|exclude) <clips>`,
  only: `<clips> (is|are) (the|my)? (only)? (one|ones|clip|clips|bit|bits|shot|shots|thing|things) (that)? (i|we) (want|need|like|picked|chose|choose|care about) (in it|in there|in)?
    {onlyOf} (what|whatever|everything|the stuff|stuff|all) (that)? (i|we|you|was|is)? (have|has|had|been|got)? (been)? (filmed|shot|recorded|taken|got) (with|by|from|on) <clips>
    {drop} (everything|all|anything|all {shots}|every clip|whatever) (that|which)? (isn't|isnt|is not|that's not|thats not|aren't|arent|are not|doesn't show|doesnt show|does not show|don't show|doesn't have|has no|without) <clips> (in it|on it)?`,
  length: `(which|that|this|it|by which|by that) (i|we)? (would|'d)? (take|takes|guess|assume|suppose|think)? (it|that|this)? (to mean|means|mean|probably means|must mean|would mean) <s>
    meaning <s>
    <clips> in <s>`,
  hold: `<clips> (should|must|has to|have to|needs to|can|may|to)? (take|takes|taking) up <s>
    <clips> (should|must|has to|have to|needs to|can|may)? (fill|fills|occupy|occupies) <s>
    (let|have|keep|show|play|run) <clips> {play}? for? (the|its|all|all the|all of its) <s>`,
};
