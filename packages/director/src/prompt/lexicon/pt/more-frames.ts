import type { Lexicon } from '../lexicon.ts';

export const MORE_PHRASES: Lexicon['phrases'] = {
  onwards: 'em diante | para a frente',
  placing: 'entre | apos',
  others:
    'o? resto | os|as outros|outras|demais | todo|tudo o resto | todos|todas os|as outros|outras|demais | (os|as) (outros|outras|demais) (clipes|clips|planos|videos|cenas|tomadas) | (todos os|todas as) (outros|outras|demais) (clipes|clips|planos|videos|cenas|tomadas) | o resto dos|das clipes|clips|videos|cenas|planos',
  only: 'so|somente|apenas|unicamente|exclusivamente',
  exact: 'exatamente|exactamente|justo|certo | nem mais nem menos',
  anyClip: 'nenhum|nenhuma|nada | nenhum|nenhuma clipe|clip|plano|corte|video|cena|tomada',
  fromIt: 'pegar~|usar~|utiliza|por~|botar~|deixar~|tira|quero|corta|mostrar~|ficar~|aproveita',
  once: '(so|exatamente|apenas)? uma (unica)? vez (so)?',
};

/** Places, order and which clips. */
const CHOICE: Lexicon['frames'] = {
  open: `(a|o)? (primeira|primeiro) (imagem|cena|clipe|clip|tomada) (e|com|:|seja)? <clips>
    <clips> (abrindo|a abrir|comecando|a comecar)
    que <clips> (abra|abram|abrisse|abrissem|comece|comecem|comecasse|comecassem|inicie|iniciasse) {reel}?
    (o|a)? (inicio|comeco|principio|primeiro plano|abertura) (e|sera|seja|que seja|deve ser|tem de ser|tem que ser) <clips>
    <clips> {exact}? <times> {first}
    (comecar~|abrir~|iniciamos|arranque) {reel}? {with} <clips>
    {start} antes|sim|mas {with} <clips>
    (que|quero que|gostaria que) {reel}? (comece|abra|inicie|arranque) {with} <clips>
    <clips> {be}? de (entrada|abertura|cara)
    <clips> {be}? antes de (tudo|todos|qualquer coisa)
    (logo de cara|de cara|como abertura|de abertura|para abrir) ,? {put}? <clips>`,
  close: `(o)? (fim|final|fecho|encerramento) (seja|que seja|deve ser|tem de ser|tem que ser) <clips>
    (a|o)? (ultima|ultimo) (imagem|cena|clipe|clip|tomada|plano) (e|com|:|seja)? <clips>
    <clips> (fechando|a fechar|terminando|a terminar|encerrando)
    que <clips> (feche|fechem|fechasse|fechassem|termine|terminem|terminasse|terminassem|acabe|acabasse|encerre|encerrasse) {reel}?
    (o)? (fim|final|fecho|ultimo plano) (e|sera|que seja|tem de ser|tem que ser) <clips>
    <clips> {exact}? <times> {last}
    (terminar~|acabar~|fechar~|encerrar~|finalizando) {reel}? {with} <clips>
    (que|quero que|gostaria que) {reel}? (termine|acabe|feche|encerre|finalize) {with} <clips>
    {end} ao <clips>
    {last} ,? {put}? <clips>
    <clips> deixa {last}`,
  openNot: `nao (comecar~|abra|inicie) {with} <clips>`,
  closeNot: `nao (terminar~|acabar~|feche|encerre) {with} <clips>`,
  neitherEnd: `<clips> nao (pode|deve|devia|tem que|precisa) (ser|estar|ficar|vir|aparecer) (nem)? (o|a)? (primeiro|primeira) (plano|clipe|cena|imagem|coisa)? nem (o|a)? (ultimo|ultima) (plano|clipe|cena|imagem|coisa)?
    <clips> <times>? ,? (mas|so que|desde que)? (que)? (nao|nem|nunca|jamais) (seja|esteja|va|fique|apareca|pode ser)? (nem)? {first} ,? (nem|e|ou) (nao|nem|tampouco)? {last}
    (nem|nao|nunca|jamais) {first} nem {last} :? <clips>`,
  neitherEndOfIt: `(nao|nem|nunca|jamais) (seja|esteja|va|fique|apareca|pode ser)? (nem)? {first} ,? (nem|e|ou) (nao|nem|tampouco)? {last}`,
  openThenClose: `de|do|da|dos|das <clips> (ate|a|ao) <than> nessa|nesta ordem`,
  openAndClose: `<clips> {be}? (no|tanto no) (comeco|inicio|principio) (e|como|quanto) (de novo|outra vez|tambem)? no (final|fim)
    {put}? <clips> no (comeco|inicio) e no (final|fim)
    (comecar~|abrir~) e (terminar~|fechar~|acabar~) com <clips>
    <clips> (abre|comeca) e (fecha|termina|encerra)`,
  closeOfIt: `e? (tem que|tem de|deve|vai|pode) (ser|ficar|vir|aparecer|entrar)? (o|a)? {last}
    e? (por~|colocar~|botar~|mete|deixar~|fica) (isso|ele|ela)? {last}`,
  openOfIt: `e? (tem que|tem de|deve|vai|pode) (ser|ficar|vir|aparecer|entrar) (o|a)? {first}
    e? (por~|colocar~|botar~|mete|deixar~) (isso|ele|ela)? {first}`,
  orderThose: `(e|mas)? (exatamente|bem)? (nessa|nesta|por essa|por esta|na mesma) (mesma|exata)? ordem
    (e)? (respeita|respeite|manter~|respeitando) (essa|esta|a) ordem`,
  orderNamed: `<clips> ,? exatamente (nessa|nesta|por essa) ordem
    <clips> ,? (seguido|seguida|seguidos|seguidas) (de|do|da|dos|das|por|pelo|pela) <than>
    <clips> e (depois|ai|em seguida|a seguir|logo depois) <than>
    <clips> ,? ai <than>`,
  before: `<clips> (tem|tem que|tem de|deve|devem) (aparecer|vir|ir|sair|entrar|estar) antes (de|do|da|dos|das|que) <than>`,
  after: `<clips> (tem|tem que|tem de|deve|devem) (aparecer|vir|ir|sair|entrar|estar) (depois|apos|a seguir) (de|do|da|dos|das|a|ao|aos)? <than>
    <clips> (nao|nunca) antes (de|do|da|dos|das) <than>
    ({put}|meter~|mostrar~) <clips> a seguir a|ao|aos <than>
    <clips> {be}? (mais tarde|apos|a seguir a|a seguir ao|a seguir aos) (de|do|que|o|a)? <than>`,
  alternate: `<clips> (por turnos|intercalados|intercaladas|revezando|de forma alternada|um de cada vez)
    um|uma de|do|da|dos|das <clips> (e)? (outro|outra|um|uma) de|do|da|dos|das <than>`,
  alternateThose: `(alternar~|intercalar~|revezando|alternados) (entre os dois|entre as duas)?
    (vai|va|ir) (trocando|alternando|pulando) (entre)? (os dois|as duas|um e outro|eles|elas)`,
  together: `<clips> (juntos|juntas|seguidos|seguidas|um atras do outro|uma atras da outra|em sequencia)
    (juntar~|agrupar~) <clips>`,
  betweenEach: `entre (cada um|cada uma|um e outro|uma e outra) ,? {put}? <clips>
    <clips> entre (cada um|cada uma|um e outro|uma e outra)`,
  between: `entre <than> ,? {put} <clips>
    {put}? <clips> entre (os dois|as duas|ambos|ambas|eles|elas)
    entre (os dois|as duas|ambos|ambas|eles|elas) {put}? <clips>`,
  include: `<clips> (sim)? (fica|ficam|que fique|que fiquem) (dentro|la)?
    (quero|queria|gostava|gostaria|preciso|pode) que <clips> (apareca|aparecam|entre|entrem|esteja|estejam|fique|fiquem) (dentro|no video|la|ai|nele)?
    <clips> (dentro|sim|entra|entram|fica|ficam|continua|obrigatorio|obrigatoria|nao pode faltar|nao podem faltar|nao pode ficar de fora)
    (nao pode|nao podem|que nao) (faltar|falte|faltem) <clips>
    (que apareca|que aparecam|que entre|que entrem|que tenha|tem que ter|tem de ter|precisa ter|precisa aparecer|botar~|taca|coloca|joga) <clips>
    (tudo|{want}) (desde|a partir de|a partir do) <clips>
    <clips> (tambem)? (tem que|tem de|deve|devem|precisa|precisam) (aparecer|estar|entrar|ter) (de qualquer jeito|em algum momento)?
    (pode|podem) (ter|incluir|usar|por) <clips>`,
  exclude: `{drop} (tudo|tudo o|todos os clipes|todos os videos|o) que (tem|tenha|tiver|mostra|mostre|aparece|apareca) <clips>
    <clips> nao (quer|querem|quis) (aparecer|entrar|ser filmado|ser filmada|que se veja)
    <clips> {askedNot} (aparecer|entrar|estar)
    em vez de|do|da|dos|das <clips>
    (no lugar) de|do|da|dos|das <clips>
    o que (tiras|tira|sai|sobra) (e|sao) <clips>
    (trocar~|substituir~|substitui) <clips> por|pelo|pela|pelos|pelas (o|a)? <than>
    ({put})? <than> (em vez|no lugar|em lugar) de <clips>
    (e|nem)? <clips> tambem nao
    <clips> (fica|ficam|fique|fiquem) (de)? fora
    <clips> nao (aparece|aparecem|apareca|aparecam|entra|entram)
    <clips> (nao|fora|melhor nao|nem pensar|de fora|nem a pau|de jeito nenhum|sai|saem)
    (nem pensar em|que nem apareca|nada a ver com|sem nada de|sem nenhum|sem nenhuma) <clips>
    <clips> (nao) (o|a|os|as)? (por~|meter~|colocar~|usar~|quero|mostrar~|bota|precisa|precisa nao)
    <clips> (pode|podem) (tirar|cortar|sair|apagar|remover|ficar de fora|deixar de fora)
    <clips> e? para|pra (tirar|cortar|sair|apagar|remover)
    (pode|podem|podes) (tirar|cortar|remover|apagar|pular|deixar de fora) <clips>
    <clips> (tirar~|cortar~|apaga) (isso|fora|tudo)?
    que <clips> nao (apareca|aparecam|entre|entrem)
    (nao preciso|nao precisamos|nao precisa|dispenso|dispensa|dispense|sobra|sobram) (de|do|da|dos|das)? <clips>
    nao (botar~|ponhas|metas|uses|mostres|incluas|pegar~) <clips>
    (jogar~|botar~|mandar~|cortar~|tirar~|deitar~) fora <clips>`,
  only: `(hoje|desta vez|dessa vez|hoje a noite) (e|vai ser|vai|entra)? {only} <clips>
    {only} com <clips>
    <clips> (e) (pronto|ponto|so|acabou|chega|e so|nada mais|mais nada|mais ninguem)
    (ficar~) so com <clips>
    (que apareca|que aparecam|que tenha|que seja|que sejam) {only} <clips>
    {only} (mostrar~|usar~|bota|quero ver|quero) <clips>
    nao (quero|por~|usar~|bota) nada alem (de|do|da|dos|das) <clips>
    nada (mais)? (alem|que nao seja) (de|do|da|dos|das)? <clips>
    tudo (fora) {apart} <clips>`,
  restOnly: `o? (resto) (que seja|seja|e|fica)? (so|apenas|somente) <clips>
    (de resto|fora isso|alem disso) ,? (so|apenas|somente) <clips>`,
  nothingElse: `e? (nada|nenhum|nenhuma) (mais|outro|outra)
    , e? (pronto|feito|ja esta|e isso)
    e? mais (nada|ninguem|nenhum|nenhuma)
    e? (os outros|as outras|os demais) (fora|nao)
    e? (o resto|todo o resto|tudo o resto) (fora|nao|tira|sai|corta|dispensa)
    e? (nenhum outro|nenhuma outra) (clipe|clip|plano|cena|video|coisa)
    (so|apenas) (esses|essas|estes|estas) (dois|duas|tres|quatro|cinco)?
    sem (outros|outras|mais|nenhum outro) (clipe|clipes|planos|videos|cenas)
    e? (so|apenas)? isso (ai|mesmo)? (e mais nada)`,
  everythingBut: `{want}? (tudo) (o que tem|que gravei|que filmei|que tenho)? (menos|exceto|fora|tirando) <clips>`,
  mostly: `(mais que tudo|na maioria|na maior parte|quase so|quase tudo|acima de tudo) <clips>
    (que predomine|que predominem|da destaque a|da destaque ao|da destaque aos|da destaque as|com destaque para|foco em|foco no|foco na|com foco em|com foco no|com foco na) <clips>
    <clips> (a maior parte do tempo|quase o tempo todo|como protagonista|na maior parte)`,
  less: `(um pouco de|so um pouco de|o minimo de|quase nada de) <clips>`,
  everyClip: `(usar~|quero|bota|mostra) (absolutamente)? (tudo|todos|todas)
    (todo|toda|cada) (clipe|clip|video|cena) (pelo menos uma vez)`,
  everyOnce: `(cada|todos os|todas as) (clipe|clip|clipes|clips|cena|cenas|plano|planos|video|videos) {once}
    (cada um|cada uma|todos|todas) ,? {once}`,
  onePerClip: `(um|uma|um unico|uma unica|so um|so uma) (corte|plano|cena|trecho|pedaco|momento) (por|de|de cada) (cada)? (clipe|clip|video)`,
};

