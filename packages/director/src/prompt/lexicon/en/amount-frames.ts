import type { Lexicon } from '../lexicon.ts';

/** A complaint about what goes on: the time behind it is that of the clip. */
const TOO_MUCH =
  '(talks|speaks|goes on|rambles on|drags on|runs|lasts|rambles|drags|sings|is|are) (a bit|a little|way|far|much)? (too much|too long|on and on|forever|for ages|for ever)';
const KEPT_TO = '(keep|make|give|cut|hold|leave|show)? (it|him|her|them)? (to|at|down to|for|only|just)?';

/** How often clips are shown, and which share of the reel they get. */
export const AMOUNTS: Lexicon['frames'] = {
  times: `{want} <clips> in <times>
    {want} <clips> in (it|there) <times>
    {want} <clips> to (come|pop|show|turn)? (up|back|in|appear|return|be shown|be seen) <times>
    <clips> (should|must|has to|have to|needs to|need to|can|shall)? (be|appear|come|show up) in? (it|there)? (exactly|only|at least)? <times>
    <clips> (should|must|has to|can|shall)? (appear|appears|come|comes|come up|comes up|turn up|turns up|be shown|play|be seen|show up|shows up|plays|be) (exactly|only|just|at least|at most|no more than)? <times>
    {want}? <clips> (only|just|exactly|precisely)? <times>
    <times> {want} <clips>
    {want} <clips> at? least|most|only|exactly? <times>
    <clips> {be} <times>
    {play} <clips> <times>
    (each|every one|all) of <clips> (exactly|only|just)? <times>`,
  shareOfReel: `<share> {ofIt}? {be}? on|of|for|spent|about|to|with|from|at|in? <clips>
    <clips> for|in|over|on|to|about|at? the? <share> {ofIt}?
    <clips> {be} in|for|over|on|to|about|at|make|take|fill|up|occupy? <share> {ofIt}?
    <clips> makes|make|take|takes|fill|fills|get|gets|occupies up? <share> {ofIt}?
    <clips> (should|must|can) (make|take|fill|get|have) up? <share> {ofIt}?
    <share> of the <s> (for|on|of|to)? <clips>
    give|let <clips> take|have|fill|get|up? <share> {ofIt}?
    spend|use <share> {ofIt}? on|for|with <clips>
    fill <share> {ofIt}? with <clips>
    <share> of the? time|screen|screentime|video|reel {be}? to|for|on|with? <clips>
    <clips> (talk|talks|talking|speak|speaks|{be}) (on screen|in it|shown|seen|visible)? (for)? (at least|about|around)? <share> {ofIt}
    (mostly|mainly|largely) <clips> , (about|around|roughly|say)? <share> {ofIt}?
    <share> {ofIt}? (should|must|can|may|could) (only)? (be|show) <clips>`,
  shareOfEach: `<clips> (should|must|can)? (all|each)? (get|gets|have|take|make up|fill|be)? (about|roughly)? <share> each|apiece {ofIt}?
    <clips> each (get|gets|have|has|take|takes|make|makes|fill|fills) (about|roughly|up)? <share> {ofIt}?
    <share> {ofIt}? each|apiece (for|of|to)? <clips>
    <share> each|apiece : <clips>`,
  shareOfReelOfIt: `, (like|about|say|around|roughly|maybe) <share> {ofIt}
    (and|that|which)? (it|he|she|they)? (should|must|can|has to)? (get|gets|take|takes|fill|fills|make|makes|occupies|has|have) (up)? <share> {ofIt}`,
  ratio: `<times> as much|many|long of? <clips> as|than of? <than>
    <times> more <clips> than <than>
    <clips> {be}? <times> as long|much|often|many as <than>
    give <clips> <times> (as much|as long) (time|room|space)? as <than>
    <clips> {be}? <times> (as much|as long) (time|room|space)? as <than>
    <times> the <clips> of <than>
    <clips> {play}? <times> longer than <than>`,
  moreThan: `<clips> (should|must|can|has to|needs to)? (get|gets|have|has|play|plays|be on screen|last|lasts) (clearly|much|a lot|a bit|a little|far|way|slightly|noticeably|definitely|considerably)? (more|longer) screen? (time|room|space|screentime)? than <than>
    <clips> (clearly|much|a lot|a bit|a little|far|way|slightly|noticeably|definitely|considerably) longer than <than>
    give <clips> more screen? (time|room|space|screentime) than <than>
    more screen? (time|room|space|screentime) (for|to|on) <clips> than (for|to|on)? <than>
    <clips> (get|gets|has|have|should get|should have) more screen? (time|room|space|screentime) than <than>
    more of? <clips> than of? <than>
    <clips> {be}? longer|more than <than>
    {play} <clips> longer|more than <than>
    <clips> rather than <than>
    <clips> {be} on screen longer|more than <than>
    prefer <clips> over|to <than>
    less|fewer of? <than> than of? <clips>
    <clips> over <than> if
    <clips> outweigh|outweighs <than>`,
  splitBetween: `split|divide {reel}? (the time|the length|time)? (evenly|equally|fairly)? (up)? (between|among|amongst|over|into) <clips> (evenly|equally|fairly)?
    split|divide {reel}? (evenly|equally) <clips>
    split|divide <s> (evenly|equally|fairly)? (up)? (between|among|amongst|over|into) <clips> (evenly|equally|fairly)?
    (fifty fifty|half and half|half half|equal parts|equal shares) ,? (of|between|with|for)? <clips>
    <clips> ,? (fifty fifty|half and half|half half)
    <clips> ,? all? {splitEvenly}
    {onlyOf} <clips> ,? all? {splitEvenly}
    <clips> , {ofOneLength}
    {onlyOf} <clips> , {ofOneLength}`,
  asMuchAs: `<clips> (must|should|shall|have to|need to|ought to|can) (all|each|both)? (get|have|take|be given) (exactly|about|roughly)? (the same|equal) (amount|time|share|length|screen time) (of time|of screen time)?
    <clips> (get|gets|have|should get|should have|all get|each get|both get) (the same|equal) (amount|time|share|length|screen time) (of time|of screen time)?
    as much|many of? <clips> as of? <than>
    equal|equally|same amounts|time|amount|much|screen time|share? of|for|to|between <clips>
    the same amount|time|share of <clips> as|and <than>
    <clips> {be}? equally long|often
    <clips> {be} (on screen|seen|visible|shown) (for)? (about|exactly|roughly)? (the same|an equal) (amount|time|length) (of time|of screen time)?
    share {reel}? evenly|equally (between|among|amongst|over|into)? <clips>
    <clips> {play}? as (much|long) (time|room|space|screen time)? as {others} (together|combined|put together|altogether|in total)?
    split the time between <clips>
    balance <clips>`,
  everyOnce: `(each|every) (clip|shot|one|video|scene) (only|just|exactly)? once
    use|show|play each|every clip|shot|one|scene|video (only|just|exactly)? once
    (all|all my|all the|all of the) (clips|videos|shots) (exactly|only|just)? once
    one shot (per|of|from) (each|every)? (clip|video)`,
  onePerClip: `one|a|single shot|moment|cut|bit|snippet|piece from|per|of each|every clip|shot|one|video
    one per clip|video
    one from|of each|every clip|video?`,
  countOf: `<n> {shots} of|with|from|showing <clips>
    <n> <clips> (shots|shot|clips|clip)
    {want} <clips> in <n> {shots}
    <clips> (should|must|has to)? (be|appear|appears|come|comes|is|are)? in <n> {shots}`,
  noRepeats: `(don't|dont|do not|never) (use|show|include|have|want) (any)? (duplicates|repeats|doubles)
    no repeats|repetition|repetitions|duplicates
    no repeated|repeating|duplicate clips|shots|scenes|footage
    don't|dont|never repeat any|a|the|anything? clip|shot|clips|shots|scene|scenes?
    no clip|shot|scene|moment twice
    nothing twice
    (don't|dont|do not|never) (use|show|repeat|have|play) any (single)? (clip|shot|thing|scene|one|video) (twice|again|more than once)
    (don't|dont|do not|never) (use|show|repeat|have|play) any (single)? (clip|shot|thing|scene|one|video) (twice|again|more than once) {surelyApart} <clips>
    not|never the same clip|shot|thing|scene twice|again
    without repeating|repeats
    don't|dont use|show the same clip|shot|thing|scene twice|again`,
  mostly: `most of (it|{reel}) (i|we)? (want|need|would like|'d like)? (to|should|must|has to|can)? be <clips>`,
  holdEach: `(show|play|use|keep|hold|want|have|put|include|see) <clips> for about? <s> each|apiece
    <s> (of|for|from|per)? (each|apiece) (of)? (them|these|those|one|the following)? : <clips>`,
  hold: `<clips> (just|really|also)? ${TOO_MUCH} ,? (so|but|and)? ${KEPT_TO} <s>`,
  holdOfIt: `(but|because|and)? (he|she|they|it)? (just|really|also)? ${TOO_MUCH} ,? (so|but|and)? ${KEPT_TO} <s>`,
  exception: `{surelyApart} <clips> ,? (which|who) (gets|get|lasts|is|has|plays|stays|should be)? <s>
    {surelyApart} <clips> (at|for|with)? <s>`,
  alternateThose: `{want}? (the (two|three)|both|them) (alternating|in turn|taking turns|in turns)`,
  halvesOfThem: `(half half|half and half|fifty fifty|half each)`,
};
