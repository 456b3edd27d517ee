import type { Lexicon } from '../lexicon.ts';

/** Who talks, and what is shown meanwhile. */
export const VOICE_PHRASES: Lexicon['phrases'] = {
  talker: 'eu|ele|ela|eles|elas|nos|alguem | (a gente|as pessoas|o pessoal)',
  talksOn:
    '(esta|estao|estou|ta|continua|continuam|segue|seguem|vai|vao)? (a)? (fala|falam|falo|fale|falem|falar|falando|conta|contam|conto|conte|contar|contando|explica|explicam|explico|explique|explicar|explicando|narra|narram|narre|narrar|narrando|conversa|conversam) (para a camera|pra camera|de isso|sobre isso|a historia|a sua historia|sua historia)?',
  throughout:
    '(o|durante o|durante) (tempo todo|reel todo|video todo|video inteiro|reel inteiro|tempo inteiro) | todo o (tempo|reel|video|clipe) | durante todo o (tempo|reel|video) | sempre | de fundo | em fundo | por baixo | sem parar | de o inicio a o fim | do inicio ao fim',
  anyVoice:
    '(a|as|sua|minha|essa|esta|o)? (sua|minha)? (voz|vozes|narracao|locucao|fala|explicacao|conversa|audio) (de ele|de ela|de eles|dela|dele|deles)? | (tudo)? o que {talker}? (diz|dizem|digo|dizemos|conta|contam|conto|explica|explicam|explico|fala|fale)',
  theirWords:
    '(o que|algo que) {talker}? (diz|dizem|digo|conta|contam|explica|explicam) | (a|as)? (sua|suas|minha|minhas) (primeira|primeiras|ultima|ultimas)? (frase|frases|palavras)',
  talkNoun:
    'voz|vozes|narracao|locucao|entrevista|conversa|discurso|relato|fala|explicacao|explicacoes|falando|contando|explicando|falar|contar',
  asBroll:
    '(como|de) (apoio|imagens de apoio|b roll|broll|inserts|insercoes|planos de apoio|imagem de apoio)',
  broll: '(as|umas|os|uns)? (imagens de apoio|b roll|broll|imagens|planos|cenas|inserts)',
  overTalk: '(por|em) cima (de|da|do|das|dos) | sobre | para cobrir | com',
  goesOn:
    '(continua|continue|continuando|a continuar|segue|siga|tocando|a tocar|toca|toque|vai|se ouve|a ouvir se|de fundo)',
  overIt:
    '(por)? cima | em cima | (por|em) cima (de isso|de ela|de ele|disso|dela|dele) | sobre isso | enquanto isso | entretanto | ao mesmo tempo | a o mesmo tempo',
  seeing:
    '(e|que|agora|so|por favor)? (se)? (ve|veja|vejam|veem|vemos|vejo|ver|vendo|mostra|mostre|mostrar|mostrando|mostra me|poe|ponha|coloca|coloque|colocar|mete|usa|use|aparece|aparecem|aparecendo|a aparecer|corta para|passa para|surgem) (se|me|nos)? ((imagens|planos|cenas) (de|da|do|das|dos))? | (com)? (imagens|planos|cenas) (de|da|do|das|dos)',
  hearing:
    '(deixa|deixe|deixar|mantem|mantenha|manter|usa|use|quero|com|que) (que)? (se)? (ouvir|ouca|oucam|escutar|escute)? | (se)? (ouve|ouvir|ouca|ouvimos|escuta|escutar|escute|ouvindo) (se)?',
};

