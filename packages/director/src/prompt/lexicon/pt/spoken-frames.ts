import type { Lexicon } from '../lexicon.ts';

export const SPOKEN_PHRASES: Lexicon['phrases'] = {
  seen: 'apareca|aparecam|aparecesse|aparecessem|aparecer|entre|entrem|entrasse|entrassem|saia|saiam|saisse|esteja|estejam|estivesse|estivessem|figure | se veja|vejam|visse|vissem | fosse|ficasse visivel|incluido|incluida',
  abit: '(um)? (pouco|pouquinho|bocado|bocadinho|tantinho|tico|tiquinho|nadinha) | bem | bastante | ligeiramente',
  mayNot:
    'nao (podemos|posso|pode|da para|da pra) | (pediu|pediram|pede|pedem|disse|disseram|prometi|prefere|preferem|prefiro|melhor) (para|pra|que)? (eu|a gente|nos)? nao | nao (quer|querem) que (eu|a gente)?',
  few: 'dois|duas|tres|quatro|cinco|seis|sete|oito',
  slowly: 'aos poucos | pouco a pouco | devagar|devagarinho|lentamente|suavemente|gradualmente',
  dimming:
    '(se)? (va|vai|ir|ia)? {slowly}? (escurecendo|apagando|sumindo|esbatendo|desaparecendo|a escurecer|a apagar|a desaparecer) | (se)? {slowly}? (escureca|escurecer|escurece|apague|suma|desapareca)',
  alternating: 'alternar~|intercalar~|revezar~',
  sent: 'enviei|mandei|subi|carreguei|coloquei|pus|enviamos|mandamos|adicionei|anexei|importei|upei | fui subindo|mandando|carregando|enviando',
};

