import type { Lexicon } from '../lexicon.ts';

/** How it looks, what is written on it, and what it is for. */
export const STYLE: Lexicon['frames'] = {
  gradeNatural: 'cores|look|cor naturais|natural | sem filtros|filtro|efeitos | natural',
  gradeWarm:
    '{look} (bem|mais|muito)? quentes|quente|dourados|dourada|dourado|outonal | quente | luz dourada|quente',
  gradeCool: '{look} (bem|mais|muito)? frios|frias|frio|fria|azulados|azuladas|azulado | frio|fria',
  gradeVivid:
    '{look} (bem|mais|muito)? vivas|vivos|vivo|viva|intensas|vibrantes|brilhantes|saturadas|fortes | cores brilhem|saltem|vibrem | vibrante|colorido|colorida | muita|mais cor',
  gradeSoft: '{look} (bem|mais|muito)? suaves|suave|pastel|pasteis|apagadas',
  gradeCinematic:
    'cinematografico|cinematografica|cinematico|cinematica | {look} de? cinema|filme | como um filme',
  gradeVintage: 'vintage|retro|antigo|antiga|nostalgico|sepia|analogico',
  gradeBlackAndWhite: 'preto e branco | p b | pb | monocromatico | sem cor',
  transitionCut: 'cortes|corte secos|diretos|limpos|simples|seco|direto | sem transicoes|transicao|fades',
  transitionCrossfade:
    '(que)? (cada|um|uma) {shots} (a|se|vai|ir)? (funda|funde|fundir|fundindo|dissolva|dissolve|dissolver|dissolvendo|misture|mistura) (se)? (suavemente|devagar|aos poucos)? (com|no|na|em|ao|a) (o|a)? (seguinte|proximo|proxima|outro|outra) {shots}? | (funde|fundir|funda|dissolve|dissolva|dissolver|mistura) (cada|um|uma) {shots} (com|no|na|em) (o|a)? (seguinte|proximo|proxima|outro|outra) {shots}? | transicoes|transicao|passagens|passagem|mudancas (bem|mais|todas)? suaves|suave|fluidas | fusao|fusoes|crossfade|crossfades|dissolver|dissolvencia|esbatimento | fades|fade|dissolver entre os|as? clipes|cenas|planos? | fundidos',
  transitionDip:
    'fade|corte|passa|passando para|a|por|pelo o? preto entre os|as? clipes|cenas? | preto entre os? clipes|cenas',
  fadeIn: 'fade in | {start} do|desde|com|em|a partir? do? fade|preto in? | fade de|do entrada|preto',
  fadeOut:
    'fade out | {end} com|em fade|preto out? | fade para|pra|pro o? preto|final no? fim|final? | (vai|va|que|e)? escurecer~|desvanecer~ (aos poucos|devagar)? no|ao? fim|final?',
  fadeBoth: 'fade in e fade? out | fade no inicio|comeco e no? fim|final',
  titleOpening:
    'titulo|texto : <text>\n    {put}|escrever~|adiciona o|um|como? titulo|texto|palavras? que? diga|diz|:|dizendo? <quote> {first}?\n    com o? titulo|texto <quote>\n    com o titulo <text>\n    por~|colocar~|botar~|meter~ (de|como|o|um)? (titulo|texto|letreiro) (escrito|com)? :? <text> {first}?\n    escrever~ <text> {first}\n    <quote> {first}\n    {first} o? texto|titulo <quote>\n    escrever~ <quote>',
  titleEnding:
    '{put}|escrever~|adiciona o|um? titulo|texto|palavras? que? diga|dizendo|:? <quote> {last}\n    escrever~ <text> {last}\n    <quote> {last}\n    {last} o|um? texto|titulo <quote>\n    {end} com o|um|a? texto|titulo|frase|palavras? <quote>',
  titleAtOpening: 'com um titulo | {put} um titulo {first}?',
  noTitle: 'sem titulo|titulos',
  noText: 'sem|nada (de)? texto|textos|letras',
  name: 'chama|chame|intitula de|isso|o? <text>\n    chamado|intitulado <text>',
  captions: '{cap} | com {cap} | {put} {cap}',
  onlyGood:
    'so|apenas o|os|as|a melhor|melhores|bons|boas {shots}|momentos? | os|as? melhores momentos|clipes|partes|cenas | o melhor de tudo',
  noBoringParts:
    'sem|nada de? partes|nada|momentos? chatas|chato|chatos|aborrecido|entediante|monotonas | {drop} o|as|os partes|momentos|que e? chato|chatas|chatos | que nao seja chato',
  keepFaulty:
    'manter~|deixar~|usar~|inclui|inclua <clips> mesmo|assim|na assim|que|tremido|mesma esteja|fique? tremido|tremida|escuro|escura?\n    <clips> esta tremido|tremida|escuro|escura|desfocado|desfocada mas eu? adoro|gosto|amo|deixar~|usa|manter~ deixa|usa|mantem|assim|mesmo|na? mesmo|mesma? assim?',
  instagram: 'para|pro|no o|meu? instagram|insta',
  tiktok: 'para|pro|no o|meu? tiktok',
  youtube: 'para|pro|no o|meu? youtube',
  whatsapp: 'para|pro|no o|meu? whatsapp',
  facebook: 'para|pro|no o|meu? facebook',
  closeUps: 'close|closes|detalhes|closeups | primeiros planos | planos fechados|detalhe',
  wideShots: 'planos gerais|abertos | panoramicas',
  variety: 'variado|variedade',
  moodEnergetic: 'energico|energetico|energetica|animado|animada|agitado|empolgante | com|muita energia',
  moodCalm: 'calmo|calma|tranquilo|tranquila|relaxado|relaxante|sereno|sossegado',
  moodHappy: 'alegre|feliz|divertido|divertida',
  moodFunny: 'engracado|engracada|comico|humor',
  moodRomantic: 'romantico|romantica',
  moodDreamy: 'magico|magica|onirico|onirica|sonhador|sonhadora',
  moodEpic: 'epico|epica|dramatico|grandioso',
  moodDark: 'misterioso|melancolico|sombrio',
  cosy: 'aconchegante|acolhedor|acolhedora|emotivo|emotiva|comovente',
  shine: 'brilhe|brilhar',
  cool: 'fixe|maneiro|descolado',
  aesthetic: 'estetico|aesthetic|elegante|minimalista',
  hook: 'com? gancho',
  voiceOver: 'narracao|narrador|locucao | voz off',
  zoom: 'zoom|zooms',
  splitScreen: 'tela|ecra dividida|dividido',
  stickers: 'emojis|emoji|stickers|figurinhas|gifs|logotipo | (um|o|meu|nosso|com) logo',
  effects: 'efeitos|glitch',
  freezeFrame: 'congelar~ a? imagem?',
  reverseMotion: 'rebobinar~ <clips> | <clips> de marcha atras',
  stabilise: 'estabilizar~',
  upright: '(em|na|no|formato|modo)? (formato|modo)? vertical',
  brightness:
    '(mais|menos) (brilho|contraste|luz|exposicao) | (mais|menos) (claro|escuro|luminoso|brilhante) | clareia|escurece <clips>',
  swap: '(troca|trocar|troque|inverte|inverter) <clips> (e|com|por) <than> (de lugar|de sitio)? | (troca|troque|inverte) <clips>',
  aspectRatio: 'horizontal|quadrado | 16:9',
  translate: 'traduz|traduza|traduzir',
  postIt: 'publicar~|postar~ no|em instagram|tiktok|youtube',
};