/** How long, how many, and which part. */
const AMOUNTS: Lexicon['frames'] = {
  times: `<clips> (deve|tem que|tem de|que|pode|precisa)? (aparecer|entrar|apareca|aparece|passar|repetir|vir)? {exact}? <times> (exatas|certinhas)?
    ({put}|repetir~|quero ver|que apareca) <clips> {exact}? <times>
    <clips> (so|apenas|somente) <times>
    {exact} <times> <clips>`,
  shareOfReel: `<share> (na|no|nas|nos) <clips>
    <share> (do|da|de|de todo o) ({video}|tempo|duracao)? (deve ser|tem que ser|que seja|que sejam|dedicada a|dedicado a|sao|e|para|com|pra|na|no|nas|nos|em|a)? <clips>
    <clips> (ocupa|ocupe|ocupem|enche|encha|leve|durante|pega|na|a)? <share> (do|da|de) ({video}|tempo|duracao)`,
  asMuchAs: `(mesmo|o mesmo|igual) tempo (para|pra|a|de|do|da|com|entre)? <clips>
    <clips> (o mesmo|mesmo|com o mesmo) (tempo|tanto)
    metade <clips> (e)? metade <clips>
    <clips> por igual`,
  moreThan: `(que)? <clips> (tem|precisa|deve|devem|precisam|vao|vai)? (que|de)? (aparecer~|durar~|ter~|ficar~) mais (tempo)? do? que <than>
    <clips> mais tempo do? que <than>
    mais (tempo|espaco) (de ecra|de tela)? (a|ao|para) <clips> do? que (a|ao|para)? <than>
    mais tempo (de|do|da|para|com|pra|pro|pros|pras|a|ao) <clips> do? que (de|do|da|para|com|pra|pro|pros|pras|a|ao)? <than>`,
  ratio: `(o)? <times> (do tempo|tempo)? (de|do|da|dos|das) <clips> (do que|que|do) (de|do|da|dos|das) <than>
    <times> mais (tempo)? (de|do|da|para|pra)? <clips> do? que (de|do|da|para|pra)? <than>
    <clips> (deve|devem|tem que|pode)? (durar|dure|durem|dura|ter|tenha|ficar|ocupar) <times> (de|do|da|dos|das) <than>
    <clips> {be}? <times> mais (longo|longa|longos|tempo)? do? que <than>
    <clips> (com|tem|tenha)? o dobro do tempo (de|do|da|dos|das) <than>`,
  partSaid: `(de|do|da|dos|das|em|no|na) <than> ,? {fromIt}? {only}? (a parte|o trecho|o momento|o pedaco|a frase|o bocado) (em)? <said>
    (de|do|da|dos|das|em|no|na) <than> ,? {fromIt}? {only} <said>`,
  partRange: `(de|do|da|dos|das) <clips> ,? {fromIt}? {only}? (o que vai|a parte|o trecho|os segundos|o pedaco|o que ta)? (desde|de|do|da|entre)? <range>
    <clips> ,? (mas)? {only}? (desde|do|de|entre|o trecho|a parte)? <range>
    {fromIt} {only}? (a parte|o trecho|o pedaco)? (desde|do|de)? <range> (de|do|da|dos|das) <clips>
    (recorta|corta|encurta|corte) <clips> (para|de|do|a|ao)? <range>`,
  partRangeOfIt: `{fromIt} {only}? (a parte|o trecho|o pedaco|os segundos|o que vai)? (desde|do|de|entre)? <range>
    {only} (a parte|o trecho|o pedaco|os segundos|o que vai)? (desde|do|de|entre)? <range>`,
  partFrom: `<clips> (desde|a partir de|a partir do|a partir dos) <s> (em diante|pra frente)?
    (comecar~) <clips> (no|aos|a partir de|a partir do|a partir dos) <s>`,
  partFirst: `<clips> ,? (mas)? {only} (os|as|seus)? primeiros <s>`,
  partLast: `<clips> ,? (mas)? {only} (os|as|seus)? ultimos <s>`,
  dropFirstOfIt: `{drop} (os)? seus primeiros <s> | {drop} os primeiros <s> de (ele|ela)`,
  dropLastOfIt: `{drop} (os)? seus ultimos <s> | {drop} os ultimos <s> de (ele|ela)`,
  partBeginning: `{only} (o comeco|o inicio|o principio|a primeira metade|a primeira parte|a parte inicial) (de|do|da|dos|das) <clips>
    {want} (o comeco|o inicio|a primeira metade|a primeira parte|a parte inicial) (de|do|da|dos|das) <clips>
    (de|do|da|dos|das) <clips> {fromIt}? {only}? (o comeco|o inicio|a primeira metade)
    (o comeco|o inicio|o principio) (de|do|da|dos|das) <clips>`,
  partEnding: `{only} (o final|o fim|a segunda metade|a ultima parte|a parte final) (de|do|da|dos|das) <clips>
    {want} (o final|o fim|a segunda metade|a ultima parte|a parte final) (de|do|da|dos|das) <clips>
    (de|do|da|dos|das) <clips> {fromIt}? {only}? (o final|o fim|a segunda metade)
    (o final|o fim) (de|do|da|dos|das) <clips>`,
  partMiddle: `{want}? {only}? (a parte do meio|o meio|a parte central) (de|do|da|dos|das) <clips>`,
  section: `<clips> (juntos|juntas|somados|somadas|no total) (com|por|ate)? <s>
    (durante|em|para|nos) os? primeiros <s> ,? {want}? <clips>
    nos (primeiros|ultimos|proximos) <s> ,? {want}? <clips>
    (a|na) (primeira|segunda) metade (e|seja|com|de|para|:)? <clips>
    <clips> (na|durante a|para a) (primeira|segunda) metade
    <clips> (nos|durante os|para os)? (primeiros|ultimos|proximos) <s>
    (o resto|o que sobrar|o que falta|o que restar) (do tempo|do video)? (que seja|seja|e|sao|com|para|pra|na|no|nas|nos|em|de|:)? {only}? <clips>`,
  holdOfIt: `(nem que|mesmo que) seja (so|apenas)? (por|durante)? <s>
    (fica|ficam|fique|dura|dure) (so|uns|umas|por|durante)? <s>`,
  equalSections: `<n> (partes|blocos|secoes|atos|capitulos) (iguais)? de? <s>? (cada um|cada uma)? :? <clips>`,
  closeHeld: `(ficar~|segurar~|parar~|deixar~|mostrar~)? (por|durante)? <s> (em|no|na|nos|nas|de|do|da|com) <clips> {last}
    {last} ,? (ficar~|segurar~|parar~|deixar~|mostrar~)? <s> (em|no|na|nos|nas|de|do|da|com) <clips>`,
  holdNot: `nao (usar~|mostrar~|por~|quero|colocar~|meter~|botar~|deixar~) que? <clips> (dure|fique|passe|ficar)? (por|durante|na tela|no ecra)? <s>`,
  hold: `<clips> ,? <s> ,? (nem mais nem menos|exatos|cravados|certinhos|so|e so)
    <clips> (por|durante|uns|tipo|pelo menos|so|apenas) <s> (ta bom|esta bom|e chega|chega|no maximo)?
    <clips> (que|deve|pode|tem que|tem de|vai|precisa de|precisa)? (dure|durar|falar|fale|cantar|ficar~|apareca|tenha|ocupe|aparecer) (na tela|no ecra)? (por|durante|uns)? <s>
    (segurar~|manter~|deixar~|mostrar~|poe|bota|ficar~) (em|no|na|nos|nas)? <clips> (por|durante|uns)? <s>
    (da|de|de uns|dedica|dedique|reserva) <s> (a|ao|para|pra|pro) (o|a)? <clips>
    (a|ao|pra|pro) <clips> (da|de|so)? <s>
    <clips> : (uns)? <s>
    (recorta|encurta|reduz|corta|diminui) <clips> (a|em|para|pra|ate) <s>`,
  holdEach: `<clips> ,? <s> (cada um|cada uma|cada|por cabeca)
    <s> (para|pra|de|a) (cada um|cada uma)? (de|dos|das)? <clips> (cada um|cada uma)
    (da|de|poe) <s> (para|pra|a) cada (um|uma)? (de|dos|das)? <clips>`,
  longer: `{put}? <clips> (bastante|muito|mais) tempo
    (da|dar|dem|de) (bastante|muito|mais) tempo (pra|para|a|ao|aos|pro|pros) <clips>
    (alonga|demora em|demora no|demora na|sem pressa em|sem pressa no|sem pressa na) <clips>
    <clips> (um pouco|bem)? mais (tempo|longo|longa|comprido|comprida)
    (,|e|{put}|deixa) <clips> (bem)? (longo|longa|longos|longas)`,
  shorter: `<clips> (tem de|tem que|deve|devem|pode|que) (ser|ficar|seja|fique|durar)? (bem|muito|mais)? (curto|curta|breve|curtinho|curtinha|pouco)
    (encurtar~|abrevia|resume) <clips>
    <clips> (curtinho|curtinha|rapidinho|rapidinha|bem curto|bem curta|brevemente|so um instante|curto|curta|curtos|curtas)`,
  length: `(que)? {reel}? (nao)? (passe|ultrapasse|exceda|supere) (de|dos)? <s>
    (que)? (dure|durem|tenha|ficar~|seja|da|deve ter|deve durar|com) (com|em)? (uns|total de)? <s> (no total|ao todo|total|no maximo|cravados)?
    (tudo|ao todo|no total|total|duracao total|tempo total) ,? (em|de|:|com)? <s>
    <s> (ao todo|tudo|no todo|de video|de reel|e pronto|e so|ta bom|esta bom|chega|bastam|cravados|por favor)
    (maximo|limite|teto) (de)? <s>
    (preciso de|me basta|bastam|quero) (uns)? <s>`,
  lengthNot: `(nao) (pode|deve|deveria)? (durar|passar|ultrapassar|exceder|dure|passe|passa|ultrapasse) (de|dos|mais de)? <s>
    (que nao) (dure|passe|ultrapasse|exceda) (de|dos)? <s>
    nem um segundo (a)? mais (de|que|do que)? <s>`,
  cutLengthNot: `{anyClip} (com|de|por|que dure|dure|durando|passando|que passe|passe)? (de)? <s>
    (que)? {anyClip} (plano|clipe|corte|cena)? (dure|passe|fique|pode passar|pode durar) (de)? <s>
    nao (quero|por~|deixa) (nenhum|nenhuma)? {shots} (de|que durem|que dure|com) <s>`,
  cutLength: `<s> (de|por|para|em) cada {shots}|video|um|uma
    (cortar~|deixar~) (todos)? os {shots} (a|em|para|de|com) <s>
    (cada|todos os|todas as) {shots} (de|com|que dure|que durem|exatamente|dura|duram|tem)? {exact}? <s> (exatos|cravados)?
    (todos|todas) (de|com) <s>
    (troca|muda|corte|um corte|trocar~|cortando|cortes|mude) (de cena|de imagem|de plano)? a? cada <s>
    {shots} (curtos|curtas|longos|longas|rapidos|rapidas)? ,? (de|com) <s> (cada um|cada uma)?`,
  cutLengthOthers: `{others} (com|de)? <s> (cada um|cada uma|cada)`,
  countOfLength: `<n> {shots} (curtos|rapidos|diferentes)? (de|que durem|com)? {exact}? <s> (cada um|cada uma|cada)?`,
  count: `<n> {shots} (no total|ao todo|so|certinhos)
    (em|com) <n> {shots}
    (escolhe|escolha|seleciona|usa|use|mostra|mostre|pega|pegue|poe|quero)? <n> (quaisquer)? (dos|das|destes|destas|desses|dessas|de todos os|de todas as) (meus|minhas|teus|tuas|seus|suas)? {shots}
    (escolhe|escolha|seleciona|usa|use|mostra|mostre|pega|pegue|poe) <n> (deles|delas)
    (so|apenas|somente) (os|as|meus|teus)? <n> melhores {shots}
    (os|as|meus|teus) <n> melhores {shots}
    (escolhe|escolha|seleciona|usa|use|mostra|mostre) (so)? (os|as|meus|teus)? <n> melhores {shots}?`,
  evenCuts: `(todos|todas) (os|as)? {shots}? (iguais|do mesmo tamanho|da mesma duracao|com a mesma duracao|com o mesmo tempo)
    {shots} (iguais|da mesma duracao|do mesmo tamanho|com a mesma duracao)
    (mesma duracao|mesmo tempo) (para|pra|em) (todos|cada)`,
  oneCut: `(um so|uma so|num unico|numa unica|um unico|uma unica) (plano|cena|corte|tomada) | (sem cortes|plano sequencia)`,
  cutsShort: 'planos|clipes|cenas|cortes|tomadas (bem|mais)? curtos|curtas|breves|curtinhos|curtinhas',
  titleOpening: `{put} (um|o)? (titulo|texto) (no|logo no|ao) (inicio|comeco|principio) : <text>
    (um|o)? (titulo|texto|letreiro) (a dizer|que diga|dizendo|que diz) <text>
    {put}|escrever~ (a|as|o)? (palavra|palavras|frase|texto) <text> {first}
    (escrever~) {first} :? <text>`,
  titleEnding: `{put}|escrever~ (a|as|o)? (palavra|palavras|frase|texto) <text> {last}
    (escrever~) {last} :? <text>`,
  cutsLong:
    'deixar~ respirar | planos|clipes|cenas|tomadas|imagens (bem|mais)? longos|longas|compridos|compridas|demorados|demoradas',
};

