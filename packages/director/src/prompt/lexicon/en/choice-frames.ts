import type { Lexicon } from '../lexicon.ts';

/** Which clips are shown. */
export const CHOICE: Lexicon['frames'] = {
  include: `if <clips> (is|are) (not|missing|left out) (in it|in there|in)?
    if <clips> (isn't|isnt|aren't|arent|doesn't make it|don't make it|does not make it) (in|into|in it|into it|in there)?
    (and|plus) (some|a bit|a little|a little bit) of <clips>
    without (losing|missing|dropping|skipping|cutting|sacrificing|removing|forgetting|cutting out|leaving out|taking out|getting rid of) <clips>
    <clips> (can|could|may|should)? go ({anyPlace}|in any order) (you|we|i|it)? (like|likes|want|fits)?
    make {reel} (out of|from) <clips>
    (everything|all {shots}|all the {shots}|all my {shots}) (from|starting with|starting at|beginning with) <clips>
    {want} from <clips>
    (i|we) (have|need) to (have|include|show|see|keep) <clips>
    {want} {want}? <clips>
    {want} <clips> in
    with <clips> in it
    , with <clips>
    with <clips>
    <clips> {be} in|included|there
    <clips> (is|are) to be (shown|seen|included|in it|in there|in)
    <clips> (is|are) one of them
    {anything} <clips> (in it|in them)? (goes|go|stays|stay) in
    <clips> must|has|have|needs|need|should|shall to? be|appear|feature|show|make in|included|it|up|the|there? cut?
    <clips> {be} a must
    <clips> (can't|cannot|mustn't|shouldn't|must not|should not|can not) be (missing|missed|left out|forgotten)
    (don't|dont|do not) let <clips> be (missing|left out|forgotten)
    <clips> (must|should|has to|have to|needs to|need to|has got to|can) go (in|into it|in there)
    (don't|dont|do not) you dare (forget|leave out|skip|miss|cut|lose) <clips>
    <clips> (stays|stay) in?
    <clips> (yes|definitely|for sure|is a yes|are a yes)
    don't|dont|never forget|miss|lose|skip|drop|cut|leave <clips> out?
    there|it (has|have|needs|must|should) to? be <clips> (in it|in there|somewhere)?
    make sure|certain that? <clips> {be}? (both|all)? in|included|shown|there
    (maybe|perhaps|possibly) <clips> (as well|too)
    then (do|have|go to|cut to|cut straight to|jump to|jump straight to|move on to|go on to|over to) <clips>
    make sure|certain that? <clips> makes|make it in
    leave|keep|squeeze|fit|work|get|bring|throw|slip|sneak|put <clips> in (there|it|somewhere|somehow)?
    (make|leave|find) (room|space|time) for <clips>
    let <clips> (appear|be seen|be shown|be in it|show up)
    be sure to {want} <clips>
    <clips> (among|amongst) (them|those|these)
    <clips> {be} (the|our|my|a|its) (red|common|golden|main)? (thread|throughline|backbone|spine|through line|leitmotif|running theme|glue|narrator|storyteller|guide)
    and please <clips> too`,
  topicOf: `{videoNoun} (of|of just) <clips>
    <s> _? {videoNoun} (of|of just) <clips>
    make|create|build|edit|do|cut me|us? a|an|the|some _? _? {videoNoun} of <clips>
    (give|make|create|build|edit|cut|get) (me|us)? (a|about|around|roughly|some|maybe|just)? <s> of (just|only)? <clips>
    <s> of <clips>`,
  topic: `<s> _? {videoNoun} (about|on) <clips>
    {videoNoun} about|from|featuring|on <clips>
    make|create|build|edit|do|cut me|us? a|an|the|some _? _? {videoNoun} about|from <clips>
    (ad|advert|advertisement|commercial) (for|about|of|on) <clips>
    it's|its about <clips>
    {reel} {be} about <clips>
    make|keep {reel} about <clips>
    all about <clips>`,
  exclude: `nothing (at|in|during|on) <clips>
    (no|without|{drop}) (the|that|any|a)? (speech|speeches|talk|talking|interview|rambling) (from|of|by) <clips>
    (i'd|i would|id|we'd|we would)? rather (nobody|no one|people|they|you|everyone) (didn't|did not|didnt|never)? (saw|see|sees|seen) <clips>
    <clips> {leftOut}
    (can|could|may|should) <clips> (please)? not be (in|in it|in there|there|shown|seen|used|included)
    <clips> : (out|no|nope|not)
    cut <clips> (completely|entirely|altogether)
    (i'd|i would|we'd|we would) (prefer|rather have|like) (it|{reel}) without <clips>
    (we|you|i) (can't|cannot|can not|mustn't|must not) use <clips> (at all)?
    {drop} the|that|this (boring|dull|silly|stupid|useless) <clips> (out|away)?
    cut|leave|take|edit out the|that|this (boring|dull|silly|stupid|useless) <clips>
    <clips> (isn't|isnt|is not|aren't|arent|are not) (going)? (to be)? (in|part of|on) (this one|this video|this reel|it|this|the {reelNoun}) (this time|today)?
    <clips> can go (as well|too|also)
    <clips> {askedNot} (to)? (be|appear|show up) {onScreen}
    <clips> (doesn't|doesnt|don't|dont|does not|do not|didn't|didnt|did not) (want to (be|appear|show up) {onScreen}|(belong|fit|go) (in)? (it|there|here|in|in it|in there|in the {reelNoun}|with the rest)?)
    <clips> (no way|hell no|nope|no thanks|no thank you)
    leave <clips> on the cutting room floor
    <clips> (isn't|isnt|is not|aren't|arent|are not) (needed|wanted|necessary|required|used|included|shown|in it|in there|part of it)
    <clips> (not at all|not once|at no point|never|never ever|under no circumstances)
    <than> (is|are) (in|in it|in there) and <clips> (is|are)? not
    <than> in (and|but) <clips> out
    {want} <than> in ,? (and|but)? <clips> out
    not <clips> either|too
    <clips> (i|we) (don't|dont|do not|never) (want|need|like|care about|miss) (at all|though|really|please)?
    <clips> out (too|as well|also|please)
    <clips> (must|should|may|can|will|does|do) not
    <clips> (mustn't|mustnt|shouldn't|shouldnt|can't|cannot|won't|wont|doesn't|doesnt|don't|dont)
    <clips> (must|should|may|can) not be (in|in it|in there|there|seen|shown)
    <clips> cannot be (in|in it|in there|there|seen|shown|used)
    (i|we) (would|'d|could|will|should)? (not|never|wouldn't|wouldnt|won't) (show|use|include|have|keep|put in) <clips>
    <clips> ,? not (needed|wanted|necessary|required)
    <clips> (can|could|should|may|must) stay out (of it|of this|of this one|of the {reelNoun})?
    (don't|dont|do not) bother with <clips>
    use|take|show|put|have <than> (instead of|in place of|in lieu of|rather than) <clips>
    (swap|switch|exchange|trade|replace|substitute) <clips> out? for <than>
    (replace|substitute) <clips> (with|by) <than>
    <clips> ,? (can|could) we not
    <clips> (stays|stay|is|are|remains|remain) (private|secret|between us|off limits|a secret)
    (i|we)? (can|could) (do|live) without <clips>
    (i'd|i would|i'd rather|i would rather) (rather)? (you|we|it) (didn't|did not|don't|do not) (use|show|include|have|feature|put) <clips>
    <clips> (has|have) (got)? to go
    <clips> (must|should) go
    <clips> : {refused}
    <clips> (i'd|i would|id)? rather not (have|see|show|use)?
    (not|no) a single <clips>
    <clips> (needn't|neednt|need not|doesn't need to|doesnt need to|does not need to|don't need to|doesn't have to|don't have to) (be|appear|show) (in it|in there|in|there|shown|seen|up)?
    <clips> stays|stay out (of it|of this|of this one|of the {reelNoun})?
    <clips> nowhere (in it|in there|at all)?
    neither <clips>
    (rather|prefer) (not have|not see|not show|not use|not include|without) <clips> (in there|in it|in)?
    {drop} {drop}? <clips>
    never (the|my|our|any) <clips>
    {drop} {anything} <clips> out?
    {anything} <clips> (out|goes|can go|has to go|away)
    (don't|dont|do not|never) (use|show|include|put|want|need|have) {anything} <clips>
    no <clips> (at all|whatsoever)
    nothing too? <clips>
    <clips> {be} (not allowed|forbidden|not welcome|unwanted|unusable)
    <clips> (must|should|may|can|has to|have to) not (appear|be in|be shown|be seen|be used|be included|come up|show up) (in|there)? (it|there)?
    leave|take|cut|edit|keep|throw|crop|kick|chuck|drop|pull|weed <clips> out
    leave|take|cut|edit <clips> off|away|aside
    <clips> {be} not to? be? (used|shown|included|seen|wanted|needed|welcome|allowed)
    no <clips>
    not <clips>
    none of <clips>
    nothing of|with|about|from <clips>
    <clips> {isOut} out|excluded|omitted|skipped|cut|removed|left|taken|dropped out?
    <clips> can|could|should|may|must be? go|removed|skipped|cut|dropped|omitted|deleted|left|out|away out|away?
    <clips> shouldn't|shouldnt|mustn't|can't be|appear|make in|there|it? in?
    <clips> doesn't|doesnt|don't|dont need|have|needs to? be|appear in|there?
    (i|we) (really|just|personally)? (don't|dont|do not|didn't|not) (really|much|too)? (like|enjoy) <clips> (much|very much|at all|that much|anymore|any more)?
    (i'm|im|i am|we're|we are)? (really|just)? not (a|much of a|a big)? (fan of|keen on|fond of|happy with) <clips>
    (nobody|no one|noone) (needs|wants|has|cares) (to|about)? (see|watch)? <clips>
    don't|dont|never|not use|show|include|need|want|put|add|feature|have|keep any? of? <clips>
    do not use|show|include|need|want|put|add|feature|have|keep any? of? <clips>
    {want} no <clips>
    keep <clips> out of it
    leave <clips> for another|next`,
  excludeOfIt: `(so|and|just|please)? get rid (of (it|that|them|him|her))? (please)?
    please (do not|don't|dont) (use|show|include|take)
    (so|and|but)? out with (it|that|them|him|her)
    (so|and|but)? (please)? without (it|that|them)? (please|then)?`,
  timesEach: `<times> {each}
    (each|every one|both|all|all three|all four) (of them|of these|of those)? (exactly|only|just|precisely)? <times>
    (each|every one|both|all) (of them|of these|of those)? (comes|come|appears|appear|is shown|are shown|plays|play|should appear|should come|must appear) (exactly|only|just|precisely)? <times>`,
  alsoFor: `, <clips> (as well|too) (please|though)?
    and <clips> (too|as well|also)
    and? so (can|should|must|could|does) <clips>
    (and|or|nor)? <clips> either`,
  sameFor: `(and|or|nor) <clips> ,? (the)? same (thing|here|story|deal)?
    and (the)? same (thing)? (for|with|to) <clips>
    the? same thing? (for|with) <clips>
    the? same (goes|applies|thing goes) (for|to) <clips>
    ditto (for|with)? <clips>
    (likewise|just like that) (for|with)? <clips>`,
  only: `(leave|cut|keep|take|throw) (everything|all|anything|all of it) (else)? out {apart} (what|whatever)? <clips> (filmed|shot|recorded|saw|caught|shows|got)?
    {want}? only (what|the ones|those|the clips|clips|things|whatever|footage) (that|which)? (has|have|shows|show|contains|contain|is of|are of) <clips> (in it|in them|on it)?
    make {reel} (out of|from|with) <clips> and (nothing else|no others|no other (clips|ones|videos))
    both? <clips> ,? (and)? (everything|all) else (goes|out|can go|away|stays out|is out)
    (today|tonight|this time|this one) (it's|its|is|it is|we do|,)? (only|just|purely|solely) (about)? <clips>
    only|just|exclusively|solely {want}? <clips>
    {want} (only|just|exclusively|solely|nothing but) <clips>
    only|just the? parts|bits|shots|clips|moments|scenes|stuff|things|ones|footage with|of|where|showing <clips> (in it|in them)?
    nothing (but|except|other than|else than|else but|else except|else besides|besides) <clips>
    i|we only care about <clips>
    (only|just) {want}? <n> (things|clips|shots|moments) :? <clips>
    all i|we want|need is|are <clips>
    <clips> is|are all i|we need|want
    <clips> only|exclusively
    {want} <clips> only
    <clips> alone
    all <clips> all the time
    {drop} everything|all|anything {apart} <clips>
    (don't|dont|do not|never) (use|show|include|want|need|have|take) (any|anything)? (other)? (of the|of my)? {shots}? (from anything)? {apart} <clips>
    no|nothing|none {shots}? {apart} <clips>
    everything|all (out|away|off|gone) {apart} <clips>
    (limit|restrict|confine) (yourself|yourselves|ourselves) to <clips>
    stick|keep|limit|restrict {reel}? to <clips>
    (just|only)? stick with <clips>
    make {reel} all|only|just|entirely|solely|purely about? <clips>
    purely|entirely|strictly <clips>
    only where <clips>
    it|this|everything|all (should|can|must|has to|needs to) (just|only|purely) be <clips>`,
  nothingElse: `, the end
    (and|then)? stop (right)? there
    (that's|thats|that is) the (whole|entire|complete) (reel|video|film|edit|thing|list|lot)
    (forget|never mind|ignore|forget about|leave|skip) (the rest|all the rest|everything else|the others|all the others|all else|the remaining clips)
    and? nothing (in)? between (it|them|these|those)?
    (and)? then (we're|it's|that's|i'm)? (done|finished)
    , (and|all)? (that's me)? done (and dusted)?
    and? (that's|thats) me done
    and? (nothing|none|nobody|no one|noone) else (at all|whatsoever|whatever|please)? ({intoReel}|allowed|needed|wanted|comes in|goes in|gets in)?
    and? (nothing|none) more ({intoReel})?
    and no more
    and? (nothing|none|nobody) (besides|beyond|apart from|other than|beside) (that|this|those|these|them)?
    and? nothing before (it|that|them)? ,? (and|or)? nothing (after|behind) (it|that|them)?
    (that's|thats|that is|this is|these are|those are) the (whole|entire|complete|full) (list|thing|lot|sequence|order|edit|cut)
    no extras
    (that's|thats) (it|all|the lot|everything) (of it|there is|there's to it|folks)?
    that (is|was) (it|all) (of it|there is)?
    and? no others
    and? no (other|more) (clips|files|file|shots|footage|ones|videos|stuff|clip|shot|one|video|thing)
    and? (just|only) (those|these|them|that) (one|two|three|four|five|clips|ones)?
    (leave|cut|keep|take|throw) (everything else|the rest|all the rest|the others|all the others|all others|all else|the other clips|the remaining clips) (out|away|aside)
    (leave out|cut out|drop|ditch|lose|forget) (the rest|all the rest|the others|all others|all else|the remaining clips)
    (everything else|the rest|all the rest|the others|all others|all else|the remaining clips) (is out|are out|stays out|stay out|can stay out|can go|is not needed|isn't needed|not needed)
    leave out everything else
    skip (everything else|the others|all the others)
    (don't|dont|do not|never) (add|use|show|include|put in) anything (else|more)
    (add|use|show|include) nothing (else|more)
    (that's|thats|that is|this is) the (whole|entire|complete) {themedReel}|thing
    not interested in anything else
    nothing but (that|those|these|them)
    (only|just|nothing but|nobody but|no one but) the two|three|four|five of them
    (that's|thats) all (i|we) need
    (those|these) <n>? (clips|shots|ones|scenes|videos)? only
    (only|just) (those|these|them) <n> (clips|shots|ones|scenes|videos)?
    (only|just) the <n> (clips|shots|ones|scenes|videos)`,
  restOnly: `the? rest|remainder|others {be}? {onlyOf} <clips>
    the? rest|remainder of it|this {be}? {onlyOf} <clips>
    the? rest|remainder of the {reelNoun} {be}? {onlyOf} <clips>
    (everything else|otherwise|apart from that|aside from that|other than that) ,? {be}? {onlyOf} <clips>`,
  nothingElseOf: `and? (nothing|none|not) (else|more) (of|from|about) <clips>
    and? the rest of <clips> (can go|goes|out|can stay out|not)`,
  everythingBut: `(everything|all|anything|all {shots}|every clip) {apart} <clips> {be} (fair game|fine|ok|okay|good|allowed|usable|free|welcome|up for grabs|in)
    (everything|all {shots}|any clip|every clip|all the {shots}|all my {shots}) {be}? (allowed|fine|ok|okay|welcome|good|possible|usable|free) {apart} <clips>
    {want}? (everything|all) (that)? (we|i|we've|i've|you) (filmed|shot|have|got|recorded|took|see) {apart} <clips>
    {want}? everything|all|anything|every clip|clips|shot|shots? {apart} <clips>
    all the|of clips|shots|them|it {apart} <clips>`,
  exception: `(that|who|which) (isn't|isnt|is not|aren't|arent|are not) <clips>
    {surelyApart} <clips>
    exception : <clips>
    only <clips> not|doesn't|dont
    the? exception {be} <clips>`,
  prefer: `make <clips> really? (stand out|pop)
    (my|our|the|her|his) (absolute)? favourite|favorite {thing}? (of all)? {be} <clips>
    prefer|prefers|preferably|prioritise|prioritize|favour|favor|emphasise|emphasize|highlight|lean (heavily|hard|mostly|more)? on|into|towards? <clips>
    more of? <clips>
    lots|plenty|loads|tons of <clips>
    a lot of <clips>
    as many|much <clips> (as possible|as you can)
    go (heavy|big) on <clips>
    <clips> as much as possible
    especially|particularly|above <clips>
    <clips> {be} the? (most important|key|main) (thing|character|part|subject)?
    <clips> {be} the? highlight|highlights
    i|we really? like|love <clips> most|best|the
    play up <clips>
    as many|much of <clips> (as possible|as you can)
    as many|much as (possible|you can) of <clips>`,
  mostly: `<clips> (as|being) (the|our|my) (main|key|central) (thing|part|focus|subject|attraction|event)
    focus|concentrate|centre|center|focused|focusing|centered on|around <clips>
    with a? focus|emphasis|spotlight on <clips>
    put the focus|emphasis|spotlight on <clips>
    make <clips> (the|our|my) (star|stars|hero|heroes|focus|main character|main thing|heart)
    just? {want} <clips> (the most|most of all|more than anything|more than anyone)
    give <clips> (the most|most of the) (time|room|space|screen time)
    the most (time|room|space) (for|to|on) <clips>
    <clips> (gets|get|should get|has|have) (the most|most of the) (time|room|space|screen time)
    <clips> {be} (the|my|our) (star|stars|hero|heroes|focus|main character|main thing|heart)
    mostly|mainly|predominantly|chiefly|primarily|largely|majority <clips>
    make {reel} mostly|mainly|primarily about? <clips>
    most {ofIt}? {be}? on|about|of? <clips>
    <clips> for most {ofIt}
    <clips> mostly|mainly
    <clips> (should|must|has to|have to) be in (it|there) the? most
    <clips> most of the time
    the majority|bulk {ofIt}? {be}? on|of? <clips>
    <clips> {be} most|majority {ofIt}`,
  less: `<clips> only (if|when) (it|there|they|that|we|you)? (fits|fit|works|is room|'s room|there's room|have room|have time|time allows)
    i|we hate|dislike <clips>
    <clips> (is|are|looks|look) (so|too|really|very|pretty|kinda|kind of|a bit|just|rather)? (boring|dull|lame|ugly|rubbish|trash|awful|terrible|cringe|embarrassing|pointless|useless)
    <clips> only? {provided} (there's|there is|there is any|you have|we have) (any)? (room|space|time) (left|for it)?
    {provided} (there's|there is|you have|we have|you've got|we've got) (any|some|enough)? (room|time|space) (left|over)? (at the end)? ,? (add|put|show|use|include|throw in|squeeze in)? <clips>
    (hardly|barely|scarcely) any? of? <clips>
    less|fewer of? <clips>
    not too|so much|many of? <clips>
    not that|as much|many <clips>
    as little|few of? <clips> as possible
    go easy|light on <clips>
    only|just a? little|bit|few|touch|hint of? <clips>
    only briefly <clips>
    <clips> only briefly
    keep <clips> to a minimum
    a (little|tiny|wee)? bit of <clips>`,
  everyClip: `{want}? every single? clip|shot|video|scene|one|file|take|bit|thing
    {want}? each|every and? every clip|shot|video|one
    {want} all the|my|our|of|these clips|shots|videos|footage|files|them|it|takes|scenes
    {want} all clips|shots|videos|footage|files
    use|include|show|keep everything
    (use|include|show|keep|put in) all (of the|of my|of these|the|my|these|of them)? <n> (clips|videos|shots|of them|takes|files)?
    {want} everything
    (everything|all|every clip|every shot) (that)? (i|we) (uploaded|filmed|shot|sent|recorded|took|added|gave you) (should|must|has to|needs to|have to|need to) (show up|appear|be seen|be in|be used|feature|turn up|be included|be shown)
    everything in (there|it)
    don't|dont|do not leave|skip|drop|cut|miss anything|any out|clip|clips?
    leave|skip|drop nothing out?
    (don't|dont|do not) leave any clip|clips|one|of? them? out
    no clip left out
    all (the|my|our|of the|of my|of our|of these|these)? clips|videos (please)?
    all clips|shots|videos must|should|have|need to? be? used|in|appear|included
    nothing should|must|may be left out
    without leaving anything out
    everyone|everything must|should|needs to? be in|included`,
  everyOf: `all|every of? <clips> must|should|have|need|has|needs to? be|appear in|included|shown
    {want} each|every|all of the|these|those|my|our <clips>
    each|every one of <clips>`,
};