export const VOICES: Lexicon['frames'] = {
  shownOver: `{seeing}? <clips> {asBroll}? {overTalk} {anyVoice} {throughout}?
    {seeing}? <clips> {asBroll}? {overTalk} <than>
    {seeing}? <clips> {asBroll}? enquanto {talker}|<than>? {talksOn} {talker}|<than>? {throughout}?
    enquanto {talker}|<than>? {talksOn} {talker}|<than>? {throughout}? ,? {seeing}? <clips>
    (deixa|deixe|deixar|poe|com|que) (que)? {talker}|<than>? {talksOn} {throughout}? ,? (e|mas|enquanto|com)? {seeing}? <clips> {overIt}
    (deixa|deixe|deixar|poe|com|que)? (que)? {talker}|<than>? {talksOn} {throughout}? ,? (e|mas|enquanto|com)? {overIt} ,? {seeing}? <clips>
    (deixa|deixe|deixar|poe|com|que)? (que)? {talker}|<than>? {talksOn} {throughout} ,? (e|mas|enquanto|com)? {seeing} <clips>
    {hearing}? {anyVoice} {goesOn}? {throughout}? ,? (e|mas|enquanto|com)? {seeing}? <clips> {overIt}
    {hearing}? {anyVoice} {goesOn} {throughout}? ,? (e|mas|enquanto|com)? {seeing} <clips>
    {hearing}? {anyVoice} {throughout} ,? (e|mas|enquanto|com)? {seeing} <clips>
    {hearing} {anyVoice} (e|enquanto|,) {seeing} <clips>
    {hearing}? {anyVoice} {goesOn}? (sobre|sob|(por baixo|por cima|em cima|debaixo) (de|da|do|das|dos)) ((imagens|planos|cenas) (de|da|do|das|dos))? <clips>
    {hearing} {talker} {talksOn}? {throughout}? ,? (e|mas|enquanto) {seeing} <clips>
    <clips> com {anyVoice} (por)? (cima|baixo|de fundo|em fundo)
    {seeing}? <clips> {asBroll}? {overTalk} {anyVoice} (de|da|do|das|dos) <than>`,
  talkedOver: `{hearing}? <than> {goesOn}? (sobre|sob|(por baixo|por cima|em cima|debaixo) (de|da|do|das|dos)) ((imagens|planos|cenas) (de|da|do|das|dos))? <clips>
    {hearing}? {anyVoice} (de|da|do|das|dos) <than> {goesOn}? (sobre|sob|(por baixo|por cima|em cima|debaixo) (de|da|do|das|dos)) ((imagens|planos|cenas) (de|da|do|das|dos))? <clips>
    {hearing}? <than> {goesOn} {throughout}? ,? (e|mas|enquanto|com)? {seeing} <clips>
    {hearing}? {anyVoice} (de|da|do|das|dos) <than> {goesOn}? {throughout}? ,? (e|mas|enquanto|com)? {seeing} <clips>`,
  openTalk: `{start} {with} {theirWords}
    {start} {with} {talker} (falando|a falar|que fala|contando|a contar)
    {start} {with} o que (diz|dizem|conta|contam) <than>
    {start} {with} o que <than> (diz|dizem|conta|contam)`,
  closeTalk: `{end} {with} {theirWords}
    {end} {with} {talker} (falando|a falar|que fala|contando|a contar)
    {end} {with} o que (diz|dizem|conta|contam) <than>
    {end} {with} o que <than> (diz|dizem|conta|contam)`,
  hearOnly: `(se)? (ouve|ouca|ouvir|ouvimos) (se)? <clips> ,? (e)? {others} (fica|esta|vai)? (em silencio|mudo|mudos|sem som|calado)`,
  shownOverIt: `{seeing} <clips> {asBroll}? {overIt}
    {overIt} ,? {seeing} <clips>
    <clips> {asBroll} {overIt}?`,
  musicNotUnderSpeech: `(sem|nada de|tira|tire|corta|corte|para|pare) (a)? {music} (quando|enquanto) {talker}|<clips> {talksOn}
    (sem|nada de|tira|tire|corta|corte|para|pare) (a)? {music} (quando|enquanto) {talksOn} <clips>?
    (sem|nada de|tira|corta) (a)? {music} (sob|sobre|durante|debaixo de) {anyVoice}
    (sem|nada de|tira|corta) (a)? {music} (sob|sobre|durante|debaixo de) (a|o|sua|minha)? {talkNoun}
    (so)? {music} (so)? (quando|onde|enquanto) (ninguem|nao) {talksOn}`,
};
