import type { Lexicon } from '../lexicon.ts';

/** Everyday ways to say what elsewhere is said with the words of an editor. */
export const EVERYDAY: Lexicon['frames'] = {
  exclude: `(don't|dont|do not|never) (spoil|give away|reveal) <clips> (for anyone|for people|yet)?
    <than> ,? (yes|yeah|yep|yup) (please)? ,? (and|but)? <clips> ,? (no|nope|nah) (thanks|thank you)?
    <clips> (please|ideally|preferably|definitely) not in (it|there|this|the {reelNoun})`,
  times: `<clips> {may}? (also|both|just|only)? (be)? (used|shown|seen|played|repeated) <times>`,
  length: `out of (the|a)? (total of)? <s>`,
  titleOpening: `{put}|write|add|show <quote> (on|over|in|onto) (it|this|there) {first}
    (it|{reel}|the screen) {sayModal} {sayVerb} <text> (when|as|once) (it|{reel}) (begins|starts|opens|comes on)
    (write|put|add|show) {titleNoun}? {say}? <text> {first} (as text|as a text|as a title|as writing|on screen|on the screen|in letters)`,
  titleEnding: `{put}|write|add|show <quote> (on|over|in|onto) (it|this|there) {last}
    (it|{reel}|the screen) {sayModal} {sayVerb} <text> (when|as|once) (it|{reel}) (ends|finishes|closes|stops)`,
  transitionCrossfade: `(blend|melt|merge|fade|dissolve) (each|every|one) {thing} (softly|gently|slowly)? (into|with|over to) (the|another)? (next|following|other|another) (one|{thing})?`,
  speechOnly: `(keep|use|take|show|leave|want) (only|just)? (the|all the)? (talking|speech|speaking|dialogue|chat) (parts|bits)? ,? (and)? {drop} {others}
    only (want|wanna|need|like)? (to)? (see|show|use|have|keep|include) (me|us|people|anyone|anybody|everyone|them) (when|while|whenever|where|as long as) {somebody} {speaks}
    (see|show|use|have|keep|include) (me|us|people|anyone|anybody|everyone|them) only (when|while|whenever|where|as long as) {somebody} {speaks}`,
};
