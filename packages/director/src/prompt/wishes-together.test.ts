import type { Wish } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

/**
 * Two wishes side by side ask for what each asks for alone: no prompt has to be judged by hand for that. The first line of a language are words between
 * wishes; each of the others is one wish, long enough to be known for that language.
 */
const LANGUAGES = {
  English: `, | and |. | but
    start with the dog
    end with grandma
    no party
    leave out the garden
    20 seconds
    quick cuts
    crossfades between the shots
    black and white
    title 'Our day'
    the boat for 4 seconds
    make it calm
    use the sunset twice
    mute the sound
    show the beach in the middle
    each cut 2 seconds
    0:12 to 0:20 of the cake
    the kitchen near the end
    cap it at 30 seconds
    slow motion on the boat`,
  Spanish: `, | y |. | pero
    empieza con el perro
    termina con la abuela
    no pongas la cocina
    quita el jardín
    que dure 25 segundos
    unos 30 segundos más o menos
    cortes rápidos
    con fundidos entre las tomas
    en blanco y negro
    el barco durante 4 segundos
    que sea tranquilo
    el atardecer dos veces
    pon la playa en el medio
    cámara lenta en el barco`,
  French: `, | et |. | mais
    commence par le chien
    finis par la grand-mère
    laisse tomber la fête
    enlève le jardin
    que ça dure 25 secondes
    des coupes rapides
    avec des fondus entre les plans
    en noir et blanc
    titre 'Notre journée'
    le bateau pendant 4 secondes
    quelque chose de calme
    mets la plage au milieu
    chaque plan 2 secondes
    ralenti sur le bateau`,
  Portuguese: `, | e |. | mas
    começa com o cachorro
    acaba com o pôr do sol
    não coloca a cozinha
    tira o jardim
    um vídeo de uns 25 segundos
    cortes rápidos
    com fusões entre as cenas
    em preto e branco
    o barco por 4 segundos
    algo calmo
    coloca a praia no meio
    câmera lenta no barco`,
  German: `, | und |. | aber
    fang mit dem Hund an
    hör mit der Oma auf
    die Küche bitte nicht
    lass den Garten weg
    es soll 25 Sekunden dauern
    schnelle Schnitte
    mit Überblendungen
    das Boot 4 Sekunden lang
    es soll ruhig sein
    den Sonnenuntergang zweimal
    den Strand in die Mitte
    jede Szene 2 Sekunden
    Zeitlupe beim Boot`,
};

const clips = buildClips(
  ...['dog', 'beach', 'party', 'kitchen', 'garden', 'boat', 'grandma', 'sunset', 'cake'].map((name) => ({
    name: `${name}.mp4`,
  })),
);

const read = (prompt: string): readonly string[] =>
  readBrief({ prompt, clips }).wishes.map(asText).toSorted();

/** What a wish asks for, without where it stands. */
function asText(wish: Wish): string {
  const { id: _id, span: _span, certainty: _certainty, source: _source, ...asked } = wish;
  return JSON.stringify(asked, (key, value) =>
    /^(?:said|span|score|by|number)$/.test(key) ? undefined : value,
  );
}

/** Kinds and clips of which a reel has one: two wishes about the same change each other rightly. */
function isAboutSame(some: readonly string[], others: readonly string[]): boolean {
  const partsOf = (wishes: readonly string[]) =>
    wishes.flatMap((wish) => [
      ...(/"kind":"\w+"/.exec(wish) ?? []),
      ...(wish.match(/"clipId":"[^"]+"/g) ?? []),
    ]);
  const known = new Set(partsOf(some));
  return partsOf(others).some((part) => known.has(part));
}

/** As 'start with the dog, the boat for 4 seconds', which may mean both at the start. */
const MIXED_SHARE_MAX = 0.03;

describe.each(Object.entries(LANGUAGES))('two wishes in %s', (_language, table) => {
  const [joints = '', ...lines] = table.split('\n');
  const alone = lines.map((line) => ({ text: line.trim(), wishes: read(line.trim()) }));

  it('are each read alone', () => {
    expect(alone.filter(({ wishes }) => wishes.length === 0)).toEqual([]);
  });

  it('are read side by side as each is alone', () => {
    const words = joints.split('|');
    // Every pair, each with one of the words between them in turn.
    const pairs = alone.flatMap((one, at) =>
      alone
        .map((other, behind) => ({ other, joint: words[(at + behind) % words.length] ?? '' }))
        .filter(({ other }) => other !== one && !isAboutSame(one.wishes, other.wishes))
        .map(({ other, joint }) => ({
          prompt: `${one.text}${joint.trimEnd()} ${other.text}`,
          wishes: [...one.wishes, ...other.wishes].toSorted(),
        })),
    );
    const mixed = pairs.filter(({ prompt, wishes }) => read(prompt).join() !== wishes.join());
    expect(
      mixed.length / pairs.length,
      mixed
        .slice(0, 20)
        .map(({ prompt }) => prompt)
        .join('\n'),
    ).toBeLessThan(MIXED_SHARE_MAX);
  });
});
