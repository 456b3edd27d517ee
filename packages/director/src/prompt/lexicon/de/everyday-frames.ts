import type { Lexicon } from '../lexicon.ts';

export const EVERYDAY_PHRASES: Lexicon['phrases'] = {
  furtherTime: 'weitere | noch|nochmal | noch mal | die naechsten|nachsten',
  levelsNoun: 'lautstaerke|lautstarke|lautstaerken|lautstarken|pegel|tonpegel|ton',
  levelUp: 'lauter|laut|hoch|rauf',
  levelDown: 'leiser|leise|runter|herunter',
  levelOff: 'ganz? aus|stumm|weg|lautlos | auf null',
  wholly: 'ganz|komplett|voellig|vollig|total|vollstaendig|vollstandig',
  uploads: 'clip|clips|video|videos|datei|dateien|aufnahme|aufnahmen',
  asItIs: 'so | so wie sie ist|sind | wie sie ist|sind | bei | so bleiben|lassen',
  youShow:
    '(zeigst|bringst|nimmst|setzt|packst|spielst|legst|stellst|tust|machst) du | (zeigen|bringen|nehmen|setzen|packen|spielen) (wir|sie) | (zeigt|bringt|nehmt|setzt|packt|spielt) ihr | (kannst|koenntest|konntest|sollst) du',
  whenSo: 'wenn|waehrend|wahrend|sobald|solange|wo|als',
  somebody: 'jemand|wer|einer|man|wir|ich|leute|er|sie|irgendwer',
  speaks: 'redet|spricht|reden|sprechen|quatscht|rede|labert | gesprochen|geredet wird',
  getsShorter: 'immer? kuerzer|kurzer|kuerzere|kurzere|schneller|schnellere (werden|werdend|wird|{shots})?',
  getsLonger: 'immer? laenger|langer|laengere|langere|langsamer|ruhiger (werden|werdend|wird|{shots})?',
  atFirst: 'erst|zuerst|anfangs|zunaechst|zunachst | (am anfang|zu beginn)',
};

