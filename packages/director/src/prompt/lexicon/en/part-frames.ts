import type { Lexicon } from '../lexicon.ts';

/** Which part of a clip. */
export const PARTS: Lexicon['frames'] = {
  partSaid: `(from|of|in) <than> ,? (only|just)? {want}? (only|just)? the? (part|bit|moment|piece|section|line|passage|story) <said>
    (from|of|in) <than> ,? (only|just) (keep|use|take|leave|want)? <said>
    (from|of|in) <than> ,? (keep|use|take|leave|want) (only|just) <said>`,
  partRange: `(use|take|keep|show|play) (only|just)? <range> (of|from) <clips>
    (from|of|in) <clips> ,? {want} (only|just)? (what lies|what is|what comes|what happens|everything|whatever is) (from|between)? <range>
    (from|of|in) <clips> {want}? (only|just)? the? (part|bit|section|stretch|piece|seconds)? (from|between)? <range> only?
    <range> of|from|in <clips>
    (from|of|in) <clips> {want}? (only|just)? the? (bit|part|section|stretch|piece|seconds) from? <range>
    <clips> from? <range> only?
    (only|just) the (bit|part|section|stretch|piece) of <clips> (from|between) <range>
    {want} <range> of|from|in <clips>
    use|take|play <clips> :|from|at <range>
    (cut|trim|shorten|crop|reduce) <clips> down? to <range>
    <clips> ,? but? only (from|between)? <range>
    {want} <clips> <range>
    (good|best|nice|funny|right|important|great)? (bit|part|stuff|moment|section|line|sentence) (of|in|from|with) <clips> is (from|between|at)? <range>
    {want}? (only|just)? the (bit|part|section|stretch|piece) (from|at)? <range> (of|in|from) <clips>
    (from|of) <clips> {want}? (only|just)? what (he|she|they|it) (says|say|does|do|tells|explains) <range>`,
  partRangeTalk: `{want}? <clips> (while|when)? {talks} (only|just)? (from|between)? <range>`,
  partRangeOfIt: `(from|between) <range> (he|she|they|it) (says|say|tells|talks|talk|explains|does|shows|sings|plays)
    (it's|its|it|he's|she's|that's|thats|that|it is|that is|which is) (at|from|between)? <range>
    (good|best|nice|funny|right|important|great)? (bit|part|stuff|moment|section|line|sentence) is (from|between|at)? <range>
    at <range>
    <range> ,? (use|take|keep|play|want) (that|it|this|those)
    (use|take|play|keep) (only|just)? the? (part|bit|seconds)? (from|between)? <range> only?`,
  partFrom: `<clips> ,? :? (only|just)? from <s> (on|onwards|onward|to the end|till the end|until the end)
    (from|of|in) <clips> {want}? (only|just)? (what|the part|the bit|everything) (that)? (comes|is|happens|follows) (after|from|past) second? <s>|<n>
    {start} <s> (into|in) <clips>
    {start} (at|from) <s> (of|in|into) <clips>
    (nothing|none) of <clips> (before|until|up to) second? <s>|<n>
    (don't|dont|do not|never) (use|show|take|include|keep|need|want|play) (anything|any|stuff)? (of|from)? <clips> (before|until|up to) second? <s>|<n>
    <clips> from <s> (on|onwards|onward|to the end|till the end|until the end)
    start|begin <clips> at|from second? <s>|<n>
    from <s> in|of|into <clips>
    <clips> starting at|from <s>`,
  partUntil: `(from|of|in) <clips> {want}? (only|just)? (what|everything) (he|she|they|it|we) (says|say|said|does|do|tells|explains) <s>
    (from|of|in) <clips> {want}? (only|just)? what (he|she|they|it|we) (says|say|said|does|do|tells|explains) (up to|until|till|before) second? <s>|<n>
    (from|of|in) <clips> {want}? (only|just)? (everything|the part|the bit|all)? (up to|until|till) second? <s>|<n>
    <clips> (from the start|from the beginning|from its start|from the top)? until|till|up to? <s>
    <clips> from start|beginning to|until|till <s>
    stop|end|cut <clips> at|after <s>
    (nothing|none|no more) of <clips> (after|past|beyond|from) second? <s>|<n>
    (don't|dont|do not|never) (use|show|take|include|keep|need|want|play) (anything|any|stuff|more|much)? (of|from)? <clips> (after|past|beyond) second? <s>|<n>
    (don't|dont|do not|never) (use|show|take|include|keep|need|want|play) what (he|she|they|it)? (says|say|comes|is|does|happens)? (in|from)? <clips> (after|past|beyond) second? <s>|<n>
    {drop} <clips> (after|past|beyond|from) second? <s>|<n> (on|onwards)?
    <clips> (but|only)? (not|nothing|never) (after|past|beyond) second? <s>|<n>`,
  partFirst: `<clips> : (use|take|only|just)? (only|just)? the? first|opening <s>
    {want} the? first|opening <s> of|from <clips>
    {want}? <s> (from|at) the (start|beginning) of <clips>
    first <s> of|from <clips>
    {want}? the? first|opening <s> of|from {everyClipNoun}
    the first <s> of|from <clips>
    (only|just)? (the)? opening <s> of|from <clips>
    <clips> (only|just) (the|its|his|her|their)? first|opening <s>
    (from|of|in) <clips> {want}? (only|just)? the? first|opening <s> (only|alone)?`,
  partLast: `<clips> : (use|take|only|just)? (only|just)? the? last|final|closing <s>
    {want} the? last|final|closing <s> of|from <clips>
    {want}? <s> (from|at) the (end|ending) of <clips>
    last|final|closing <s> of|from <clips>
    {want}? the? last|final|closing <s> of|from {everyClipNoun}
    <clips> (only|just) (the|its|his|her|their)? last|final|closing <s>
    (from|of|in) <clips> {want}? (only|just)? the? last|final|closing <s> (only|alone)?`,
  partFirstOfIt: `(but|though)? (only|just) (its|his|her|their|the) (first|opening) <s> (of it|of him|of her|of them)?
    (use|take|play|keep|show) (only|just)? (its|his|her|their|the) (first|opening) <s>`,
  partLastOfIt: `(but|though)? (only|just) (its|his|her|their|the) (last|final|closing) <s> (of it|of him|of her|of them)?
    (use|take|play|keep|show) (only|just)? (its|his|her|their|the) (last|final|closing) <s>`,
  dropFirstOfIt: `{drop} its|his|her|their first|opening <s>`,
  dropLastOfIt: `{drop} its|his|her|their last|final|closing <s>`,
  dropFirst: `take the? (first|opening) <s> off of? (<clips>|{everyClipNoun})
    (trim|shave|chop|clip|lop|take) <s> off of? (the start of|the beginning of|the front of)? (<clips>|{everyClipNoun})
    cut (off|away) the? (first|opening) <s> (of|from) (<clips>|{everyClipNoun})
    {drop} the? first|opening <s> of|from|off <clips>
    {drop} <s> off|from the? start|beginning|front of <clips>
    {drop} the? first|opening <s> of|from|off {everyClipNoun}
    {drop} the? first|opening <s>
    (from|of|with|in|on|for) <clips> ,? {drop} (only|just)? (the|its|his|her|their)? (first|opening) <s>
    (from|of|with|in|on|for) <clips> ,? (only|just)? not (the|its|his|her|their)? (first|opening) <s>
    <clips> ,? (but|only|just)? (without|minus) (the|its|his|her|their)? (first|opening) <s>
    <clips> : {drop} (the|its|his|her|their)? (first|opening) <s>
    {start} <clips> <s> in
    trim|shave|chop|clip|lop the? first|opening <s> of|from|off|of <clips>
    trim|shave|chop|clip|lop the? first|opening <s> of|from|off|of {everyClipNoun}
    skip <s> into <clips>`,
  dropLast: `take the? (last|final) <s> off of? (<clips>|{everyClipNoun})
    (trim|shave|chop|clip|lop|take) <s> off the? (end|back) of (<clips>|{everyClipNoun})
    {drop} the? last|final <s> of|from|off <clips>
    {drop} <s> off|from the? end|back of <clips>
    {drop} the? last|final <s> of|from|off {everyClipNoun}
    cut (off|away) the? (last|final) <s> (of|from) (<clips>|{everyClipNoun})
    (from|of|with|in|on|for) <clips> ,? {drop} (only|just)? (the|its|his|her|their)? (last|final|closing) <s>
    (from|of|with|in|on|for) <clips> ,? (only|just)? not (the|its|his|her|their)? (last|final|closing) <s>
    <clips> ,? (but|only|just)? (without|minus) (the|its|his|her|their)? (last|final|closing) <s>
    <clips> : {drop} (the|its|his|her|their)? (last|final|closing) <s>
    trim|shave|chop|clip|lop the? last|final <s> of|from|off|of <clips>
    trim|shave|chop|clip|lop the? last|final <s> of|from|off|of {everyClipNoun}`,
  partBeginning: `(from|of|in) <clips> {want}? (only|just)? the? (first|opening) {sentence}
    {want}? (only|just) the? (first|opening) {sentence} (of|from) <clips>
    {drop} the? (second|last|other) half of <clips>
    {want}? (only|just)? the? first half of <clips>
    (from|of|in) <clips> {want}? (only|just)? the? first half
    (trim|cut|drop|skip|remove|lose) the? {dullWord}? (end|ending|last bit|last part) (of|from|off) <clips>
    {want}? only|just? the? beginning|start of <clips>
    {want}? (only|just)? the (first|opening) (bit|part|stretch|section|moments) of <clips>`,
  partMiddle: `{want}? only|just? the? middle part? of <clips>`,
  partEnding: `(from|of|in) <clips> {want}? (only|just)? the? (last|final|closing) {sentence}
    {want}? (only|just) the? (last|final|closing) {sentence} (of|from) <clips>
    {drop} the? first half of <clips>
    {want}? (only|just)? the? (second|last|other) half of <clips>
    (from|of|in) <clips> {want}? (only|just)? the? (second|last|other) half
    (trim|cut|drop|skip|remove|lose) the? {dullWord}? (beginning|start|first bit|first part) (of|from|off) <clips>
    {want}? only|just? the? end|ending of <clips>
    {want}? (only|just)? the (last|final|closing) (bit|part|stretch|section|moments) of <clips>`,
  partBest: `{want}? the? best|nicest|strongest part|bit|moment|moments|parts|bits|seconds|sentence|sentences|line|lines of|from <clips>`,
  partWhole: `<clips> : (use)? the? (whole|entire|full|complete) (clip|thing|take|video|shot)
    {want}? the? whole|entire|full|complete <clips>
    {play} <clips> in full|entirety|its|completely|uncut|entirely entirety?
    all of <clips> (uncut|in full|without cuts)
    don't|dont|never|not cut|trim|shorten <clips> short?
    <clips> uncut|whole
    <clips> in (full|one piece|one take|one single take)
    <clips> in (full|one piece|one take|one go)
    let <clips> (play|run) (out|through|in full|to the end)
    let <clips> finish (what (she|he|they|she's|he's|they're) (saying|says|say|is saying|are saying)|(her|his|their) (sentence|line|thought|sentences|story|song))?
    <clips> from start|beginning to finish|end`,
};
