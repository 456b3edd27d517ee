import type { Lexicon } from '../lexicon.ts';

export const EVERYDAY_PHRASES: Lexicon['phrases'] = {
  furtherTime: 'outros|outras | mais | os|as proximos|seguintes',
  levelsNoun: 'volume|volumes|niveis|nivel|mistura|som|audio',
  levelUp: 'acima|alto|alta | para|pra cima | mais alto|alta|forte',
  levelDown: 'abaixo|baixo|baixa|baixinho | para|pra baixo | mais baixo|baixa|baixinho',
  levelOff: 'fora|desligado|desligada|mudo|muda|zero | em silencio | a zero | sem som',
  must: '(tem|deve|devem|devia|deveria|precisa) (que|de)?',
  uploads: 'clipe|clipes|clip|clips|ficheiro|ficheiros|arquivo|arquivos|video|videos|tomada|tomadas',
  asItIs: 'tal como esta|estao | como esta|estao | assim | igual | sem mexer | do jeito que esta|estao',
  yours: 'a? minha|nossa propria? ordem|sequencia',
  somebody: 'alguem|gente|pessoas | a gente | as pessoas',
  speaks: 'fala|fale|falam|falem|falando|falar | (a|esta|estao|ta)? falar|falando',
  whenSo: 'quando|enquanto|onde | assim que | sempre que',
  getsShorter: 'cada vez? mais curtos|curtas|curto|rapidos|rapidas',
  getsLonger: 'cada vez? mais longos|longas|longo|compridos|lentos|lentas',
  writing: 'texto|titulo|letreiro|frase|legenda',
  byTurns:
    'a vez | por turnos | em turnos | um de cada vez | uma de cada vez | cada um a sua vez | cada um na sua vez | de forma alternada | ora um ora outro | vez a vez | em alternancia',
};

