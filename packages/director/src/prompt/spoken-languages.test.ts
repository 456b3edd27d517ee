import type { Wish, WishKind } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const SCENES = {
  pt: ['barco', 'rede', 'peixe', 'mercado', 'farol', 'pescador-fala', 'gaivota', 'chuva'],
  es: ['barco', 'red', 'pescado', 'mercado', 'faro', 'pescador-habla', 'gaviota', 'lluvia'],
  fr: ['bateau', 'filet', 'poisson', 'marche', 'phare', 'pecheur-parle', 'mouette', 'pluie'],
  de: ['boot', 'netz', 'fisch', 'markt', 'turm', 'fischer-redet', 'moewe', 'regen'],
} as const;

function idsOf(scene: keyof typeof SCENES, prompt: string, kind: WishKind): readonly string[] {
  const clips = buildClips(...SCENES[scene].map((id) => ({ id, name: `${id}.mp4`, seconds: 25 })));
  const wishes: readonly Wish[] = readBrief({ prompt, clips }).wishes.filter((wish) => wish.kind === kind);
  return wishes.flatMap((wish) =>
    'clips' in wish ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [],
  );
}

type Row = readonly [scene: keyof typeof SCENES, prompt: string, kind: WishKind, ids: readonly string[]];

const PORTUGUESE: readonly Row[] = [
  ['pt', 'quero o peixe logo no comecinho, tipo quatro segundos, e depois o resto', 'open', ['peixe']],
  ['pt', 'quero o peixe logo no comecinho, tipo quatro segundos, e depois o resto', 'hold', ['peixe']],
  ['pt', 'mete o barco duas vezes', 'times', ['barco']],
  ['pt', 'o mercado tem de durar pelo menos oito segundos', 'hold', ['mercado']],
  ['pt', 'não comeces com a chuva, começa antes com o farol', 'open', ['chuva', 'farol']],
  ['pt', 'fica mais tempo no barco do que na rede', 'share', ['barco']],
  ['pt', 'ficava giro o farol a abrir e logo depois o barco', 'order', ['farol', 'barco']],
  ['pt', 'o farol não pode faltar e tem que ser o último', 'close', ['farol']],
  ['pt', 'acaba no mercado e antes dele o peixe', 'before', ['peixe']],
  ['pt', 'metade do tempo no mercado e o resto no farol', 'share', ['mercado', 'farol']],
  ['pt', 'um terço no barco, o resto é contigo', 'share', ['barco']],
  ['pt', 'começa no farol, passando pelo mercado', 'include', ['mercado']],
  ['pt', 'o farol eu quero no meio do vídeo', 'place', ['farol']],
  ['pt', 'usa a parte final do mercado', 'clipPart', ['mercado']],
  ['pt', 'acho que o peixe podia vir antes do mercado', 'before', ['peixe']],
  ['pt', 'nunca mostra a gaivota duas vezes seguidas', 'together', ['gaivota']],
  ['pt', 'o mercado é a parte mais importante', 'prefer', ['mercado']],
  ['pt', 'nada de barco a não ser que faça falta', 'exclude', []],
  ['pt', 'menos o barco', 'exclude', ['barco']],
  ['pt', 'menos barco por favor', 'exclude', []],
  ['pt', 'o farol depois do barco e antes do mercado', 'before', ['barco', 'farol']],
  ['pt', 'quero que o farol apareça bastante', 'prefer', ['farol']],
  ['pt', 'o farol só um pouquinho', 'prefer', ['farol']],
  ['pt', 'do barco usa só a parte em que ele sai', 'exclude', []],
  ['pt', 'o som mais baixo quando o pescador fala', 'level', []],
  ['pt', 'o barco só se sobrar tempo', 'only', []],
  ['pt', 'não mostres o barco mais do que duas vezes', 'times', ['barco']],
  ['pt', 'não mostres o barco mais do que duas vezes', 'exclude', []],
  ['pt', 'não mostres o barco mais de três segundos', 'hold', ['barco']],
  ['pt', 'não mostres o barco mais de três segundos', 'exclude', []],
  ['pt', 'o barco tem dois minutos mas só os últimos dez segundos é que prestam', 'length', []],
  ['pt', 'o barco tem dois minutos mas só os últimos dez segundos é que prestam', 'only', []],
  ['pt', 'o pescador a falar por cima do farol e da rede', 'include', ['farol', 'rede']],
  ['pt', 'mete o peixe a seguir ao barco', 'before', ['barco']],
  ['pt', 'dá mais tempo de ecrã ao farol do que ao barco', 'share', ['farol']],
  ['pt', 'dá mais tempo pro farol', 'hold', ['farol']],
  ['pt', 'o pescador fala muito então só os primeiros seis segundos dele', 'clipPart', ['pescador-fala']],
];

