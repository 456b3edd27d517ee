import type { Lexicon } from '../lexicon.ts';

export const DAILY_PHRASES: Lexicon['phrases'] = {
  restOf:
    '(o|os|as) (resto|restante|demais|restantes) | todo o resto | (todos|todas) (os|as) (outros|outras|demais) | (os|as) (outros|outras)',
  softly: '(muito|bem|mais|super)? (baixa|baixinha|baixinho|suave|suavezinha|de fundo)',
  talks:
    'fala|fale|falam|falem|falo|falamos|conta|conte|contam|diz|diga|dizem|explica|explique|conversa | (esta|estao|esteja|ta) (falando|contando) | (esta|estao) a (falar|contar)',
  atSpeed:
    'em (camera|camara) super? (lenta|rapida) | em slow motion | desacelerado|desacelerada|acelerado|acelerada',
  background: 'de fundo | por baixo | ao fundo',
  tooMuch:
    '(fala|falam|canta|conta|dura|duram|demora) (demais|muito|demasiado|pra caramba|bue|sem parar) | (e|sao|ta|esta|ficou|fica) (muito|demasiado|meio|um pouco)? (longo|longa|comprido|comprida|longos|longas) demais? | nao para (de falar)?',
  keptTo:
    '(deixa|deixe|corta|corte|usa|use|poe|bota|fica|limita) (ele|ela|eles|elas)? (so|com|em|a|para|pra|por|ate)?',
  onScreenMore: 'mais (tempo|segundos)? (na tela|no ecra|em cena|no {video})?',
};

