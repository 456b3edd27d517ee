import type { Lexicon } from '../lexicon.ts';

/** What is written over it: titles, names and captions. */
export const TEXTS: Lexicon['frames'] = {
  title: `say <text> (on|over|across) (it|this|there|that|the {reelNoun})
    write <text> (on|over|across) (it|this|there|the {reelNoun})
    (title|headline|heading|opening title|title card) :? {say}? <text>
    (with|add|put|have|and)? (a|the|some)? (nice|really|very)? (big|bold|large|huge|giant|small|little|simple|clean|catchy) (title|headline|heading) :? {say}? <text>`,
  titleOpening: `{start} {startOff}? {with} (the|these) words <text>
    (text|title|caption|words) <text> {first}
    {titleNoun} (at the|as the|for the) {openerNoun} : <text>
    {put}|write|add|show (the|a|this|one)? (single|simple|one|big|bold|short|little)? (word|name|phrase|sentence) {say}? <text> {first}
    (it|{reel}|the screen) {sayModal} {sayVerb} <text> {first}
    {first} ,? (it|{reel}|the screen) {sayModal} {sayVerb} <text>
    (have|make|let) (it|{reel}|the screen) {sayVerb} <text> {first}
    {start} {with} (it|{poss} {reelNoun}|the screen) (saying|reading) <text>
    {want}|make|make <text> as (a|an|the|our|my)? {openingTitle}
    <text> as (a|an|the|our|my)? {openingTitle}
    {want}? <text> (written|spelled out) (in (big|large|small|white|bold)? letters|on the screen|on screen)? {first}
    {want}? <text> in (big|large|small|white|bold)? letters (on the screen|on screen)? {first}
    {put}|write|add|show (the|some)? (words|text|line|caption) {say}? <text> {first}
    {put}|write|add|show|have <text> as (a|the|some)? (title|text|caption|headline|heading) {first}
    {first} ,? (it|{reel}|the screen) (should|must|has to|can)? (say|says|read|reads) <text> (in|as) (writing|text|letters|words|a title)
    (a|an|the|some)? {titleNoun} {first} ,? (and|which|that)? (it|that|which)? (should|must|has to|to|can|is to)? (say|says|read|reads|saying|reading) <text>
    (our|my|the|his|her|their) (name|brand|company) ,? <text> ,? (in|on|over|across) (the)? (picture|screen|video|frame|shot) {first}
    {put}|write|add|show (our|my|his|her|their) (name|brand|company|handle|username|account|website|address|tag) ,? <text> (in|on|over|across|onto)? (the)? (picture|screen|video|frame|shot)? {first}
    <clips> {first} (and)? with {titleNoun}? {say}? <quote> (written|shown|displayed|printed|up)? (on|over|across)? (it|them|that|top)?
    {put}|write|add|show? <quote> (big|large|huge|bold|small|in big letters|in bold letters|really big)? (written|shown|displayed|printed|up)? (on|over|across|in) the (first|opening|very first) (shot|clip|scene|frame|picture|image|seconds)
    {first} (you|we|i|they)? (please)? (write|put|show|say|see|read) <quote>
    {start} {with} the? (title|words|text|caption|headline) {say}? <quote> (over|on|on top of|across|above|in front of) <clips>
    opening (text|title|words|caption) :? <quote>
    {put}|write|add|show|have the|a|an? {titleNoun} <text> {first}
    the? (names|words|name|title|text) <quote> (should|must|can) (appear|be shown|stand|be) {first}
    (title|headline|heading|opening title|text) :? {say}? <text> {first}
    (title|headline|heading) (is|should be|to be|reads|says) <text>
    {put}|write|add|show|have {titleNoun}? {say}? <text> (in|as) (big|large|small|white|bold)? (letters|text|words|writing|title) {first}
    {put}|write|add|show|have <text> (on the screen|on screen|as text|as a title|as the title|over the first shot|on the first shot|over the first clip|in the picture) {first}?
    (write|add|put|show) <quote> {first}?
    {writeIt} <quote> {onShot} (the|my|our)? (very)? (opening|first) (shot|clip|scene|image|picture|one|frame|thing)?
    <quote> (over|on|in) the (opening|first) (shot|clip|scene|image|picture|one)?
    {first} (write|put|show|say|have) <text> (on the screen|on screen|as text|as a title)?
    {put}|add|write|display|overlay|with|have|insert the|a|an|some|opening|big|this|words|nice? opening|title|text|words|big|bold|nice|simple? {titleNoun}? {say}? <quote> {first}
    {put}|add|write|display|overlay|show|with|have|insert|make the|a|an|some|opening|big|nice? opening|big|bold|nice|simple|short|intro? {titleNoun} {say} <text>
    {put}|add|write|display|overlay|show|with|have|insert|make the|a|an|some|opening|big|nice? opening|big|bold|nice|simple|short|intro? {titleNoun} at the? start|beginning|top|front :? {say}? <text>
    {put}|add|write|display|show|have|insert a|an|some|the? {titleNoun} (on|on there|in there|there|on it|in it)? {first} ,? {say}? <quote>
    {start} {with} the? title|words|text|caption|headline {say}? <text>
    {titleNoun} at the? start|beginning|top|front :? {say}? <text>
    {first} {put}|add|write|display|show? the? {titleNoun}? {say}? <quote>
    {titleNoun} {say} <text>
    (with|add|put|show)? the name of (the|our|my|this)? _ {first}? : <text>
    write <text> on|over|at|across|in|onto|as the|it|top|screen|a? video|first|screen|start|beginning|top|title|opening|shot|picture?
    put <quote> on|up|as the|it|screen|a? screen|start|title|video|beginning|opening|shot?
    put <quote> across|over the|screen|a screen|start|title|video|beginning|opening|shot?
    put up? the? words <text>
    <quote> as|for the|a? opening? title|headline|heading|text
    put|with <text> as|for the|a? opening? title|headline|heading
    <quote> on|across the? screen|start|beginning at|in|? the? start|beginning?
    <quote> {first}
    title {be} <text>`,
  titleEnding: `{want}? the words <text> (on screen|on the screen|up)? (when|as|once) (it|{reel}) (finishes|ends|is over|stops)
    {end} {endOff}? {with} (the|these) words <text>
    (text|title|caption|words) <text> {last}
    {titleNoun} {last} : <text>
    {put}|write|add|show (the|a|this|one)? (single|simple|one|big|bold|short|little)? (word|name|phrase|sentence) {say}? <text> {last}
    (it|{reel}|the screen) {sayModal} {sayVerb} <text> {last}
    {last} ,? (it|{reel}|the screen) {sayModal} {sayVerb} <text>
    (have|make|let) (it|{reel}|the screen) {sayVerb} <text> {last}
    {end} {with} (it|{poss} {reelNoun}|the screen) (saying|reading) <text>
    {want}|make|make <text> as (a|an|the|our|my)? {closingTitle}
    <text> as (a|an|the|our|my)? {closingTitle}
    {want}? <text> (written|spelled out) (in (big|large|small|white|bold)? letters|on the screen|on screen)? {last}
    {want}? <text> in (big|large|small|white|bold)? letters (on the screen|on screen)? {last}
    {put}|write|add|show (the|some)? (words|text|line|caption) {say}? <text> {last}
    {put}|write|add|show|have <text> as (a|the|some)? (title|text|caption|headline|heading) {last}
    {end} {endOff}? {with} (the|a)? (title|title card|headline) {say}? <text>
    {last} ,? (it|{reel}|the screen) (should|must|has to|can)? (say|says|read|reads) <text> (in|as) (writing|text|letters|words|a title)
    (a|an|the|some)? {titleNoun} {last} ,? (and|which|that)? (it|that|which)? (should|must|has to|to|can|is to)? (say|says|read|reads|saying|reading) <text>
    {put}|write|add|show (our|my|his|her|their) (name|brand|company|handle|username|account|website|address|tag) ,? <text> (in|on|over|across|onto)? (the)? (picture|screen|video|frame|shot)? {last}
    <clips> {last} (and)? with {titleNoun}? {say}? <quote> (written|shown|displayed|printed|up)? (on|over|across)? (it|them|that|top)?
    (the|a)? (text|title|caption|words) :? <quote> {last}
    {put}|write|add|show? <quote> (big|large|huge|bold|small|in big letters|in bold letters|really big)? (written|shown|displayed|printed|up)? (on|over|across|in) the (last|closing|final|very last) (shot|clip|scene|frame|picture|image|seconds)
    (our|my|the) _? name <text> {last}
    {titleNoun} {say} <text> {last}
    (the|our|a|with the|and the)? date <text> {last}
    (write|put|add|show|say) {titleNoun}? {say}? <text> (as text|on screen|on the screen|in letters|in the picture|as a text|as writing) {last}
    (write|put|add|show|say) {titleNoun}? {say}? <text> {last} (as text|on screen|on the screen|in letters|as a text|as writing)
    write <text> {last}
    {writeIt} <quote> {onShot} (the|my|our)? (very)? (last|final|closing) (shot|clip|scene|image|picture|one|frame|thing)?
    <quote> (over|on|in) the (last|final|closing) (shot|clip|scene|image|picture|one)?
    (write|add|put|show|say) <quote> (over|on) the (last|final) (shot|clip|scene|image)
    (write|put|show) <text> (over|on) the (last|final) (shot|clip|scene|image)
    {put}|add|write|display|show|have|insert a|an|some|the? {titleNoun} (on|on there|in there|there|on it|in it)? {last} ,? {say}? <quote>
    {last} (it|the video|the reel)? (should|must|can)? (say|write|show|put|read) <text>
    end card :? <quote>
    {put}|add|write|display|overlay|show|with|have|insert|make the|a|an|some|closing|big|final|end? end|closing|big|bold|nice|simple|short|final? {titleNoun}? {say}? <quote> {last}
    {end} {endOff}? {with} the|a? title|words|text|caption|line|card|message|handle|closing|end|credit|final text|title|card|line|message|words? {say}? <quote>
    {titleNoun} at the? very? end|finish|bottom :? {say}? <text>
    {last} {put}|add|write|display|show? the|a|some? {titleNoun} {say}? <text>
    {last} {put}|add|write|display|show? <quote>
    closing|end|ending|final|last|outro title|text|card|caption|line|words|message :? {be}? {say}? <text>
    <quote> {last}
    outro : <text>
    {end} {with} <quote>`,
  titleOver: `<clips> ,? and? (with|reading|saying|has|gets) (the|a|an)? {titleNoun} {say}? :? <quote> (written|shown)? (on|over|across|in|under)? (it|top|that|screen)?
    {put}|write|add|show (the words|the word|the text|the name|a title|a caption) {say}? <text> (over|on|onto|under|across) <clips>
    {put}|write|add|show|display|with {titleNoun}? {say}? <quote> (big|large|huge|bold|small|in big letters|in bold letters|really big)? (written|shown|displayed|printed)? on|over|across|under <clips>
    {titleNoun}? <quote> (over|on|during|throughout|while) <clips>
    {titleNoun}? <quote> (when|as|once|while) <clips> (start|starts|begin|begins|come|comes|appear|appears|show|shows|is|are)? (up|on|in)?
    {put}|write|add|show|display|with {titleNoun}? {say}? <quote> (written|shown|displayed|printed)? during|throughout <clips>
    {put}|write|add|show|display|with (a|an|some|the)? {titleNoun}? {say}? <quote> (when|as|once|while) <clips> (start|starts|begin|begins|come|comes|appear|appears|show|shows|is|are)? (up|on|in)?
    {titleNoun} over|on <clips> {say} <text>
    caption|label <clips> as|with|: <text>
    {put}|write|add|show? <text> as (text|a title|a caption|writing) (over|on|onto|across) <clips>`,
  titleAtOpening: `add|put|with|include|have|give|needs|want|make {reel}? a|an|some|the? nice|big|short|catchy|opening|intro|bold|cool|fitting|good|suitable? title|opening title|title card|headline|intro text|text at|to|in|on|? the|start|it|? start|beginning|front|opening|top?
    title at the? start|beginning
    with a title`,
  titleAtEnding: `add|put|with|include|have|give|want|make a|an|some|the? nice|big|short|closing|end|bold? title|closing title|end card|text|credits at|to|in|on the? end|finish
    end card | end credits | closing credits | credits at the end`,
  noTitle: `no|without any|a|opening? title|titles|heading|headline|headlines
    no|without title cards|card`,
  noText: `no|without any|on|screen? (text|texts|words|writing|lettering|overlays|overlay|text overlay|on screen text) at|on|in|over|? all|screen|it|the?
    {drop} the|any? text|words
    don't|dont add|put|write|want|need any|a|the? text|words|writing|texts
    text free`,
  name: `call it|this|the {reelNoun}? <text>
    call {reel} <text>
    name {reel} <text>
    title it|this <text>
    (business|company|brand|shop|store|cafe|channel|studio|band|club) (called|named) <text>
    named|titled|entitled <text>`,
  captions: `{cap}
    add|with|put|include|turn|show|burn|have|need|want on|in|the|some|auto|automatic? {cap} on|in|for|to|under? it|everything|talking|speech?
    show|write|display|put what is|i|we|he|she|they|people being? say|says|said|saying as|in|on? text|screen?
    show|write|display|put the? spoken words as|on|in the? text|screen|picture
    text|words for|of what is|i|we|he|she|they|people being? say|says|said|saying
    for people who watch on|without|with mute|sound|no sound?
    readable|understandable without sound
    transcribe the|what talking|speech|is said?
    subtitle|caption <clips>
    subtitle|caption it|this|everything|the talking|speech|video|interview|dialogue?`,
};