/** What people say rather than write. */
export const SPOKEN: Lexicon['frames'] = {
  partRangeTalk: `<clips> (falando|contando|explicando|a falar|a contar|a explicar|fala|conta|explica) (so)? (de|entre|desde)? <range>`,
  openHeld: `{start} {with}? os? <s> (de|do|da|dos|das)? <clips>
    {onlyOf} <clips> ate (o|ao|aos|os)? <s>
    ate (o|ao|aos|os)? <s> ,? {onlyOf} <clips>`,
  open: `(comecar~|abrir~|arrancar~) (direto|diretamente|logo|forte|ja) {with} <clips>
    comecar~|abrir~|arrancar~ <clips>
    que (abra|abram|comece|comecem|arranque) <clips>
    <clips> {be}? (a frente de tudo|na frente de tudo|na frente de todos|abrindo|a cabeca|a primeira|o primeiro|os primeiros|as primeiras)
    <clips> (abre|abrem|puxa|puxam) (o baile|o desfile|a marcha|o video|o reels|a fila)
    (tem|ha) (de|que) ser <clips> (a)? (abrir|comecar|arrancar)`,
  close: `(o)? (fecho|final|fim) (fica|e) (com|para) <clips>
    terminar~|acabar~|fechar~|encerrar~ <clips>
    que (feche|fechem|termine|acabe|encerre) <clips>
    <clips> (fecha|fecham|encerra|encerram|remata) (o baile|o desfile|a marcha|o cortejo|a fila|a festa|com chave de ouro|o video|o reels)
    <clips> {be}? (fechando|a fechar a marcha|o ultimo|a ultima|os ultimos|as ultimas|la no fim de tudo)
    (tem|ha) (de|que) ser <clips> a (fechar|terminar|acabar|encerrar)`,
  exclude: `nao (acho|creio|penso) que (a gente|nos|eu)? (precise|precisemos|seja preciso|seja necessario|seja preciso mostrar|deva mostrar|devamos mostrar|faca falta|facam falta) (de|do|da|dos|das)? <clips>
    nao (acho|creio|penso) que <clips> (faca falta|facam falta|seja preciso|sejam precisos|seja preciso|seja necessario)
    nao (acho|creio|penso) que <clips> (precise|precisem|tenha que|tenham que|deva|devam) (de)? (aparecer|entrar|estar|ficar)
    {mayNot} (mostrar~|usar~|por~|colocar~|postar~|publicar~|botar~|incluir~|meter~) <clips>
    <clips> ,? em (lugar|lado|canto|parte) (nenhum|nenhuma)
    <clips> ,? em (nenhum|nenhuma) (lugar|lado|canto|parte)
    nao (quero|queria|queremos) (saber|ouvir falar) (nada)? (de|do|da|dos|das) <clips>
    <clips> ,? (de maneira nenhuma|de modo nenhum|de modo algum|de jeito maneira|em hipotese alguma)
    nao (quero|queremos|queria|gostava|gostaria|e preciso|precisa) que <clips> {seen}
    {drop} {only} <clips>
    <clips> (nenhum|nenhuma)
    (que)? (nao|nem|tampouco) {seen} <clips>
    nao (quero|queria|gostava|gostaria) que {seen} <clips>
    (que)? <clips> (nao|nem|tambem nao|tampouco) {seen}
    <clips> ,? (nem ver|nem ve ele|nem ve ela|nem quero ver|nem pintado|nem pintada|nem morto|nem morta|nem pensar|nem por sombras|nem de graca|nem a brincar|para o lixo|pro lixo|vai pro lixo|vai para o lixo|dispenso|passo)
    (de|do|da|dos|das) <clips> ,? (nada de nada|nadinha|nem um plano|nem sombra|absolutamente nada|nem uma imagem|nadica)
    (de|do|da|dos|das) <clips> ,? nem <s>
    (esquece|esqueca|esquecam|larga) <clips>
    (poupa me|poupem me|poupa nos|me poupa de|me poupe de) <clips>
    <clips> (deixamos|deixa|deixem|pode deixar|podes deixar|a gente deixa) (de fora|de lado|para la|pra la)
    <clips> (tira|tirem|tiras|corta|cortas) (fora|ai|por favor)?`,
  include: `se <clips> (nao)? (aparecer|aparecerem|estiver|estiverem|faltar|faltarem|entrar|entrarem)
    se (nao)? (aparecer|faltar|estiver) <clips>
    (gostava|gostaria|queria|quero|adorava|adoraria|pedia) (muito)? que {seen} (tambem|bem)? <clips>
    que {seen} (tambem|bem)? <clips>
    <clips> (tem|tem que|tem de|precisam|devem) (de|que)? (aparecer|entrar|estar) (os|as)? ({few}|todos|todas)
    <clips> (pode|podem|podia|podiam) (falar|aparecer|ficar|entrar|contar|dizer)`,
  onlyOfGroup: `(de|do|da|dos|das) <than> ,? (quero|deixa|deixem|poe|usa|fica|ficamos|fiquem|guarda|mantem|pega|aproveita)? {only} (com)? <clips>`,
  nothingElse: `(so|apenas|somente) (eles|elas|eles dois|elas duas|os dois|as duas|eles tres|elas tres|os tres|as tres)
    (eles|elas) (dois|duas|tres)? (so|apenas|sozinhos|sozinhas|e mais ninguem)
    {onlyOf} (com)? (esses|essas|estes|estas|os|as)? {few}? (esses|essas|estes|estas) {few} _?
    (nada alem|nada mais que|nada mais do que|nao mais que) (de|do)? (esses|essas|estes|estas) {few} _?
    (so|apenas|somente) (isso|isto)
    e? (os|as) outros|outras (saem|sobram|nao interessam)`,
  hold: `que <clips> (fale|falem|cante|conte|apareca|dance) ,? (mas)? {only}? <s>
    <clips> ,? mas {only} (uns|umas)? <s>
    <clips> (pode|podem|podia|podiam) (falar|aparecer|ficar|entrar|contar|dizer|cantar|estar) ,? (mas)? (so|ate)? <s>
    <clips> ,? (com)? <s> (me chega|chega me|chegam|basta|bastam|ja chega|e olhe la|e olhe la mesmo)
    (a|ao|aos|as|para|pra|pro) <clips> (dou|damos|da|dao|de)? <s>
    que <clips> (fique|fiquem|se veja|apareca|aguente|dure|durem) (no ecra|na tela)? <s>`,
  quieter: `baixar~|abaixar~|diminuir~ {abit}? (o|a|os|as)? (volume|som|audio|barulho|voz)? (a|ao|de|do|da|dos|das)? <clips>
    <clips> (pode|podem|podia|que)? (ficar|fica|fique|ir|vai|soar|entrar|estar)? (mas|so que)? {abit}? (mais baixo|mais baixa|mais baixinho|mais baixinha|mais suave|menos alto|menos alta|baixinho|baixinha)
    (menos volume|menos som|menos barulho) (a|ao|em|no|na|de|do|da|para) <clips>`,
  louder: `subir~|aumentar~|levantar~ {abit}? (o|a)? (volume|som|audio|voz) (a|ao|de|do|da|dos|das) <clips>
    <clips> (pode|que)? (ficar|fica|fique|soar)? {abit}? (mais alto|mais alta|mais altinho|mais forte|bem alto)
    (mais volume|mais voz|mais som) (a|ao|em|no|na|de|do|da|para) <clips>`,
  mute: `nao (quero|queria|queremos|queriamos|preciso|precisa|gostava|gostaria|e preciso) (de)? (ouvir|escutar|que se ouca|que se oucam|que se escute) (mais)? (a|ao|aos|as)? <clips>
    {drop} (o|todo o)? {sound} (a|ao|aos|as) <clips>
    (desligar~|baixar~ todo|zerar~) o {sound} (a|ao|aos|as|de|do|da|dos|das) <clips>
    (a|ao)? <clips> ,? (tira|tiras|tiramos|corta|cortas|desliga) (lhe|se)? o {sound}
    (que)? nao se (ouca|oucam|escute|escutem|oica) <clips>
    por~|deixar~|colocar~ (em silencio|no mudo|mudo|muda|sem som|sem audio) <clips>
    <clips> (por~|deixar~|colocar~|fica|fique|vai)? (em silencio|no mudo|mudo|muda|sem som|sem audio|calado|calada)`,
  hearOnly: `(e)? {only} <clips> (devem|deve|podem|pode|tem de|tem que)? (ter|levar|tenham|tenha|tem|levam|leva|com) (o|seu)? {sound} ,? (e)? (o resto|os outros|tudo o resto|o restante)? (mudo|muda|mudos|em silencio|sem som|sem audio)?
    {only} (a|as)? (voz|vozes) (de|do|da|dos|das) <clips>
    {only} quero ouvir (a voz de|a voz do|a voz da)? <clips>`,
  everyClip: `{want} (os|as|meus|minhas|os meus|as minhas) (videos|clipes|clips|cenas|planos|tomadas) (todos|todas|todinhos|todinhas)
    {want} (tudo o que|tudo que|todos os que) (te mandei|mandei|enviei|ha|tem|tenho|subi|filmei|gravei|gravamos)`,
  orderUploaded: `(na|pela|por|em) (mesma)? ordem (de|do) (envio|upload|carregamento)
    (do jeito|da forma|da maneira|tal como|conforme|como) (que)? (eu)? (os|as|te|lhe)? (eu)? {sent}
    (na|pela|por) (mesma)? ordem (em)? (que|como) (eu)? (os|as|te|lhe)? (eu)? {sent}
    (na|pela|por) (mesma)? ordem (em)? que (os|as|eu|nos)? (os|as|eu)? (enviei|mandei|subi|carreguei)`,
  orderFilmed: `(na|pela|por) (mesma)? ordem (em)? que (os|as|eu|nos)? (os|as|eu)? (filmei|gravei|fiz|filmamos|gravamos|fui filmando|fui gravando|foram filmados|foram gravados)`,
  speechOnly: `{only} (a|o|os|as|com)? (gente|pessoas|pessoal|clipes|planos|videos|momentos|quem)? (que|a)? (fala|falam|fale|falem|falando|falar|esteja falando|estejam a falar|esta a falar|diz algo|dizem algo)`,
  length: `(que)? {reel}? (durasse|tivesse|tenha|fique com|ficasse com|dure|ficasse em) (uns)? <s>
    (um|uma) {video} (de|com|que dure) (uns)? <s>`,
  fadeOut: `(que)? (a imagem|o video|a tela|o ecra|tudo) (que)? {dimming} {slowly}? (ate)? (ao|a|para|no)? (preto|negro)? {last}?
    (que)? {dimming} {slowly}? (ate)? (ao|a|para|no) (preto|negro) {last}?
    {last} ,? (que)? (a imagem|o video|a tela|o ecra|tudo) (que)? {dimming} {slowly}? (ate)? (ao|a|para|no)? (preto|negro)?
    {last} ,? (que)? {dimming} {slowly}? (ate)? (ao|a|para|no) (preto|negro)`,
  titleOpening: `<text> (como|de) titulo (inicial|de abertura|no inicio|no comeco)?
    (que|deve|tem que|tem de) (diga|dizer) <text> {first}
    {first} (que|deve|tem que|tem de) (diga|dizer) <text>
    com (escrito|as palavras|a frase|o letreiro|a dizer|dizendo|um letreiro a dizer) :? <quote>
    (o|um|a|uma)? (letreiro|titulo|texto|frase|cartao) :? <quote> ,? {first}`,
  titleEnding: `<text> (como|de) titulo (final|de fecho|no fim|no final)
    (que|deve|tem que|tem de) (diga|dizer) <text> {last}
    {last} (que|deve|tem que|tem de) (diga|dizer) <text>
    (o|um|a|uma)? (letreiro|titulo|texto|frase|cartao) :? <quote> ,? {last}`,
  musicNone: `nao (quero|queria|queremos) (ouvir|escutar) (a|nenhuma)? {music}
    {music} nenhuma`,
  courseFaster: `(vai|va|ir|que va|a)? (sempre)? (acelerando|acelerar|a acelerar|cada vez mais depressa) (ate|para|pro|no) (ao|o)? (fim|final)`,
  lengthNot: `<s> ,? (nao|que nao) (quero|queremos|pode durar|deve durar|dure|e preciso|precisa)`,
  partFirst: `<clips> (pode|podem) (falar|aparecer|contar) ,? (mas)? {only}? (os|seus)? primeiros <s>`,
  speechNone: `nao (quero|queria|queremos) (ouvir|escutar) (ninguem|vozes|conversa|conversas|falas|fala) (falar|falando|a falar)?`,
  openThenClose: `(inicio|comeco|principio|abertura|arranque|entrada) (com|:)? <clips> ,? (e)? (final|fim|fecho|encerramento|fechamento) (com|:)? <than>`,
  holdTalk: `(deixar~|manter~|quero|queria|que|por~|botar~)? <clips> (a falar|falar|falando|fale|falem|contar|contando|discursar|discursando|a discursar) (so|apenas|por|durante|uns|umas|tipo|ate)? <s>
    deixar~ falar (a|o|os|as|ao)? <clips> (so|por|durante|uns|ate)? <s>
    <s> (de|do|da|dos|das) <clips> (a falar|falando|a discursar|discursando)`,
  orderNamed: `(mostrar~) <clips> ,? (e)? (depois|a seguir|em seguida) <than>`,
};