/** Everyday wordings over real clips; the other languages have the same in their tables of that name. */
export const DAILY: Lexicon['frames'] = {
  musicUnderSpeech: `(baixa|baixe|baixar|abaixa|abaixe|diminui|diminua|reduz) {abit}? (o volume|o som)? (da|do)? (a|o)? {music} {whenSo} <clips> {talks}
    (baixa|baixe|baixar|abaixa|abaixe|diminui|diminua|reduz) {abit}? (o volume|o som)? (da|do)? (a|o)? {music} {whenSo} {talks} <clips>?
    {put}? (com|a|o)? {music} {background}? {softly} {background}? {whenSo} <clips> {talks}
    {put}? (com|a|o)? {music} {background}? {softly} {background}? {whenSo} <clips>
    {put}? (com|a|o)? {music} {background}? {softly} {background}? {whenSo} {talks} <clips>?
    {put}? (com|a|o)? {music} {background}? (que)? (fique|fica|toque)? (muito|bem|mais|super)? (baixa|baixinha|baixinho) {background}?`,
  musicAdd: `(com|{put})? (uma|a|alguma|umas)? {music} (muito|bem|mais|super)? (tranquila|calma|calminha|suave|relaxante|chill|animada|alegre|agitada|emocionante|triste|bonita)`,
  longer: `<clips> {be}? (o|a|os|as)? mais (longo|longa|longos|longas|comprido|comprida|tempo) (de todos|de todas|de tudo|(que {restOf})|(do que {restOf}))
    <clips> {be}? (o|a|os|as) mais (longo|longa|longos|longas|comprido|comprida)
    <clips> {be}? (o|a|os|as) que (mais tempo|mais) (dura|dure|aparece|apareca|fica|fique) (de todos|de todas|de tudo)?
    (que)? <clips> (dure|durem|dura|apareca|aparece|fique|fica|ficar) (mais tempo|mais) ((que {restOf})|(do que {restOf}))?
    mais tempo (para|de|do|da|pra|pro|no|na|com) <clips> (do)? que (para|de|do|da|pra|pro|no|na|com)? {restOf}`,
  shorter: `<clips> {be}? (muito|bem|mais|super|o mais)? (curtinho|curtinha|curtinhos|curtinhas|curtissimo|breve|breves|rapidinho|rapidinha|curto possivel)
    <clips> (muito|bem|super) (curto|curta|curtos|curtas)
    que <clips> (seja|sejam|dure|durem|fique|fiquem) (muito|bem|super)? (curto|curta|curtinho|curtinha|curtos|curtas|pouco|pouquinho|breve)`,
  openOfIt: `{first}`,
  closeOfIt: `{last}`,
  shorterOfIt: `(mas)? (muito|bem|super) (curto|curta|curtinho|curtinha|breve|rapidinho)
    (mas)? (curtinho|curtinha|breve|rapidinho)`,
  paceFast: `{restOf} (que)? (seja|sejam|va|vao|passe|passem|vai)? (mais|muito|bem|super)? (rapido|rapida|rapidinho|depressa|correndo)`,
  hold: `<clips> (pode|podem|que|deve)? (aparecer~|entrar|entra|entrem) ,? mas (so|apenas|somente)? <s>
    <clips> (tem|deve|devem|precisa|que)? (que|de)? (ocupar|ocupe|ocupa|ocupem|preencher|tomar) <s>
    <clips> sim ,? mas (so|apenas|somente)? <s>
    <clips> (fica|fique|que fique|que dure|dure|durando|que apareca) (na tela|no ecra)? <s> (na tela|no ecra)?
    <clips> {tooMuch} ,? (entao|mas|e)? {keptTo}? <s> (de ele|de ela|de eles)?`,
  ratio: `<clips> {be}? <times> mais (longo|longa|longos|longas|comprido|comprida|tempo) (do)? que <than>
    <clips> {be}? (o)? <times> (do)? (tempo|tamanho)? (do que|que|de|do|da) <than>`,
  ratioOfIt: `<times> mais (longo|longa|longos|longas|comprido|comprida|tempo) (do)? que <than>`,
  splitBetween: `<clips> (em partes iguais|meio a meio|metade metade|metade e metade)
    (reparte|divide|divida|dividir|reparta) (o|a)? (tempo|{video}|duracao)? (igualmente|por igual|meio a meio)? entre <clips> (igualmente|por igual|meio a meio)?`,
  shareOfEach: `<clips> <share> (cada um|cada uma|cada)
    <share> (cada um|cada uma|cada|para cada um|para cada uma) :? (de|para)? <clips>`,
  shareOfReel: `(e)? (a|o)? (outra|outro) <share> (repartida|repartido|dividida|dividido|a meias)? (entre|para|pra|pro|de|do|da|com|em|no|na)? <clips>
    <share> (para|pra|pro|com|de|do|da)? <clips>
    <clips> (tem que|precisa|deve|devem|tem de) (ocupar|aparecer|preencher|ser|ficar com|durar|ter) <share> (do|da|de) ({video}|tempo|duracao)`,
  keepAudioOf: `(que)? (se)? (ouca|oica|ouve|escute|entenda) (bem)? (tudo)? o que <clips> (diz|fala|conta|dizem|falam)
    {want} (ouvir|escutar) (bem)? o que <clips> (diz|fala|conta|dizem|falam)
    (deixa|deixe|deixar|quero) (que)? <clips> (falar|contar|dizer|terminar|acabar|fale|conte|diga) (tranquilo|tranquila|ate o fim|ate ao fim)?
    <clips> (que)? (da|de) (pra|para) ouvir`,
  exclude: `(nao)? (mostra|mostre|mostrar|coloca|poe|usa) (a parte|o momento)? (onde|em que|quando) <clips>
    (a parte|o momento)? (onde|em que|quando) <clips> nao (mostra|mostre|mostrar|coloca|poe|usa|quero)`,
  titleOpening: `{put}|escrever~ {first} (um|o|uma|a)? {writing} (que|a)? (diga|diz|dizer|dizendo|com) :? <text>
    {put}|escrever~? (um|o|uma|a)? {writing} {first} (que|a)? (diga|diz|dizer|dizendo|com) :? <text>
    {first} {put}|escrever~? (um|o|uma|a)? {writing} (que|a)? (diga|diz|dizer|dizendo|com) :? <text>
    (com)? (titulo|letreiro) <text>
    (com)? titulo {first} :? <text>`,
  only: `<n> {shots} (so|apenas|somente|e so)? : <clips>
    (so|apenas|somente) <n> {shots} : <clips>`,
  holdOfIt: `(mas|porque|e)? {tooMuch} ,? (entao|mas)? {keptTo}? <s>`,
  moreThan: `<clips> (tem que|tem de|deve|devia|precisa|que|quero que|vai)? (aparecer~|ficar~|durar|dure|estar|esteja|passar) {onScreenMore} (do)? que (o|a)? <than>`,
  alternateThose: `{want}? (os|as) (dois|duas|tres) (alternando|alternados|alternadas|em alternancia|intercalados|intercaladas|a vez|revezando)
    (alternando|intercalando|revezando) (os|as) (dois|duas|tres)`,
  halvesOfThem: `(metade e metade|metade metade|meio a meio|meia meia|a meias|em partes iguais)`,
  exception: `({surelyApart}|menos) <clips> ,? que (fica|fique|dure|dura|tem|seja|vai) (com)? <s>
    ({surelyApart}|menos) <clips> (com|de)? <s>`,
  speechUnder: `<clips> (falando|contando|a falar|a contar|fala|conta)? em (voz off|off) (sobre|por cima|em) (as)? (imagens|cenas)? (de|do|da)? (o|a)? <than>`,
  cutLength: `(um|uma)? {shots} de <s> (por|para|pra|de) cada (um|uma)? {shots}?`,
  titleEnding: `{put}|escrever~ {last} (um|o|uma|a)? {writing} (que|a)? (diga|diz|dizer|dizendo|com) :? <text>
    {put}|escrever~? (um|o|uma|a)? {writing} {last} (que|a)? (diga|diz|dizer|dizendo|com) :? <text>
    {last} {put}|escrever~? (um|o|uma|a)? {writing} (que|a)? (diga|diz|dizer|dizendo|com) :? <text>`,
  apartOfIt: `(e)? (com)? (outros|outras) {shots}|coisas (no meio|pelo meio|entre elas|entre eles|entre as vezes)`,
};
