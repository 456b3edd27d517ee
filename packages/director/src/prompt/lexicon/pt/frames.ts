import type { Lexicon } from '../lexicon.ts';

export const FRAMES: Lexicon['frames'] = {
  nothingElse: `e? mais nada|ninguem
    e? e? so isso
    e? nada mais`,
  muteOthers: `(o resto|os outros|tudo o resto|os demais) (mudo|mudos|em silencio|sem som|silenciado)
    silenciar~ (o resto|os outros|os demais)`,
  open: '{start} {reel}? (la|logo|ja|bem|devagar|devagarinho|calmo|calma|tranquilo|com calma)? {with} <clips>\n    <clips> {place} {first}\n    {put} <clips> {first}\n    <clips> {be}? {first}\n    {first} :? {put}? <clips>\n    {put} {first} :? <clips>\n    a|o primeira|primeiro cena|clipe|plano|imagem|tomada|coisa {be}? <clips>\n    <clips> abre|comeca\n    <clips> (tem|deve|devia|precisa|pode|vai) (que|de)? (abrir|comecar|iniciar) {reel}?\n    que <clips> abra|comece',
  close:
    '{end} {reel}? {with} <clips>\n    <clips> {place} {last}\n    {put} <clips> {last}\n    <clips> {be}? {last}\n    {last} :? {put}? <clips>\n    a|o ultima|ultimo cena|clipe|plano|imagem|tomada|coisa {be}? <clips>\n    <clips> fecha|encerra|termina\n    <clips> (tem|deve|devia|precisa|pode|vai) (que|de)? (fechar|encerrar|terminar|acabar|finalizar) {reel}?\n    finalmente <clips>',
  place:
    '{put} <clips> em <ordinal> lugar?\n    <clips> {be}? em <ordinal> lugar?\n    em <ordinal> lugar :? <clips>\n    <clips> {be} <ordinal>',
  middle: '{put}? <clips> {be}|{place}? (no|ao|pelo|a|la pelo) meio\n    no meio {be}? :? {put}? <clips>',
  firstThen: 'primeiro :? <clips> depois|entao <than>',
  orderNamed:
    '<clips> nessa|nesta|por|na|dessa esta|essa|mesma? ordem\n    nesta|nessa ordem :? <clips>\n    <clips> depois <than>',
  alternate:
    '<clips> alternados|alternadas|alternando|alternadamente\n    (vai|va|ir|vao|fica)? alternar~|intercalar~|revezar~|misturar~ entre? <clips> com|e <than>\n    (vai|va|ir|vao|fica)? alternar~|intercalar~|revezar~ entre? <clips>',
  before:
    '{put}? <clips> {be}? antes de|do|da|dos|das <than>\n    antes de|do|da|dos|das <than> {put}? <clips>',
  directlyBefore: '{put}? <clips> {be}? logo|imediatamente antes de|do|da|dos|das <than>',
  after:
    '{put}? <clips> {be}? depois de|do|da|dos|das <than>\n    (a seguir|depois) de|do|da|dos|das|a|ao|aos <than> vem|entra|aparece <clips>\n    depois de|do|da|dos|das <than> {put} <clips>',
  directlyAfter: '{put}? <clips> {be}? logo|imediatamente depois de|do|da|dos|das <than>',
  between: '{put}? <clips> {be}? entre <than>\n    entre <than> ,? {put} <clips>',
  include:
    '{want} <clips>\n    com <clips>\n    nao esquece|esqueca|esquecas de|do|da|dos? <clips>\n    <clips> tem|deve|devem|precisa que|de? aparecer|estar|entrar\n    <clips> nao pode faltar',
  topicOf: `{video} de|do|da|dos|das (so)? <clips>
    {video} de|com <s> de|do|da|dos|das (so)? <clips>
    {making} (um|o)? {video}? (de|com)? (uns|tipo|so)? <s> de|do|da|dos|das (so)? <clips>
    <s> de|do|da|dos|das <clips>`,
  topic:
    '{video} sobre <clips>\n    (quero|queria|queremos|faz|faca|monta|monte|cria|crie) um|o|meu|nosso {video} sobre <clips>',
  exclude:
    '{drop} <clips>\n    sem <clips>\n    nada de|do|da|dos|das <clips>\n    nao usar~|mostrar~|por~|incluir~|quero|colocar~|meter~|botar~|pegar~ (ver|saber de)? <clips>\n    nem de|do|da|dos|das <clips>\n    deixar~ <clips> (pra la|para la|de lado|de parte)\n    <clips> nao deve|apareca|entra|pode aparecer|entrar?\n    deixar~ <clips> de? fora\n    deixar~ de? fora <clips>\n    <clips> fora|nao\n    nao <clips>\n    nem <clips>\n    <clips> nao (precisa|precisam|deve|devem|pode|podem|tem que) de? (aparecer|entrar|estar|ser)',
  only: 'so|somente|apenas (quero|queria|preciso) que {seen} <clips>\n    (quero|queria|preciso)? que so|somente|apenas {seen} <clips>\n    so|somente|apenas {want}? <clips>\n    {want}|{put} so|somente|apenas <clips>\n    {want} so|somente|apenas <clips>\n    {want}? so|somente|apenas (o que|os clipes que|os videos que) (foi|foram|eu|a gente|nos)? (filmado|filmados|gravado|gravados|filmei|filmamos|gravei|gravamos) (com|pelo|por) <clips>\n    nada alem de|do|da|dos|das <clips>\n    <clips> e mais nada\n    {drop} tudo {apart} <clips>\n    {drop} (tudo|tudo o|o) que nao (seja|sejam|e|for|forem|mostre|mostra|tenha|tem) <clips>\n    <clips> apenas|somente',
  everythingBut: '{want}? tudo|todos|todas os|as? clipes|clips|videos|cenas|planos? {apart} <clips>',
  exception: '{surelyApart} <clips>\n    menos <clips>',
  prefer:
    '(quero|queria|gostava|gostaria)? (que)? <clips> (apareca|aparecam|aparecer|aparece) (bastante|muito|o mais possivel)\n    prefiro|prefere|especialmente|sobretudo <clips>\n    mais de|do|da|dos|das? <clips>\n    muito|muita|muitos|muitas <clips>\n    foca|foque em|no|na|nos|nas <clips>\n    <clips> e a|o? parte|cena|coisa|clipe? mais importante|principal\n    mais importante|principal e <clips>',
  mostly:
    '<clips> e (a|o)? (estrela|protagonista|heroi|heroina)\n    principalmente|sobretudo|maioritariamente <clips>\n    a maior parte de|do|da|dos|das? <clips>\n    quase tudo <clips>',
  less: '<clips> (so|apenas)? um? (pouco|pouquinho|bocado|bocadinho|tantinho)\n    <clips> so? se (sobrar|houver|tiver|der|restar)? (tempo|espaco)\n    menos de|do|da|dos|das? <clips>\n    pouco|pouca|poucos|poucas <clips>\n    nao tanto|muito <clips>',
  everyClip:
    '{want}? todos|todas os|as meus|minhas? clipes|clips|videos|tomadas|cenas|planos\n    {want} tudo\n    sem deixar nada|nenhum de? fora\n    nao deixar~ nada|nenhum de? fora',
  noRepeats:
    'sem repetir|repeticoes|repeticao nada|clipes?\n    nao repetir~ nada|nenhum|clipes clipe? | nao repetir~ (os|as|meus) {shots}\n    nenhum clipe duas vezes\n    cada clipe uma? so? vez',
  times: '<clips> {be}? (so|apenas)? <times>\n    <times> <clips>\n    repetir~ <clips> <times>?',
  shareOfReel:
    '<share> de|do|da|dos? {video}|tempo? {be}? de|com|para|do|da|em? <clips>\n    <clips> {be}? durante|ocupe|ocupa|em? <share> de|do|da|dos|das? {video}|tempo?',
  ratio:
    '<times> de|do|da|dos|das <clips> em relacao a|ao|aos|as <than>\n    <times> de|do|da|dos|das <clips> que|do de|do|da|que? <than>\n    <clips> <times> do? que <than>',
  moreThan:
    'mais de|do|da|dos|das? <clips> e menos de|do|da|dos|das? <than>\n    menos de|do|da|dos|das? <than> e mais de|do|da|dos|das? <clips>\n    mais tempo|segundos? (em|no|na|nos|nas|de|do|da|ao|a|para)? <clips> do? que (em|no|na|nos|nas|de|do|da|ao|a|para)? <than>\n    mais <clips> do? que <than>\n    mais de|do|da|dos|das <clips> do? que de|do|da|dos|das? <than>',
  asMuchAs: 'tanto|tanta|tantos|tantas <clips> quanto|como <than>',
  partRange:
    '<range> de|do|da|dos|das <clips>\n    de|do|da|dos|das <clips> <range>\n    <clips> de|dos|do? <range>\n    {want}? (so)? (do|dos|de)? <range> de|do|da|dos|das <clips>\n    de|do|da|dos|das <clips> (so|apenas)? (do|de)? <range>',
  partFirst:
    'so|apenas? os? primeiros <s> de|do|da|dos|das <clips>\n    do|da|de|dos|das <clips> ,? {want}? (so|apenas)? os? primeiros <s>\n    {want} os? primeiros <s> de|do|da|dos|das <clips>',
  partLast:
    'so|apenas? os? ultimos <s> de|do|da|dos|das <clips>\n    do|da|de|dos|das <clips> ,? {want}? (so|apenas)? os? ultimos <s>\n    {want} os? ultimos <s> de|do|da|dos|das <clips>',
  dropFirst:
    '{drop} (o|os)? (primeiro|primeiros) <s> (de|em|dos|das) (todos|todas|cada|tudo) (os|as|um|uma)? (clipes|clipe|clips|clip|videos|video)? | {drop} o|os? primeiro|primeiros <s> de|do? cada clipe|clip|um|uma?\n    {drop} o|os? primeiro|primeiros <s> de|do|da|dos|das <clips>',
  dropLast:
    '{drop} o|os? ultimo|ultimos <s> de|do? cada clipe|clip|um|uma?\n    {drop} o|os? ultimo|ultimos <s> de|do|da|dos|das <clips>',
  partWhole: '{want}? <clips> inteiro|inteira|completo|completa\n    nao cortar~ <clips>',
  section:
    'os? primeiros <s> {be}? so|apenas? com|de|do|da|para? <clips>\n    os? proximos|seguintes <s> {be}? com|de|do|da|para? <clips>\n    os? ultimos <s> {be}? so|apenas? com|para? <clips>\n    os? proximos|seguintes|ultimos <n> {be}? com|de|para? <clips>\n    depois <s> de|do|da|com <clips>\n    o resto (e|com|para|de|:)? <clips>\n    e? (depois|entao) <s> <clips>\n    <clips> (durante|no)? o resto',
  timedSection: '<range> : <clips>\n    <range> <clips>',
  hold: '{want}|{put}? (so|apenas|somente)? <s> de|do|da|dos|das|com|para|no|na|nos|nas <clips>\n    <clips> dure|dura|durante|por|uns? <s>\n    que <clips> dure|dura|fique <s>\n    mantem|deixa|segura <clips> durante|por? <s>\n    {put}? <clips> <s>\n    ficar~ <s> em|no|na|nos|nas <clips>',
  longer: '{put}? <clips> mais tempo|longo|longa\n    mais tempo para|de|em|no|na|do|da <clips>',
  shorter: '{put}? <clips> mais curto|curta|breve\n    menos tempo para|em|no|na|nos|nas <clips>',
  length:
    '{reel}? que? dure|dura|duracao|durar|durando de|: <s>\n    duracao|dura|dure|total de|:? <s>\n    <s> no total|de duracao\n    <s> de duracao|total\n    {video} de|com <s>\n    em|de|com <s>\n    fazer~|quero|corta|deixa algo|um|uma? {video}? de|com|em|para? <s>\n    nao passe|passa de <s>',
  lengthShort:
    'nao muito|demasiado|tao longo|comprido|longa | curtinho | breve | algo curto | {video} (bem|mais|muito)? curto|pequeno|pequenino|breve | bem curto',
  lengthLongest: 'o mais longo possivel',
  secondsOfEach: `<s> (de|por) cada (um dos|uma das)? (os|as|meus)? clipe|clipes|clip|clips|video|videos|ficheiro|arquivo
    <s> (de|dos|das) (todos|todas)? (os|as|meus)? (meus)? clipes|clips|videos|ficheiros|arquivos`,
  cutLength:
    '<s> {each}\n    {each} {be}? dure|de|com|durante|por? <s>\n    {shots} de|com <s>\n    cada {shots} {be}? dure|de|com|durante|por? <s>\n    corta|muda|corte a cada <s>',
  count: '<n> {shots}\n    {shots} : <n>',
  countPerClip: '<n> {shots} de|por cada? clipe|clip|video',
  countOf: '<n> {shots} de|do|da|com <clips>',
  paceFast:
    'rapido|rapida|dinamico|dinamica|agil|frenetico | ritmo rapido|acelerado|alto|dinamico | cortes rapidos | muito ritmo',
  paceSlow: 'lento|lenta|devagar|pausado | ritmo lento|calmo|tranquilo|suave | sem pressa | cortes lentos',
  paceMedium: 'ritmo medio|moderado|normal | nem rapido nem lento',
  courseFaster:
    'de|do mais? lento|devagar a|ao|para|pro mais? rapido | cada vez mais rapido|rapida|intenso | {start} devagar|lento|calmo|suave e? depois? acelerar~|termina|mais|rapido rapido? | acelerar~ (um bocado|um pouco)? no|ate|para o? final|fim',
  courseSlower:
    'cada vez mais lento|calmo|devagar|tranquilo | final calmo|suave|tranquilo | {end} calmo|suave|suavemente|devagar|tranquilo|lento|com_calma',
  orderFilmed:
    'ordem cronologica | cronologicamente | na|pela|em ordem em? que|em|da? gravei|gravamos|filmei|filmamos|aconteceu|aconteceram|foi|foram|gravacao|filmagem gravado|gravados|filmado|filmados? | como aconteceu | em ordem | mesma ordem',
  orderUploaded: 'na|pela ordem em? que enviei|subi|carreguei|mandei|coloquei',
  orderBackwards:
    'ao contrario | ordem inversa|contraria|invertida | de tras para|pra frente | do ultimo para|ao o? primeiro | do fim para o comeco|inicio',
  orderBestFirst: 'o|a melhor cena|clipe|plano? {first} | {start} com o|a melhor',
  orderBestLast:
    'o|a melhor cena|clipe|plano? {last} | guardar~|deixa o melhor para|pro o? fim|final | {end} com o|a melhor',
  orderShuffled: 'ordem aleatoria | aleatorio | misturar~ tudo|os? clipes?',
  speechOnly:
    'so|apenas quando|onde|as|os|com partes|gente? falam|fala|falo|faladas|falando | so as? vozes|falas|conversas',
  speechClear:
    'limpar~ a|as|o? voz|vozes|audio|falas | vozes|voz claras|clara|nitidas|nitida | deixar~|faz a|as? voz|vozes mais? claras|clara | sem|tirar~|remover~|reduz|reduzir o|os? ruido|ruidos|zumbido|chiado de? fundo?',
  speechFluent: 'sem|tirar~|remover~|cortar~ as|os? hesitacoes|gaguejos|gaguejadas|pausas|silencios',
  speechNone:
    'sem falar|falas|fala|voz|vozes|conversa|conversas|dialogos | (sem|nao quero|nao por~|nao coloca|nao mete|nao bota)? ninguem (a|que|de)? falar|falando|conversar|conversando|fala|fale | {drop} as? partes|falas|conversas faladas|onde? falam|fala|falo?',
  speechPrefer:
    'que se? ouca o que digo|diz|dizem|dizemos | mantem|deixa as? vozes|conversas|falas | mantem|deixa|guarda tudo? o que se? digo|diz|dizem|dizemos | mantem|deixa|guarda tudo? o que e|foi dito',
  speechWhole:
    'nao cortar~ as? frases|frase|fala|falas|palavras | sem cortar as? frases|palavras|falas|ninguem | frases completas|inteiras',
  audioOriginal:
    '{sound} original|natural|ambiente | com {sound} | manter~|deixar~|usa o? {sound} original|natural|ambiente?',
  audioMute: 'sem {sound} | mudo|silenciado|silencio | {drop} o|todo? {sound} | silenciar~ tudo|o video?',
  hearOnly:
    'so|apenas ouvir|ouca <clips>\n    so|apenas <clips> (se ouve|se ouca|se escuta|e que se ouve|com som)\n        so|apenas o {sound} de|do|da|dos|das <clips>\n    silenciar~ tudo {apart} <clips>\n    tudo mudo|em silencio? {apart} <clips>\n    ouvir <clips> o? resto mudo|em|sem silencio|som?\n    (ouve se|ouvir|que se ouca) (so|apenas|somente) <clips>',
  mute: 'silenciar~ <clips>\n    <clips> mas sem {sound}\n    <clips> sem {sound}\n    {drop} o {sound} de|do|da|dos|das <clips>',
  quieter:
    '{want}|deixa o {sound} de|do|da|dos|das <clips> mais baixo\n    baixa|baixe|abaixar~ o? volume|som|audio? de|do|da|a? <clips>\n    <clips> mais baixo|baixa',
  louder:
    '{want}|deixa o {sound} de|do|da|dos|das <clips> mais alto\n    aumentar~|sobe o? volume|som|audio? de|do|da|a? <clips>\n    <clips> mais alto|alta',
  musicAdd:
    '{music} animada|alegre|tranquila|suave|epica|calma|relaxante | com {music} | adicione uma|a|alguma? {music} | poe|colocar~|adiciona|bota|quero uma|a|alguma? {music} de? fundo? | {music} _? de fundo',
  musicNone:
    '(a)? {music} (desligada|cortada|fora) | sem {music} | nada de {music} | {drop} a {music} | nao quero|poe|coloque {music}',
  musicOnly: 'so {music} | so com a? {music} | apenas a? {music} | so a {music}',
  musicOnBeat:
    'no|ao ritmo|compasso|beat de|da|do? {music}? | cortes|cortar~|cortar|cortando no|ao|na ritmo|compasso|beat|batida da|do? {music}? | na batida da? {music}? | sincronizado|sincroniza com a? {music}|batida|ritmo',
  musicUnderSpeech:
    '{music} mais? baixa|baixinha|suave sob a|as? voz|vozes|fala|falas | {music} mais? baixa|baixinha|suave quando|enquanto eu|se|a? gente? falo|fala|falam|falamos|alguem fala? | baixa|baixe a {music} quando|enquanto falo|fala|falam|falamos|alguem fala?',
  musicAtDrop: '{start} no|com o? drop | no drop',
  keepAudioOf:
    '{want}? ouvir <clips>\n    que se? ouca|oica <clips>\n    manter~|deixar~ o {sound} de|do|da|dos|das <clips>',
};