const OTHERS: readonly Row[] = [
  ['es', 'quiero el pescado al principio, en plan cuatro segundos, y luego el resto', 'hold', ['pescado']],
  ['es', 'un tercio del tiempo en el mercado', 'share', ['mercado']],
  ['es', 'no muestres el barco más de dos veces', 'times', ['barco']],
  ['es', 'no muestres el barco más de dos veces', 'exclude', []],
  ['es', 'no muestres el barco más de tres segundos', 'exclude', []],
  ['es', 'nada de barco a menos que haga falta', 'exclude', []],
  ['es', 'todo menos el barco, pero los clips muy cortos', 'exclude', ['barco']],
  ['es', 'el barco al final pero cortito', 'hold', ['barco']],
  ['es', 'no empieces con la lluvia, empieza mejor con el faro', 'open', ['lluvia', 'faro']],
  ['es', 'el mercado tiene que durar por lo menos ocho segundos', 'hold', ['mercado']],
  ['es', 'para el final deja el mercado y antes de eso el pescado', 'before', ['pescado']],
  ['fr', 'commence doucement avec le phare puis le bateau', 'open', ['phare', 'bateau']],
  ['fr', 'pas de bateau sauf si nécessaire', 'exclude', []],
  ['fr', 'ne montre pas le bateau plus de deux fois', 'times', ['bateau']],
  ['fr', 'ne montre pas le bateau plus de deux fois', 'exclude', []],
  ['fr', 'ne montre pas le bateau plus de trois secondes', 'hold', ['bateau']],
  ['fr', 'ne montre pas le bateau plus de trois secondes', 'length', []],
  ['fr', 'le phare après le bateau mais avant le marché', 'before', ['bateau', 'phare']],
  ['fr', 'laisse le pêcheur finir de parler', 'clipPart', ['pecheur-parle']],
  ['fr', 'le bateau dure deux minutes, seules les dernières secondes sont bien', 'length', []],
  ['fr', 'commence par le phare et après le bateau et le filet', 'open', ['phare', 'bateau', 'filet']],
  ['fr', 'je veux le poisson au tout début, genre quatre secondes, et ensuite le reste', 'open', ['poisson']],
  ['fr', 'ne commence pas par la pluie, commence plutôt par le phare', 'open', ['pluie', 'phare']],
  ['fr', 'le phare doit y être et il doit être le dernier', 'close', ['phare']],
  ['de', 'der Markt soll mindestens acht Sekunden dauern', 'hold', ['markt']],
  ['de', 'der Turm darf nicht fehlen und muss ganz am Ende sein', 'close', ['turm']],
  ['de', 'heb den Markt für den Schluss auf und davor noch den Fisch', 'before', ['fisch']],
  ['de', 'es wäre schön wenn das Video mit dem Markt anfängt', 'open', ['markt']],
  ['de', 'schön wär es wenn es mit dem Netz aufhört', 'close', ['netz']],
  ['de', 'ein Film der mit dem Regen beginnt und mit dem Turm schließt', 'close', ['turm']],
  ['de', 'ich möchte dass es mit dem Boot losgeht und mit dem Fisch endet', 'open', ['boot']],
  ['de', 'alles außer dem Boot, aber die Clips ganz kurz', 'exclude', ['boot']],
  ['de', 'kein Boot außer es passt wirklich', 'exclude', []],
  ['de', 'zeig das Boot nicht öfter als zweimal', 'times', ['boot']],
  ['de', 'das Boot nur ganz kurz, maximal zwei Sekunden', 'hold', ['boot']],
  ['de', 'das Boot soll am meisten vorkommen', 'prefer', ['boot']],
  ['de', 'lass den Fischer ausreden', 'clipPart', ['fischer-redet']],
  ['de', 'schneid die langweiligen Stellen raus', 'exclude', []],
  ['de', 'das Boot kurz vor dem Ende', 'place', ['boot']],
  ['de', 'das Boot bitte nur wenn noch Platz ist', 'hold', []],
  ['de', 'ich will mit dem Boot anfangen aber nein, mit dem Turm', 'close', []],
  ['de', 'das Boot zweimal und die Möwe nur einmal', 'times', ['boot', 'moewe']],
];

describe('What is said in other languages', () => {
  it.each(PORTUGUESE)('%s: %s: %s', (scene, prompt, kind, ids) => {
    expect(idsOf(scene, prompt, kind)).toEqual(ids);
  });

  it('parts a contraction and nothing else', () => {
    expect(() =>
      idsOf('pt', 'o constructor e o toString-constructor dele, dez segundos', 'hold'),
    ).not.toThrow();
  });

  it.each(OTHERS)('%s: %s: %s', (scene, prompt, kind, ids) => {
    expect(idsOf(scene, prompt, kind)).toEqual(ids);
  });

  it.each([
    ['es', 'con un título que diga Mañana de pesca y en blanco y negro', 'Mañana de pesca'],
    ['fr', 'avec un titre qui dit Matin de pêche et en noir et blanc', 'Matin de pêche'],
    ['pt', 'com um título a dizer Manhã de Pesca e a preto e branco', 'Manhã de Pesca'],
  ] as const)('ends a title where something else is asked for: %s: %s', (scene, prompt, text) => {
    const clips = buildClips(...SCENES[scene].map((id) => ({ id, name: `${id}.mp4`, seconds: 25 })));
    const { wishes } = readBrief({ prompt, clips });
    expect(wishes).toContainEqual(expect.objectContaining({ kind: 'title', text }));
    expect(wishes).toContainEqual(expect.objectContaining({ kind: 'grade', look: 'black_and_white' }));
  });
});
