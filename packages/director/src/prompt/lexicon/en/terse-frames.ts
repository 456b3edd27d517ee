import type { Lexicon } from '../lexicon.ts';

/** What people write short, as in a telegram or on a list. */
export const TERSE: Lexicon['frames'] = {
  noRepeats: `no {thing} (used|shown|repeated|seen)? (twice|again|more than once|more than one time)`,
  section: `(then|and then|next) {onlyOf}? <clips> (for|in|during) (another|a further) <s>
    (then|and then|next)? {onlyOf} <clips> (for|in|during) (another|a further) <s>
    (then|and then|next) (another|a further) <s> (of|with|for)? {onlyOf}? <clips>`,
  exclude: `{drop} {manyBits} (that|which|where)? (have|has|show|shows|contain|contains|feature|features) <clips> (in them|in it)?`,
  excludeAlone: `{drop} {manyBits} (that|which|where|with) (there is|there are)? (only|just|nothing but) (have|has|show|shows|contain|contains|feature|features)? (only|just|nothing but)? <clips> (in them|in it)?
    {drop} {manyBits} (that|which|where) (have|has|show|shows|contain|contains|feature|features) (only|just|nothing but) <clips> (in them|in it)?
    no {manyBits} (that|which|with) (have|has|show|shows)? (only|just|nothing but) (have|has|show|shows)? <clips> (in them|in it)?`,
  openList: `{first} (of {reel})? ,? in (this|that|exactly this) {order} (please)? :? ,? <clips>`,
  closeList: `{last} (of {reel})? ,? in (this|that|exactly this) {order} (please)? :? ,? <clips>
    {end} {with} ,? in (this|that|exactly this) {order} :? ,? <clips>`,
  openThenClose: `(start|begin|open) <clips> ,? (and|then)? (end|finish|close) <than>`,
  after: `(show|use|have|put|play)? <clips> ,? (and|but)? only after <than>`,
  afterOfIt: `(and|but) (then)? only (after|behind) <than>`,
  partFrom: `(use|show|take|play)? <clips> only from <s> (on|onwards|onward|to the end|till the end|until the end)?
    only (use|show|take|play)? <clips> from <s> (on|onwards|onward|to the end|till the end|until the end)`,
  mute: `<clips> : ({intoReel}|in|included|yes|show|shown|visible|keep|on screen) ,? (but|and)? (muted|mute|silent|{sound} off|no {sound}|without {sound})
    <clips> {be}? (seen|visible|shown|there|in it|in) ,? (but|and)? (not|never) (heard|audible|to be heard)
    {want} <clips> seen ,? (but|and)? (not|never) heard
    {want} <clips> with (its|their|the|his|her)? {sound} (turned|switched)? (off|muted|removed)
    {want} to? see <clips> ,? (but|and)? (not|never|don't want to) hear (it|them|him|her)`,
  hearOnly: `(only|just) <clips> (audible|hearable|heard|with {sound})`,
  nothingElse: `and? none of (the|your|my)? (others|other clips|other ones|other shots|rest)`,
};
