import type { Lexicon } from '../lexicon.ts';

/** Who talks, and what is shown meanwhile. */
export const VOICE_PHRASES: Lexicon['phrases'] = {
  talker: 'ich|er|sie|wir|mich|ihn|uns|man|jemand|jemanden|alle',
  talksOn:
    '(weiter|immer|gerade|durchgehend)? (redet|rede|reden|red|spricht|spreche|sprechen|sprich|erzahlt|erzaehlt|erzahle|erzaehle|erzahlen|erzaehlen|erklart|erklaert|erklare|erklaere|erklaren|erklaeren|quatscht|plaudert|weiterredet|weiterspricht|weiterreden|weitersprechen) (weiter)? (davon|daruber|darueber|in die kamera|ihre geschichte|seine geschichte|die geschichte)?',
  throughout:
    '(die ganze|die gesamte) zeit | (uber|ueber) (alles|das ganze video|das ganze reel) | die ganze zeit (uber|ueber) | durchgehend | immer | durchweg | ununterbrochen | im hintergrund | von anfang bis ende | das ganze (reel|video) (lang|uber|ueber)?',
  anyVoice:
    '(die|der|das|dem|den|ihr|ihre|ihrer|ihrem|seine|seiner|seinem|meine|meiner|meinem|unsere|unserer)? (stimme|stimmen|gesprochene|gesprochenen|gerede|reden|erzahlung|erzaehlung|gesprach|gespraech|rede|sprechtext|erklarung|erklaerung|kommentar) | (alles)? was {talker} (sagt|sage|sagen|erzahlt|erzaehlt|erzahle|erzaehle|erklart|erklaert)',
  theirWords: 'was {talker} (sagt|sage|sagen|erzahlt|erzaehlt|erklart|erklaert)',
  theirSentence: '(ihrem|seinem|meinem|ihren|seinen|meinen) (ersten|letzten)? (satz|satzen|saetzen|worten)',
  talkNoun:
    'stimme|stimmen|interview|gesprach|gespraech|rede|erzahlung|erzaehlung|gerede|kommentar|erklarung|erklaerung|ansprache|reden',
  asBroll:
    'als (b roll|broll|zwischenschnitt|zwischenschnitte|schnittbild|schnittbilder|einblendung|einblendungen|insert|inserts)',
  broll: '(die|ein paar)? (b roll|broll|zwischenschnitte|schnittbilder|einblendungen|bilder|aufnahmen)',
  overTalk: 'uber|ueber|zu|zum|zur|auf | als bilder zu | passend zu',
  goesOn:
    '(lauft|laeuft|laufen|geht|gehen|bleibt|weiterlaufen|weiterlauft|weiterlaeuft|ist zu horen|ist zu hoeren|horen|hoeren) (weiter)?',
  overIt:
    'daruber|darueber|druber|drueber|dabei|dazu|wahrenddessen|waehrenddessen|zugleich|gleichzeitig | (uber|ueber) (das|dem|den)',
  seeing:
    '(und|dann|jetzt|nur|bitte)? (zeig|zeige|zeigt|zeigen|zeigst|sieht|sehen|sehe|seh|sehn|schneid|schneide|nimm|pack|leg|lege|kommen|kommt|blende|blend|setz) (man|wir|ich|mir|uns|bitte|du)? (auf|zu|dazu|dabei|bilder von|aufnahmen von|bilder vom|bilder der)? | (mit)? (bildern|aufnahmen) (von|vom|der) | (und)? (man|wir|ich) (sieht|sehen|sehe)',
  hearing:
    '(lass|lasse|nimm|behalt|behalte|nutze|nutz|mit) | (man|ich|wir)? (hort|hoert|hore|hoere|horen|hoeren)',
  seenLast: '(sieht|sehen|zeigen|zeigst|kommen|einblenden|ein|zu sehen)',
};