/** More of what people say day by day; the other languages have the same in their tables of that name. */
export const EVERYDAY: Lexicon['frames'] = {
  open: `<clips> {youShow} (mir|uns)? {kindly}? ({first}|vorne|vorn) (hin)?
    <clips> (soll|sollte|muss|darf|kann) (es|alles|das ganze|das video)? (eroeffnen|eroffnen|einleiten|einlaeuten|einlauten|starten|beginnen|anfangen|ins rollen bringen)
    ({first}|vorne|vorn) ,? (bitte|dann)? (wie|wo) <clips>
    (vorne|vorn) (bitte)? <clips>`,
  close: `<clips> {youShow} (mir|uns)? {kindly}? ({last}|hinten) (hin)?
    <clips> (soll|sollte|muss|darf|kann) (es|alles|das ganze|das video)? (abschliessen|beenden|abrunden|zu ende bringen)
    ({last}|hinten) ,? (bitte|dann|noch)? (wie|wo) <clips>
    hinten (bitte)? <clips>`,
  place: `<clips> (als)? (clip|bild|szene|einstellung|aufnahme|nummer) (nummer|nr)? <n>`,
  include: `<clips> {youShow} (mir|uns)? (bitte|auch|unbedingt|auf jeden fall)`,
  exclude: `<clips> (brauch|brauche|brauchen|braucht|muss|muessen|mussen) (ich|wir|man|keiner|niemand)? (echt|wirklich|ehrlich|eigentlich|absolut|da|hier|jetzt)? (nicht|nimmer) (unbedingt|wirklich|mehr|sehen|haben)?
    <clips> {youShow} (mir|uns)? {kindly}? (nicht|auf keinen fall|bloss nicht)
    (und)? (auch|noch) (nicht|kein|keine|keinen) <clips>`,
  excludeOfIt: `(also|bitte)? (raus|weg|fort) damit`,
  orderUploaded: `(lass|lasst|behalte|behalt|behaltet|nimm|nutze|uebernimm|ubernimm) (bitte)? (meine|unsere) {order} {asItIs}?
    (halt|halte|haltet) (dich|euch) an (meine|unsere) {order}
    (bleib|bleibe|bleibt) bei (meiner|unserer) {order}
    in (meiner|unserer) {order}
    (lass|lasst|behalte|behalt|behaltet) (bitte)? die {order} (der|von den|von meinen|meiner) {uploads} {asItIs}?
    die {order} (der|von den|meiner) {uploads} (soll|sollte|bleibt|muss|bitte) (so)? (bleiben|lassen|beibehalten|wie sie ist)?
    (geh|gehe|geht|spiel|spiele)? (durch)? (die|alle|meine)? {uploads} (der reihe nach)? (vom ersten bis zum letzten|von der ersten bis zur letzten|von vorn bis hinten|von vorne bis hinten) (durch)?`,
  orderBackwards: `(vom|von der|mit dem|mit der) (zuletzt|letzten|letzter) {uploaded}? {uploads}? ,? (den|das|die)? {byUs}? {uploaded}? (habe|hab|haben)? ,? (zurueck|zuruck|rueckwaerts|ruckwarts)? (bis)? (zum|zur) (ersten|erste) {uploads}?`,
  cutLengthFrom: `(schneid|schneide|schneidet|wechsle|wechsel|schalte|spring) (bitte|ja|bloss)? (nicht|nie|niemals) (weg|um|weiter)? ,? (vor|bevor) <s> (um|vorbei|rum|vergangen|durch)? (sind|ist)?
    (kein|keinen|keine|nie ein|ohne) (schnitt|schnitte|wechsel|bildwechsel) (vor|bevor) <s> (um|vorbei|rum|vergangen)? (sind)?
    (wart|warte|wartet) <s> vor jedem (schnitt|wechsel)`,
  speechNone: `(lass|lasst|schneid|schneide|nimm) (alles|alle|die)? ({shots}|stellen|teile|momente)? (weg|raus|aus)? ,? (wo|in denen|bei denen|was|auf denen) {somebody}? {speaks} (weg|raus)?
    (alles|alle|die)? ({shots}|stellen|teile|momente)? ,? (wo|in denen|bei denen|auf denen) {somebody}? {speaks} ,? (bitte)? (raus|weg|{leaveOut})
    {drop} (alles|alle|die)? ({shots}|stellen|teile|momente)? ,? (wo|in denen|bei denen|auf denen) {somebody}? {speaks}`,
  courseFaster: `{atFirst} (noch)? (lange|langsame|laengere|langere|ruhige) {shots}? ,? (und|dann|und dann|danach|spaeter|spater|aber dann)? {getsShorter}
    {atFirst} (noch)? (lange|langsame|laengere|langere|ruhige) {shots} ,? (und|dann|und dann|danach|spaeter|spater|aber dann)? (kurze|schnelle) {shots}?
    {shots} (sollen|werden)? immer? (kuerzer|kurzer) (werden|werdend)
    immer (kuerzer|kurzer|kuerzere|kurzere) ({shots}|werden|werdend)?`,
  courseSlower: `{atFirst} (noch)? (kurze|schnelle|kuerzere|kurzere) {shots}? ,? (und|dann|und dann|danach|spaeter|spater|aber dann)? {getsLonger}
    immer (laenger|langer|laengere|langere) ({shots}|werden|werdend)`,
  orderNamed: `in (der|folgender) (folgenden)? {order} :? <clips>`,
  evenOfThem: `(beide|alle beide) (davon)? {be}? (gleich lang|gleich lange|gleichlang|gleich viel zeit)
    (alle|alles) <n> (davon)? {be}? (gleich lang|gleich lange|gleichlang|dieselbe laenge|dieselbe lange)`,
  after: `<clips> {youShow} (mir|uns)? {kindly}? (erst)? (spaeter|spater) als <than>
    {put}? <clips> {be}? (erst)? (spaeter|spater) als <than>`,
  quieter: `{levelsNoun} : <clips> {levelDown}
    <clips> {be}? (am leisesten|leiser als ({others}|alles|alles andere|der rest|alle anderen)) (sein|machen)?`,
  louder: `{levelsNoun} : <clips> {levelUp}
    <clips> {be}? (am lautesten|lauter als ({others}|alles|alles andere|der rest|alle anderen)) (sein|machen|von allen)?
    <clips> {be}? das lauteste (von allem|ueberhaupt|uberhaupt)?`,
  muteOthers: `{levelsNoun} : {others} {levelOff}`,
  quieterOthers: `{levelsNoun} : {others} {levelDown}`,
  mute: `{levelsNoun} : <clips> {levelOff}
    <clips> {wholly} (stumm|lautlos|ohne ton|ohne sound|tonlos|still)
    (mach|stell|schalt|schalte|dreh|nimm) (den|das)? {sound} (aus|weg|ab|raus) ,? {whenSo} <clips> _?
    {sound} (aus|weg|ab|raus) ,? {whenSo} <clips> _?
    (kein|ohne) {sound} ,? {whenSo} <clips> _?
    <clips> (soll|sollte|will|moechte|mochte) (man|ich)? (zwar|schon|nur)? (sehen|zu sehen sein) ,? aber (man)? (nicht|nie) (hoeren|horen|zu hoeren|zu horen|zu hoeren sein|zu horen sein)
    <clips> (sieht man|sehen|zu sehen|sichtbar) ,? aber (hoert man|hort man)? (nicht|nie) (hoeren|horen|zu hoeren|zu horen|hoerbar|horbar)?
    <clips> : (ja|drin|rein|dabei|im video) ,? (aber)? (stumm|ohne {sound}|lautlos|tonlos)
    {whenSo} <clips> ,? (mach|stell|schalt|schalte|dreh|nimm) (den|das)? {sound} (aus|weg|ab|raus)`,
  fadeOut: `{whenSo} (es|alles|das|das video|der film|das ganze)? (vorbei|fertig|aus|rum|zu ende) (ist|war)? ,? (dann|bitte)? (geh|geht|gehe|lass|soll|blende|blend)? (es|alles|das bild)? {gently}? ({dimming}|ins schwarze|ins dunkle|in schwarz|zu schwarz|auf schwarz|aus)
    {last} ,? (dann|bitte)? (geh|geht|gehe|lass) (es|alles|das bild)? {gently}? (ins schwarze|ins dunkle|in schwarz|zu schwarz|auf schwarz) (gehen|uebergehen|ubergehen)?
    (geh|geht|gehe|lass) (es|alles|das bild)? {gently}? (ins schwarze|ins dunkle|in schwarz|zu schwarz|auf schwarz) (gehen|uebergehen|ubergehen)? ,? (wenn|sobald) (es|alles|das video)? (vorbei|fertig|aus|zu ende) ist`,
  titleOpening: `{first} (schreib|schreibe|schreibt|schreiben) (du|bitte|noch)? (den text|die worte|den satz|den titel)? :? <text>
    (schreib|schreibe|schreibt) (bitte)? <text> {first}
    {writing} ({first}|vorne|vorn|ganz vorne) : <quote>`,
  titleEnding: `{last} (schreib|schreibe|schreibt|schreiben) (du|bitte|noch)? (den text|die worte|den satz|den titel)? :? <text>
    (schreib|schreibe|schreibt) (bitte)? <text> {last}
    {writing} ({last}|hinten|ganz hinten) : <quote>`,
};
