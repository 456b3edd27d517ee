import type { Lexicon } from '../lexicon.ts';

export const SECTION_PHRASES: Lexicon['phrases'] = {
  inTurns:
    'alternados | alternadas | alternando | alternandose | alternadamente | intercalados | revezando | por turnos',
  sectionName:
    'intro|introducao|gancho|abertura|inicio|comeco|meio|desenvolvimento|climax|auge|final|fim|fecho|encerramento|desfecho|teaser|outro|creditos | parte|cena|bloco|ato|passo|capitulo|secao _',
  again: 'outra vez | de novo | novamente | mais uma vez',
  bothEnds:
    '(uma vez|primeiro)? {first} e (outra vez|de novo|outra|uma vez|mais uma vez|tambem|novamente) {last} | no (inicio|comeco|principio) e no (fim|final)',
  fault:
    'tremido|tremida|tremidos|tremidas|escuro|escura|escuros|escuras|desfocado|desfocada|desfocados|borrado',
};

/** Parts by name, what is said of what was named last, faults, and nouns where others say verbs: 'início com', 'fecho com'. */
export const SECTIONS: Lexicon['frames'] = {
  namedSection: `{sectionName} : <clips>
    {sectionName} ( <s> ) : <clips>
    {sectionName} : <clips> ,? <s>`,
  open: `quero (o|a|os|as)? <clips> a abrir
    {start} por (mostrar|ver|aparecer) <clips>
    (quero|queria|gostava|gostaria) que <clips> (seja|sejam|fosse|va|fique|venha) (o|a)? (primeiro|primeira) (plano|cena|imagem|clipe|coisa)?
    <clips> (e|seja|sera) (o|a) (primeiro|primeira) (plano|cena|imagem|clipe|coisa)? (que se ve|que aparece|a aparecer)?
    (inicio|comeco|abertura|arranque|entrada|gancho|introducao|intro) (com|em|no|na|:) <clips>
    (a|para|pra) (abrir|comecar|arrancar|iniciar) (com|pelo|pela|por|no|na)? <clips>
    (primeira|primeiro) (imagem|cena|plano|coisa) (que se ve|a aparecer|que aparece|a ver)? (e|seja|:|,)? <clips>
    <clips> (a|para|pra) (abrir|comecar|arrancar|iniciar)
    <clips> (logo)? (a|no) (abrir|arranque|inicio|cabeca)
    (o video|o reel|isto)? (arrancar~|comeca|abre) (logo)? (com|em|no|na|pelo|pela) <clips>
    <clips> (ficar~|vai|vao|vem|aparece|entra) {first}`,
  close: `(quero|queria|gostava|gostaria) que <clips> (seja|sejam|fosse|va|fique|venha) (o|a)? (ultimo|ultima) (plano|cena|imagem|clipe|coisa)?
    <clips> (e|seja|sera) (o|a) (ultimo|ultima) (plano|cena|imagem|clipe|coisa)? (que se ve|que aparece|a aparecer)?
    (fim|final|fecho|encerramento|desfecho|remate) (com|em|no|na|:) <clips>
    (a|para|pra) (fechar|terminar|acabar|encerrar|rematar|finalizar) (com|no|na)? <clips>
    (ultima|ultimo) (imagem|cena|plano|coisa) (que se ve|a aparecer|que aparece|a ver)? (e|seja|:|,)? <clips>
    <clips> (a|para|pra) (fechar|terminar|acabar|encerrar|rematar|finalizar)
    <clips> (ficar~|vai|vao|vem|aparece|entra) {last}
    (rematar~|despede|despeca) (com|no|na) <clips>`,
  openAndCloseOfIt: `{bothEnds}
    <times>? {first} e (mais)? <times> {last}`,
  openAndClose: `<clips> (tem (que|q|de) aparecer|aparece|deve aparecer|aparecendo)? <times> ,? (uma|outra)? (vez)? (no|logo no) (comeco|inicio|principio) e (uma|outra)? (vez)? no (fim|final)
    <clips> ,? {bothEnds}
    <clips> <times> ,? {first} e (outra vez|de novo|uma vez)? {last}
    <clips> ,? <times>? {first} e (mais)? <times> {last}`,
  openOfIt: `(e|isso e) (ai|por ai|isso) que (comeca|abre)`,
  earlyAndClose: `<clips> ,? <times>? (cedo|logo cedo|mais cedo|perto do comeco) e (mais)? <times>? (outra|outra vez|de novo|tambem)? {last}`,
  earlyAndCloseOfIt: `<times>? (cedo|logo cedo|mais cedo|perto do comeco) e (mais)? <times>? (outra|outra vez|de novo|tambem)? {last}`,
  beforeIt: `(e)? (logo|mesmo)? antes de (isso|ele|ela|esse|essa) ,? {put}? <clips>
    <clips> (logo|mesmo)? antes de (isso|ele|ela|esse|essa)`,
  alternate: `<clips> {inTurns}`,
  timesEach: `<times> {each}
    <times> cada`,
  afterIt: `<clips> (logo)? depois de (isso|ele|ela|esse|essa)
    <clips> (vem|vai)? depois
    (e)? (logo)? depois de (isso|ele|ela|esse|essa) ,? {put}? <clips>
    (e|depois)? (logo|imediatamente) (a seguir|depois|apos)? <clips> (logo)? (a seguir|depois de isso)
    <clips> (logo a seguir|logo depois|logo apos|imediatamente depois|em seguida)`,
  placeLate: `<clips> {be}? (quase|perto|la) (no|do|para o|pro) (fim|final)`,
  closeAgain: `repetir~ <clips> {last}
    {put}? <clips> {be}? {again} {last}`,
  closeHeld: `{put}? <clips> {last} (por|durante|com)? <s>`,
  directlyAfter: `(logo|imediatamente) (depois|apos|a seguir) (de|do|da|dos|das|a|ao)? <than> ,? {put}? <clips>
    <clips> (logo|imediatamente) (a seguir|apos) (a|ao|o)? <than>`,
  before: `<clips> (vem|aparece|entra|fica)? (antes|primeiro) (que|do que) (o|a)? <than>`,
  apart: `(nunca|nao) {put} <clips> <times> (seguidas|seguidos)
    <clips> (nunca|nao) <times> (seguidas|seguidos)
    <clips> (separados|separadas|nunca seguidos|nunca seguidas|nunca juntos|nunca juntas)
    nao (por~|colocar~|metas|bota) <clips> (seguidos|seguidas|juntos|juntas)`,
  alsoFor: `e <clips> (tambem|igualmente)`,
  sameFor: `(o mesmo|a mesma coisa) (para|pra|pro|com|no|na|nos|nas|vale para|vale pro|vale pra) <clips>
    (idem|igual) (para|pra|pro|com)? <clips>
    <clips> (idem|igual|tambem igual|a mesma coisa)`,
  nothingElseOf: `(mais nada|nada mais) (de|do|da|dos|das) <clips>`,
  include: `nao (te|se|vos)? (esquecas|esqueca|esquece|esquecer|esquecam) (de|do|da|dos|das)? <clips>
    passando (por|pelo|pela|pelos|pelas) <clips>
    <clips> (tem|ha) (de|que) (la)? (entrar|aparecer|estar|ir)`,
  middle: `<clips> {be}? a meio
    a meio (do video)? {put}? <clips>`,
  middleOfIt: `e? (la|algures|em algum lugar|mais ou menos) (pelo|no|a) meio`,
  everyOnce: `uma vez (so)? cada (clipe|clip|plano|cena|video)
    cada (clipe|clip|plano|cena|video) (aparece|entra)? uma (unica)? (so)? vez (so)?`,
  cutLengthNot: `nada de {shots} (com|de|que durem|que duram|acima de|acima dos)? <s>
    sem {shots} (com|de|que durem|que duram|acima de|acima dos)? <s>
    nenhum|nenhuma {shots}? (com|de|que dure|que passe|acima de|acima dos|a passar dos)? <s>`,
  everyOf: `(todos os|todas as|cada um dos|cada uma das) <clips> (devem|tem que|tem de|precisam|deve) (aparecer|entrar|estar)
    (quero|mostra|usa|poe|coloca|inclui) (todos os|todas as|cada um dos|cada uma das) <clips>`,
  keepAny: `(a qualidade nao importa|nao importa a qualidade|tanto faz a qualidade)`,
  keepFaulty: `<clips> mesmo (que|se) (esteja|estejam|seja|sejam|tenha ficado)? (um pouco|meio)? {fault}
    <clips> (e|esta|ta|ficou)? (um pouco|meio)? {fault} mas (quero|poe|coloca|usa|mete|entra|fica|deixa)`,
  leaveFaulty: `{drop} <clips> (se|porque|que) (esta|estiver|estao|ficou|ficaram)? (muito|meio)? {fault}`,
  noShaky: `(sem|nada de|nada) (tremido|tremidos|tremidas|imagens tremidas|planos tremidos) | {drop} (o|os|a|as|tudo) (que esta|que ficou)? (tremido|tremidos|tremida|tremidas)`,
  noBlurry: `(sem|nada de|nada) (desfocado|desfocados|desfocadas|borrado|imagens desfocadas) | {drop} (o|os|a|as|tudo) (que esta|que ficou)? (desfocado|desfocados|desfocada|desfocadas|borrado)`,
  noDark: `(sem|nada de) (imagens|planos|clipes|cenas)? (escuras|escuros) | {drop} (o|os|a|as|tudo) (que esta|que ficou)? (escuro|escuros|escura|escuras)`,
  partUntil: `<clips> (so|apenas)? ate (ao|aos|o|os)? <s>`,
  partBest: `(a melhor parte|o melhor momento|o melhor|o melhor bocado|o melhor pedaco) (de|do|da|dos|das) <clips>`,
  partWhole: `<clips> (sem cortes|sem cortar|na integra|todo|toda|do inicio ao fim|do comeco ao fim|por inteiro)
    (deixar~|mostra|quero) <clips> (inteiro|inteira|ate ao fim|ate o fim|todo|toda|sem cortes)`,
  exception: `(com)? excecao : <clips>
    (so|apenas) <clips> (e que)? nao`,
  holdNumber: `(corta|reduz|encurta) <clips> (para|pra|a) <n>`,
  hold: `<clips> (com|tem|leva|leve|ganha|recebe|pode ter|pode ir|fica com|ficar com) (direito a|no maximo)? <s>
    <s> (so)? (de|do|da|dos|das|para|pro|pra) <clips> (e chega|e pronto|no maximo)?
    ficar~ <s> (em|no|na|nos|nas) <clips>`,
  section: `(os|as)? (outros|outras|restantes) <s> {be}? (com|de|para|:)? <clips>
    (os|as)? <s> (restantes|que faltam|que sobram|seguintes|finais) {be}? (com|de|para|:)? <clips>`,
  holdEach: `<clips> ,? (com)? <s> (para|por) cada (um|uma)?
    <s> (por|para) cada <clips>`,
  lengthVeryShort: `(super|muito|bem|mesmo) (curto|curtinho|breve|rapidinho) | (o mais curto possivel)`,
  lengthLong: `(faz|quero|deixa) (um|o)? {video}? (longo|comprido) | (um|uma) {video} (longo|comprido)`,
  length: `(com|de) (uma)? duracao (de|:)? <s>
    (nao|nunca) (mais|alem) (de|do que) <s>
    (nem|sem chegar a|sem passar de|sem passar dos|abaixo dos|abaixo de) <s>
    (a volta|volta|coisa|por volta|cerca) (de|dos) <s>
    (ficar~|rondar|ronde|anda|ande) (pelos|por|em|nos|uns) <s>`,
  paceNotFast: `(nao|nem) (muito|tao|demasiado) (rapido|rapida|acelerado|corrido)`,
  title: `titulo :? <quote> {first}?`,
  titleOver: `{put}|escrever~ (o|um)? (titulo|texto|nome)? <quote> (por cima|sobre|em cima|no|na|em) (de|do|da|dos|das)? <clips>`,
  titleOpening: `{first} (aparece|entra|vem|quero|coloca|poe|mete|bota|escreve|com)? (o|um|a)? (texto|titulo|frase|letreiro|legenda)? (que diga|dizendo|a dizer)? :? <quote>
    (escrever~|bota|mete|poe|coloca) <quote> (na tela|no ecra|na imagem)? {first}`,
  titleEnding: `{last} (aparece|entra|vem|quero|coloca|poe|mete|bota|escreve|com)? (o|um|a)? (texto|titulo|frase|letreiro|legenda)? (que diga|dizendo|a dizer)? :? <quote>
    (escrever~|bota|mete|poe|coloca) (o|um|a)? (texto|titulo|frase)? <quote> (na tela|no ecra|na imagem)? {last}
    (ultimo|ultima) (plano|imagem|cena) com (o|um|a)? (texto|titulo|frase)? <quote>`,
  titleAtEnding: `(com|{put}) (um|uma)? (titulo|texto|letreiro|creditos) {last}`,
  quieter: `<clips> (mais)? (baixinho|baixinha|com menos volume|com o som mais baixo|com som mais baixo)
    menos (volume|som) (no|na|em|nos|nas|para) <clips>`,
  louder: `<clips> (bem alto|bem alta|com mais volume|com o som mais alto|com som mais alto)
    mais (volume|som) (no|na|em|nos|nas|para) <clips>`,
  speechNone: `nem (voz|vozes|falas|fala|conversa|conversas)
    sem musica nem (voz|vozes|falas|fala|conversa)`,
  keepAudioOf: `<clips> (ouve|ouvem|ouca|oucam) se
    (quero|queria|gostava de|gostaria de) (que se)? (ouvir|ouca) (o som)? (de|do|da|dos|das)? <clips>
    <clips> com (o)? (som|audio) (de ele|de ela|original|proprio)?`,
  audioOriginal: `(so|apenas)? (o|com o)? (som|audio) (ambiente|natural|original|verdadeiro|real|da camera) | (deixa|mantem) (o)? (som|audio) (como esta|como ta|tal como esta)`,
  gradeVintage: `(estilo|com ar de|tipo|como) (antigo|antiga|filme antigo|filme velho|anos 70|anos 80|anos 90|cassete|vhs|polaroid)`,
  gradeWarm: `(mais|bem) (quente|quentes) | (tom|tons|luz|cores) (mais|bem)? (quente|quentes)`,
  paceFast: `(corte|cortes|montagem|edicao) (bem|muito|super)? (rapida|rapidos|rapidas|acelerada|agil|dinamica) | (bem corrido|depressa|rapidinho)`,
  paceSlow: `nada (rapido|rapida|acelerado|corrido)
    (sem pressas|sem correria|com calma) | (montagem|edicao|cortes) (bem|muito)? (lenta|calma|lentos|calmos)`,
  courseFaster: `(bem|um pouco)? mais (rapido|depressa|acelerado|agitado) (pro|pra|para o|no|perto do|ate o|mais para o|rumo ao) (final|fim)
    a? primeira metade mais? lento|lenta|devagar|calma ,? e? a? segunda|outra metade mais? rapido|rapida|agitada
    (vai|va|que va|a|comecando devagar e) (acelerar~|ficando mais rapido|aumentando o ritmo|ganhando ritmo|ganhar ritmo)
    (mais)? lento|lenta|devagar|calmo|tranquilo (no comeco|no inicio|no principio|primeiro) ,? e? (depois)? (mais)? rapido|rapida|agitado (no fim|no final|depois)?`,
  orderFilmed: `(mantem|mantenha|manter|deixa|respeita) a ordem (das filmagens|de filmagem|original|em que filmei|em que gravei|cronologica)
    (pela|na) (mesma)? ordem (original|certa|dos acontecimentos|em que aconteceu|em que aconteceram|do dia|das filmagens)
    (por ordem) (cronologica|de gravacao|de filmagem|temporal)`,
  evenCuts: `(todos|todas) (com)? (o mesmo tempo|a mesma duracao|igual|iguais)`,
  lengthLongest: `(do tamanho que precisar|o tempo que for preciso|o tempo que for necessario|sem limite de tempo)`,
  onlyGood: `(so|apenas) (o|os|as)? (melhor|melhores|que ficou bom|que ficaram bons|que esta bom|que prestam|que presta)`,
  noText: `sem (nada|nenhum texto|palavras) (escrito|escritas|no ecra|na tela)`,
  variety: `(mistura|varia|variar|variando) (os|as)? (planos|imagens|cenas)?`,
  moodCalm: `(zen|suave|leve|na boa|de boa)`,
  moodHappy: `(bem|mais)? (alegre|divertido|festivo|pra cima|para cima)`,
  courseSlower: `(mais)? rapido|rapida|agitado (no comeco|no inicio|no principio|primeiro) ,? e? (depois)? (mais)? lento|lenta|devagar|calmo|tranquilo (no fim|no final|depois)?`,
  prefer: `bastante (de|do|da|dos|das)? <clips>
    o maximo (possivel)? de|do|da|dos|das <clips>
    o mais possivel de|do|da|dos|das <clips>`,
};