export const VOICES: Lexicon['frames'] = {
  shownOver: `{seeing}? <clips> {asBroll}? {overTalk} {anyVoice} {throughout}? {seenLast}?
    {seeing}? <clips> {asBroll}? (uber|ueber) <than> {seenLast}?
    {seeing}? <clips> {asBroll} (zu|zum|zur) <than>
    {seeing}? <clips> {asBroll}? ,? (wahrend|waehrend|solange|wenn) {talker}|<than> {throughout}? {talksOn}
    (wahrend|waehrend|solange|wenn) {talker}|<than> {throughout}? {talksOn} ,? {seeing}? <clips> {seenLast}?
    {seeing}? <clips> {asBroll}? ,? (wahrend|waehrend|solange) (gesprochen|geredet|erzahlt|erzaehlt) wird
    (wahrend|waehrend|solange) (gesprochen|geredet|erzahlt|erzaehlt) wird ,? {seeing}? <clips> {seenLast}?
    (lass|lasse) {talker}|<than> {throughout}? {talksOn} ,? (und|aber|mit)? {seeing}? <clips> {overIt}
    (lass|lasse)? {talker}|<than> {throughout}? {talksOn} {throughout}? ,? (und|aber)? {overIt} ,? {seeing}? <clips> {seenLast}?
    (lass|lasse)? {talker}|<than> {throughout}? {talksOn} {throughout}? ,? (und|aber|mit)? {seeing} {overIt} <clips>
    (lass|lasse)? {talker}|<than> {talksOn} {throughout} ,? (und|aber|mit)? {seeing} <clips>
    (lass|lasse)? {talker}|<than> {throughout} {talksOn} ,? (und|aber|mit)? {seeing} <clips>
    {hearing}? {anyVoice} {goesOn}? {throughout}? ,? (und|aber)? {overIt} ,? {seeing}? <clips>
    {hearing}? {anyVoice} {goesOn}? {throughout}? ,? (und|aber)? {seeing} {overIt} <clips>
    {hearing}? {anyVoice} {throughout}? {goesOn} {throughout}? ,? (und|aber|wahrend|waehrend)? {seeing} <clips>
    {hearing}? {anyVoice} {throughout} ,? (und|aber)? {seeing} <clips>
    {hearing}? {anyVoice} {goesOn}? (uber|ueber|unter) (bilder|bildern|aufnahmen)? (von|vom|der)? <clips> {goesOn}?
    {hearing} {talker}|<than> {talksOn}? ,? (und|aber|wahrend|waehrend) {seeing} <clips>
    {hearing} {talker}|<than> {talksOn}? ,? (wahrend|waehrend) {talker} <clips> {seenLast}
    {seeing}? <clips> {asBroll}? {overTalk} {anyVoice} (von|vom) <than> {seenLast}?`,
  talkedOver: `{hearing}? <than> {goesOn}? (uber|ueber|unter) (bilder|bildern|aufnahmen)? (von|vom|der)? <clips>
    {hearing}? {anyVoice} (von|vom) <than> {goesOn}? (uber|ueber|unter) (bilder|bildern|aufnahmen)? (von|vom|der)? <clips>
    {hearing}? <than> {goesOn} {throughout}? ,? (und|aber|wahrend|waehrend)? {seeing} <clips>
    {hearing}? {anyVoice} (von|vom) <than> {goesOn}? {throughout}? ,? (und|aber|wahrend|waehrend)? {seeing} <clips>`,
  openTalk: `{start} an? {with} dem an? ,? {theirWords} an?
    {start} an? {with} {theirSentence} an?
    {start} an? {with} dem an? ,? was <than> (sagt|erzahlt|erzaehlt) an?
    {start} an? (mit|bei) (ihr|ihm|mir) an? ,? wie {talker} {talksOn}`,
  closeTalk: `{end} auf? {with} dem auf? ,? {theirWords} auf?
    {end} auf? {with} {theirSentence} auf?
    {end} auf? {with} dem auf? ,? was <than> (sagt|erzahlt|erzaehlt) auf?`,
  hearOnly: `{only} die? (stimme|stimmen) (von|vom|der|meiner|meines) <clips>
    {only} <clips> (stimme|stimmen)
    (man|ich|wir) (hort|hoert|hore|hoere|horen|hoeren) <clips> ,? (und)? {others} (ist|bleibt|sind|bleiben)? (stumm|still|ohne ton|lautlos)`,
  speechFinish: `(lass|lasse|lasst) {talker}|<clips> (ausreden|aussprechen|zu ende reden|zu ende sprechen|fertig reden|den satz beenden|den satz zu ende sprechen)`,
  speechClear: `(mit)? (klare|klarer|deutliche|saubere|verstandliche|verstaendliche) (stimme|stimmen|sprache)`,
  speechUnder: `<clips> als (voiceover|off stimme|off-stimme|kommentar) (fur|fuer|uber|ueber|im|in) (das|dem)? (ganze|ganzen|gesamte|gesamten) (video|reel|film)`,
  shownOverIt: `{seeing} <clips> {asBroll}? {overIt}
    {seeing} {overIt} <clips>
    {overIt} ,? {seeing} <clips>
    <clips> {asBroll} {overIt}?`,
  musicNotUnderSpeech: `(keine|ohne) {music} ,? (wenn|waehrend|wahrend|solange) {talker}|<clips> {talksOn}
    (die)? {music} (aus|weg|raus) ,? (wenn|waehrend|wahrend|solange) {talker}|<clips> {talksOn}
    (keine|ohne) {music} (unter|zu|beim|bei|waehrend|wahrend) (dem|der|das|die|den)? {talkNoun}
    (keine|ohne) {music} (unter|zu|beim|bei|waehrend|wahrend) {anyVoice}
    (nur)? {music} (nur)? ,? (wenn|wo|solange) (niemand|keiner) {talksOn}`,
};