/** More of what people say day by day; the other languages have the same in their tables of that name. */
export const EVERYDAY: Lexicon['frames'] = {
  open: `<clips> {must} (abrir|comecar|iniciar|arrancar|dar o pontape de saida|dar o arranque) {reel}?
    (que)? <clips> (de|deem|da|dao|dar) (o)? (pontape de saida|pontape inicial|arranque)`,
  close: `<clips> {must} (fechar|terminar|acabar|encerrar|rematar|concluir) {reel}?`,
  place: `<clips> (como|no|na|em)? (plano|cena|clipe|clip|imagem|tomada) (numero)? <n>
    <clips> (como|no|em) (o)? numero <n>`,
  excludeOfIt: `(entao|portanto)? fora com (isso|isto|ele|ela|eles|elas)`,
  exclude: `<clips> ,? (eu|a gente|nos)? (realmente)? nao (preciso|precisamos|precisa|faz falta|me faz falta) (mesmo|de verdade|para nada|nada)?
    nem (sequer)? (a|ao|aos|as|o|os) <clips>
    {drop} (o|a|os|as) (de|do|da|dos|das) <clips>`,
  hold: `(deixar~) <clips> (correr|rodar|rolar|durar|andar) (por|durante)? <s>`,
  orderUploaded: `(respeitar~|manter~|deixar~|seguir~|segue|siga|conservar~|guardar~|usar~|respeita|respeite) {yours} {asItIs}?
    (na|pela) (minha|nossa) (propria)? (ordem|sequencia)
    (respeita|respeite|manter~|deixar~) a (ordem|sequencia) (dos|das|dos meus) {uploads} {asItIs}?
    a (ordem|sequencia) (dos|das|dos meus) {uploads} (fica|fique|deve ficar|tem de ficar|tem que ficar) {asItIs}?
    (vai|va|passa|percorre|segue|siga|usa) (por)? (todos)? (os|pelos|meus|as)? {uploads} (por ordem)? (do primeiro ao ultimo|da primeira a ultima|do primeiro ate ao ultimo|do primeiro ate o ultimo|de fio a pavio)
    do primeiro {uploads} (que (eu)? {sent})? (ao|ate ao|ate o) ultimo`,
  orderBackwards: `do ultimo {uploads}? (que)? (eu)? {sent}? (ao|ate ao|ate o|para o|pro) primeiro (que)? (eu)? {sent}?`,
  cutLengthFrom: `nao (cortar~|cortes|corte|mudar~|mudes|mude|trocar~) (de plano|de cena|de clipe|de imagem)? (antes de|antes de passarem|ate passarem|ate que passem|antes dos) <s> (passarem|passados)?
    (sem|nenhum|nada de) (cortar|corte|cortes|mudar) antes de <s>
    espera <s> antes de (cada)? (cortar|corte|mudar)`,
  speechNone: `{drop} (tudo|todo|todos|todas|qualquer|cada)? (o|as|os|a)? (partes|parte|bocados|trechos|momentos|{shots})? (onde|em que|quando|que|com|no qual) (tenha|tem|haja|ha)? {somebody} (que)? {speaks}
    (nada|nenhum|nenhuma) ({shots})? (onde|em que|que|com) (tenha|tem|haja)? {somebody} (que)? {speaks}`,
  courseFaster: `(primeiro|no inicio|no comeco|a comecar com)? (planos|cenas|clipes|cortes) (longos|longas|compridos|lentos) (no inicio|no comeco|primeiro)? ,? (e)? (depois|entao)? {getsShorter}
    (planos|cenas|clipes|cortes) {getsShorter}
    cada vez mais (curtos|curtas)`,
  courseSlower: `(primeiro|no inicio|no comeco|a comecar com)? (planos|cenas|clipes|cortes) (curtos|curtas|rapidos) (no inicio|no comeco|primeiro)? ,? (e)? (depois|entao)? {getsLonger}
    cada vez mais (longos|longas|compridos)`,
  evenOfThem: `(ambos|ambas|os dois|as duas) (com a mesma duracao|com o mesmo tempo|do mesmo tamanho|o mesmo tempo)
    (os|as) <n> (com a mesma duracao|com o mesmo tempo|do mesmo tamanho|iguais)
    todos|todas (os|as) <n> (com a mesma duracao|com o mesmo tempo|do mesmo tamanho)`,
  quieter: `{levelsNoun} : <clips> {levelDown}
    <clips> {must}? (ser|seja|soar|ficar|fique|estar)? (o|a)? mais (baixo|baixa|suave) (de tudo|de todos|do? que {others}|do? que tudo)`,
  louder: `{levelsNoun} : <clips> {levelUp}
    <clips> {must}? (ser|seja|soar|ficar|fique|estar)? (o|a) (que)? mais (alto|alta|forte|se ouve) (de tudo|de todos|do? que {others}|do? que tudo)?
    <clips> {must}? (ser|seja|soar|ficar|fique|estar)? mais (alto|alta|forte) do? que ({others}|tudo|os outros|nada)`,
  muteOthers: `{levelsNoun} : {others} {levelOff}`,
  quieterOthers: `{levelsNoun} : {others} {levelDown}`,
  mute: `{levelsNoun} : <clips> {levelOff}
    (tirar~|cortar~|desligar~|desliga) (o)? {sound} {whenSo} _? <clips> _?
    sem {sound} {whenSo} _? <clips> _?
    {whenSo} _? <clips> ,? (tira|corta|desliga|tire) o {sound}
    (que)? <clips> (que)? se? (veja|vejam|ve|veem|aparece|aparecem|apareca|aparecam) ,? mas (que)? nao (se)? (ouca|oucam|ouve|ouvem|escute|escuta)
    que se (veja|vejam) <clips> ,? mas (que)? nao se (ouca|oucam|escute|escutem)
    <clips> : (sim|dentro|aparece|no video) ,? (mas)? (mudo|muda|em silencio|sem som|sem audio)`,
  fadeOut: `(quando|assim que) (tudo|isso)? (acabar|acabe|terminar|termine|acaba|termina) (tudo|o video)? ,? (que)? (vai|va|ir|funde|passa) {slowly}? (a|para|ao|pra|pro|ate) (o)? (preto|negro) {slowly}?
    {last} ,? (que)? (vai|va|ir|funde|passa) {slowly}? (a|para|ao|pra|pro|ate) (o)? (preto|negro) {slowly}?`,
  titleOpening: `{first} escrever~ (por favor)? (o texto|a frase|as palavras|o titulo)? :? <text>
    {put}? (um|o|uma|a)? {writing} (que|a)? (diga|diz|dizer|dizendo) :? <text> {first}`,
  titleEnding: `{last} escrever~ (por favor)? (o texto|a frase|as palavras|o titulo)? :? <text>
    {put}? (um|o|uma|a)? {writing} (que|a)? (diga|diz|dizer|dizendo) :? <text> {last}`,
  orderNamed: `(na|nesta) ordem (seguinte)? :? <clips>`,
  alternate: `(que)? <clips> (fossem|vao|va|ir|fiquem|falem|falassem|podiam|aparecam)? (falando|a falar|falar|aparecendo|a aparecer)? {byTurns}`,
  nothingElse: `(so|apenas|somente) (eles|elas|voces) (os|as) {few}`,
};
