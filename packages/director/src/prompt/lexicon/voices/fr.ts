import type { Lexicon } from '../lexicon.ts';

/** Who talks, and what is shown meanwhile. */
export const VOICE_PHRASES: Lexicon['phrases'] = {
  talker: 'je|il|elle|ils|elles|on|nous|la|le|les|lui | quelqu un | les gens',
  talksOn:
    '(continue|continuent|est|sont|suis)? (de|a|en train de|entrain de)? (parle|parlent|parler|parlant|parlons|raconte|racontent|raconter|racontant|explique|expliquent|expliquer|expliquant|commente|discute|discutent|cause) (a la camera|de ca|l histoire|son histoire)?',
  throughout:
    'tout (le temps|le long|du long|au long) | pendant (tout le|toute la) (reel|video|temps) | (du|de) (le)? debut a (la)? fin | en fond | sans arret | en continu | par dessous',
  anyVoice:
    '(la|sa|ma|les|leur|cette|le|l|ses|mes|son)? (voix|paroles|parole|narration|commentaire|explication|discours) (a elle|a lui)? | (tout)? (ce qu|ce que) {talker} (dit|disent|dis|raconte|racontent|explique)',
  theirWords:
    '(ce qu|ce que) {talker} (dit|disent|dis|raconte|racontent|explique|expliquent) | (sa|ses|ma|mes|leur) (premiere|premieres|derniere|dernieres)? (phrase|phrases|paroles)',
  talkNoun:
    'voix|paroles|interview|entretien|discours|narration|recit|commentaire|explication|explications|conversation|parle|raconte',
  asBroll:
    '(en|comme) (b roll|broll|plan de coupe|plans de coupe|illustration|illustrations|insert|inserts|images d illustration)',
  broll: '(des|les)? (plans de coupe|b roll|broll|images|plans|inserts|illustrations)',
  overTalk: 'sur | par dessus | au dessus de | pour couvrir | pour illustrer',
  goesOn:
    '(continue|continuer|continuent|tourne|reste|passe|court|qui continue|s entend|en fond|se poursuit)',
  overIt:
    'par dessus | la dessus | dessus | par dessus (ca|cela) | sur (ca|cela) | en meme temps | pendant ce temps | pendant ce temps la',
  seeing:
    '(et|puis|maintenant|juste)? (on|nous|je|tu)? (voit|vois|voir|voie|voyons|voyant|montre|montrer|montrez|montrant|montre moi|mets|mettre|mettez|utilise|passe a|passe sur|coupe sur|apparaissent|apparait) (moi|nous)? (des images de|des images du|des plans de)? | (avec)? (des)? (images|plans) (de|du|des|d)',
  hearing:
    '(laisse|laisser|garde|garder|gardez|utilise|veux|avec|mets) (entendre)? | (on|je|nous)? (l)? (entend|entends|entendre|entende|ecoute|ecouter)',
};

export const VOICES: Lexicon['frames'] = {
  shownOver: `{seeing}? <clips> {asBroll}? {overTalk} {anyVoice} {throughout}?
    {seeing}? <clips> {asBroll}? {overTalk} <than>
    {seeing}? <clips> {asBroll}? (pendant que|pendant qu|tandis que|tandis qu|alors que|alors qu|quand) {talker}|<than> {talksOn} {throughout}?
    (pendant que|pendant qu|tandis que|tandis qu|alors que|alors qu|quand) {talker}|<than> {talksOn} {throughout}? ,? {seeing}? <clips>
    (laisse|laisser|laissez|fais|avec) {talker}|<than>? {talksOn} {talker}|<than>? {throughout}? ,? (et|mais|avec)? {seeing}? <clips> {overIt}
    (laisse|laisser|laissez|fais|avec)? {talker}|<than>? {talksOn} {talker}|<than>? {throughout}? ,? (et|mais|avec)? {overIt} ,? {seeing}? <clips>
    (laisse|laisser|laissez|fais|avec)? {talker}|<than>? {talksOn} {talker}|<than>? {throughout} ,? (et|mais|avec)? {seeing} <clips>
    {hearing}? {anyVoice} {goesOn}? {throughout}? ,? (et|mais|avec)? {seeing}? <clips> {overIt}
    {hearing}? {anyVoice} {goesOn} {throughout}? ,? (et|mais|pendant qu|pendant que)? {seeing} <clips>
    {hearing}? {anyVoice} {throughout} ,? (et|mais|avec)? {seeing} <clips>
    {hearing} {anyVoice} (et|,|pendant qu|pendant que) {seeing} <clips>
    {hearing}? {anyVoice} {goesOn}? (sur|sous|par dessus|au dessus de) (des images de|des images du|des plans de)? <clips>
    {hearing} {talker}? {talksOn}? {throughout}? ,? (et|mais|pendant qu|pendant que) {seeing} <clips>
    <clips> avec {anyVoice} (par dessus|dessus|en fond)
    {seeing}? <clips> {asBroll}? {overTalk} {anyVoice} (de|du|des|d) <than>`,
  talkedOver: `{hearing}? <than> {goesOn}? (sur|sous|par dessus|au dessus de) ((des|les)? (images|plans) (de|du|des|d))? <clips>
    {hearing}? {anyVoice} (de|du|des|d) <than> {goesOn}? (sur|sous|par dessus|au dessus de) ((des|les)? (images|plans) (de|du|des|d))? <clips>
    {hearing}? <than> {goesOn} {throughout}? ,? (et|mais|avec)? {seeing} <clips>
    {hearing}? {anyVoice} (de|du|des|d) <than> {goesOn}? {throughout}? ,? (et|mais|avec)? {seeing} <clips>`,
  openTalk: `{start} {with} {theirWords}
    {start} {with} {talker} qui (parle|raconte|parlent)
    {start} {with} ce que <than> (dit|raconte|disent)`,
  closeTalk: `{end} {with} {theirWords}
    {end} {with} {talker} qui (parle|raconte|parlent)
    {end} {with} ce que <than> (dit|raconte|disent)`,
  hearOnly: `(on|je|nous) (entend|entends|entende|entendons) <clips> ,? (et|mais)? {others} (est|reste|sont|restent)? (muet|muets|muette|en silence|sans son|silencieux)`,
  speechFinish: `(laisse|laissez|laisser) {talker}|<clips> (finir|terminer) (de parler|sa phrase|ses phrases|leurs phrases|la phrase|les phrases)`,
  speechUnder: `<clips> (en|comme) (voix off|narration) (sur|pendant|pour|dans) (toute la video|tout le reel|tout le film|la video entiere|tout)`,
  shownOverIt: `{seeing} <clips> {asBroll}? {overIt}
    {overIt} ,? {seeing} <clips>
    <clips> {asBroll} {overIt}?`,
  musicNotUnderSpeech: `(sans|pas de|coupe|coupez|enleve|enlevez) (la)? {music} (quand|pendant que|pendant qu|lorsque|lorsqu|tant que|tant qu) {talker}|<clips> {talksOn}
    (sans|pas de|coupe|coupez|enleve|enlevez) (la)? {music} (sous|sur|pendant) {anyVoice}
    (sans|pas de|coupe|coupez|enleve|enlevez) (la)? {music} (sous|sur|pendant) (l|la|le|sa|ma)? {talkNoun}
    {music} (seulement|uniquement|juste)? (quand|la ou|tant que) personne (ne)? {talksOn}`,
};