/** What is heard. */
const HEARD: Lexicon['frames'] = {
  speechFinish: `deixar~ (ele|ela|eles|elas)? (acabar|terminar) (de falar|a frase|as frases)?`,
  partWhole: `deixar~ <clips> (acabar|terminar) (de falar|a frase|de cantar|de contar)?`,
  speechUnder: `(usa|usar|use|utiliza|utilize|poe|ponha|coloca|coloque|quero)? <clips> como (voz off|voz em off|voiceover|narracao|locucao)
    (a|uma)? (voz off|voz em off|narracao|locucao) (de|da|do|com) <clips>
    <clips> (a falar|falando|a cantar|cantando|a contar|contando) (por cima|em cima) de|do|da|dos|das <than>`,
  hearOnly: `(deixa|deixe|mantem|mantenha|quero) {only} (a voz|o som|o audio|as vozes) (de|do|da|dos|das)? <clips>
    (que)? {only} (se ouca|se ouve|se escute|com som|com audio|quero ouvir|da pra ouvir|deixa o som de|deixa o som do|deixa o som da) (o|a)? <clips>
    <clips> (com som|com audio|que se ouca) (e)? {others} (mudo|mudos|sem som|sem audio|em silencio)
    {only} <clips> (com som|com audio|com voz|tem som)
    (silencio|sem som|sem audio|mudo|tudo mudo|tudo sem som) {apart} (em|no|na|do|da)? <clips>
    (tirar~|desliga|corta|remove) o? {sound} de? (tudo|todos|todas) (os clipes|as cenas)? {apart} (em|no|na|de|do|da|dos|das)? <clips>
    o? {sound} {only} (de|do|da|no|na) <clips>
    <clips> e (o unico|a unica) (com som|que se ouve)`,
  hearOnlyOfIt: `(que)? {only} (se ouca|se ouve|se escute) (isso|esse|essa|ele|ela)
    (e o unico|o unico|a unica) (que se ouve|com som|que tem som)`,
  muteOthers: `(tira|tire|corta|desliga|silencia) (o|ao)? (som|audio)? (de|do|a|ao|dos) (tudo|todo)? (o resto|os outros|resto|outros)
    {others} (ficar~|vai|vao|esta|deixar~|tudo)? (mudo|muda|mudos|mudas|em silencio|sem som|sem audio|silenciado|silenciados|calado|calados)
    (silenciar~|mutar~|cala|emudece) {others}
    {drop} o? {sound} (de|do|da|dos|das) {others}
    (desliga|corta|tirar~|remove) o? {sound} (de|do|da|dos|das|no|nos|nas) {others}
    {drop} o? {sound} (do resto|dos outros|das outras|dos demais|das demais|de todos os outros|de todas as outras) (clipes|cenas|planos|videos)?
    sem {sound} (em|no|nos|nas|de|do|para) {others}`,
  quieterOthers: `{others} (um pouco|bem)? mais (baixo|baixinho)
    (baixa|baixe|abaixa) (o volume de|o som de|o som do|o som dos)? {others}`,
  mute: `(silencia|silenciar|emudece|muta|mutar) (o|a|os|as)? <clips>
    sem {sound} (em|no|na|nos|nas|para|do|da) <clips>
    (desliga|corta|remove|tirar~) o? {sound} (de|do|da|dos|das|no|na) <clips>
    <clips> (em silencio|mudo|muda|silenciado|silenciada|mudos)`,
  audioMute: `{sound} (completamente|totalmente|todo)? (fora|desligado|off|zero)
    (desligar~|corta|tirar~) (todo)? o? {sound} (inteiro|completo|de tudo|por completo|todo)?
    (que nao|nao quero que|sem que) (se ouca|se escute|haja|tenha) (nada|nenhum som)
    (tudo|inteiro|completo|completamente|totalmente) (em silencio|mudo|sem som)
    nao quero (nenhum)? {sound}`,
  speechNone: `nada de (falar|falas|fala|gente a falar|gente falando|conversas)
    (que)? ninguem (fale|fala|falando|falar|pode falar|deve falar)
    (sem|nada de) (pessoas|gente|ninguem|vozes) (a falar|a conversar|falando|conversando)
    (sem|nada de|nenhuma|nenhum) (gente falando|palavras|conversa|papo|falatorio|gente que fala|vozes)
    (em nenhum lugar|em nenhum momento|em parte nenhuma) (se)? (fala|fale|falam)
    (tirar~|cortar~|remove) (onde|quando|a parte em que|a parte onde|o trecho em que|o clipe em que|o momento em que|as partes em que|os trechos em que|as partes onde) (se)? (alguem)? (fala|falam|falamos|falo|a gente fala)`,
  speechOnly: `{only} (as|os)? (partes|trechos|momentos|clipes|cenas) (em que|onde|quando|que) (se)? (alguem|a gente)? (fala|falam|falo|falamos|esta falando|ta falando)`,
  transitionCrossfade: `(sem|nada de|evita|evite|nao quero) (corte|cortes) (bruscos|brusco|secos|seco|duros|duro|abruptos|violentos)`,
};

export const MORE: Lexicon['frames'] = { ...CHOICE, ...AMOUNTS, ...HEARD };
