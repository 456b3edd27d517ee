import type { Lexicon } from '../lexicon.ts';

export const CASUAL_PHRASES: Lexicon['phrases'] = {
  withIt: 'com',
  making:
    'fazer~|quero|queria|criar~|montar~|editar~|preparar~|preciso (me)? | (me)? (da|de|dei|faz|faca|monta|monte|cria|crie|edita|edite) (me)?',
  askMore: 'quero|queria|queremos|por~|colocar~|botar~|meter~|deixar~|usar~|mostrar~',
  dullness:
    'chato|chata|chatos|chatas|feio|feia|feios|feias|horrivel|horriveis|ruim|ruins|mau|ma|pessimo|pessima|aborrecido|aborrecida|ridiculo|ridicula | sem graca',
};

/** What people say in passing; the other languages have the same in their tables of that name. */
export const CASUAL: Lexicon['frames'] = {
  reelWith: `{video} com (so)? <clips>
    {video} (de|com) <s> com (so)? <clips>
    (me)? (da|de|faz|faca|quero) (me)? (uns|tipo)? <s> com <clips>
    <s> com <clips>`,
  longer: `(o|a) {shots} mais (longo|longa|comprido) (e|seja|tem que ser|tem de ser|deve ser|:) <clips>`,
  shorter: `(o|a) {shots} mais (curto|curta) (e|seja|tem que ser|tem de ser|deve ser|:) <clips>`,
  noText: `nem uma (so|unica)? palavra (de texto|escrita)?
    nenhum texto`,
  topic: `{making} (o|um)? {video}? sobre <clips>
    que (seja|fale|trate) (tudo)? (sobre|de|do|da|dos|das|acerca de) <clips>`,
  exclude: `(eu|a gente|nos)? nao (gosto|gostei|gostamos|curto|curti|curtimos|gostava) (nada|muito|tanto|mesmo)? (de|do|da|dos|das) (do|da|dos|das)? <clips>
    (eu|a gente|nos)? nao (curto|curti|curtimos) (nada|muito|tanto|mesmo)? <clips>
    <clips> (eu)? nao (gosto|gostei|gostamos|curto|curti|me agrada|me agradam) (nada|muito|tanto|mesmo|dele|dela)?
    (odeio|odiamos|detesto) <clips>
    nao (precisa|precisam|e preciso|tem|faz falta|precisava) (de|que)? (aparecer|aparecam|apareca|entrar|estar|mostrar|por|colocar|ter) <clips>`,
  titleOpening: `(o|de)? titulo (e|seja|sera|vai ser|que seja) :? <text>`,
  only: `{only} (de|do|da|dos|das) <clips>`,
  cutsShort: `(que)? (os|as)? {shots} (durem|sejam|fiquem) (muito|bem)? (pouco|pouquinho|curtos|curtas|curtinhos|curtinhas|breves)`,
  quieter: `que se (ouca|oucam|oica|escute|escutem) (mais|muito|bem)? (baixo|baixinho|pouco) <clips>`,
  less: `<clips> (e|sao|ta|tao|esta|estao|ficou|ficaram|parece) (muito|um pouco|bastante|meio|demais|tao|super|bem)? {dullness}`,
  prefer: `que (apareca|aparecam|tenha|haja|entre) mais (tempo)? (de|do|da|dos|das)? <clips>
    {askMore} mais (de|do|da|dos|das)? <clips>`,
  lengthShort: `(que)? nao (seja|fique|saia|dure) (muito|demasiado|tao|demais) (longo|longa|comprido|comprida|grande)
    (que)? nao (seja|fique) (longo|longa|comprido|comprida) demais
    que nao dure (muito|demais|tanto)
    (fazer~|deixar~|quero|cortar~) {reel}? (um pouco|mais)? mais (curto|curta|curtinho|breve)`,
};
