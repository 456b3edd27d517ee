import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips(
  { id: 'dog', name: 'dog.mp4', labels: ['dog', 'person'] },
  { id: 'cake', name: 'cake.mp4', labels: ['cake'] },
  { id: 'boat', name: 'boat.mp4', labels: ['boat'] },
  { id: 'flower', name: 'flower.mp4', labels: ['flower'] },
  { id: 'fire', name: 'fire.mp4', labels: ['fire'] },
  { id: 'old', name: 'old.mp4', labels: ['black and white'] },
  { id: 'squats', name: 'squats.mp4', labels: ['person'] },
);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const kindsOf = (prompt: string) => wishes(prompt).map(({ kind }) => kind);
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));

describe('A film that its look tells from others', () => {
  it.each([
    'quita la peli en blanco y negro',
    'no me metas el clip en blanco y negro',
    'sem o filme em preto e branco',
    'não quero o vídeo a preto e branco',
    'ohne den Film in Schwarzweiß',
    'ohne den schwarzweißen Film',
    'enleve le film en noir et blanc',
    'pas de film en noir et blanc',
  ])('%s: is left out, and the reel keeps its colours', (prompt) => {
    expect(idsOf(prompt, 'exclude')).toEqual(['old']);
    expect(kindsOf(prompt)).toEqual(['exclude']);
  });

  it.each(['pon el video en blanco y negro', 'fais la vidéo en noir et blanc'])(
    '%s: is said of the reel',
    (prompt) => {
      expect(kindsOf(prompt)).toEqual(['grade']);
    },
  );
});

describe('Music that is low while somebody talks', () => {
  it.each([
    'baja la música cuando habla la abuela',
    'la música bajita mientras mi padre habla',
    'baixa a música quando ela fala',
    'música baixinha enquanto o tio conta a história',
    'Musik leise wenn Papa redet',
    'baisse la musique quand papa parle',
    "la musique tout bas pendant qu'il parle",
  ])('%s: is music under speech, and no level of a clip', (prompt) => {
    expect(kindsOf(prompt)[0]).toBe('music');
    expect(wishes(prompt)[0]).toMatchObject({ music: 'underSpeech' });
    expect(kindsOf(prompt)).not.toContain('level');
  });

  it.each(['musique chill, 15s', 'música calminha, 15s', 'música tranquila, 15s', 'ruhige Musik, 15s'])(
    '%s: is music of a mood, and no clip',
    (prompt) => {
      expect(kindsOf(prompt)).toEqual(['music', 'length']);
    },
  );
});

describe('What is to be heard', () => {
  it.each([
    'den Hund will ich hören',
    'man soll hören, was der Hund sagt',
    'quiero oír lo que dice el perro',
    'quero ouvir o que o cachorro fala',
    'je veux entendre ce que le chien dit',
  ])('%s: keeps its sound, and is not left out', (prompt) => {
    expect(kindsOf(prompt)).toEqual(['music']);
    expect(idsOf(prompt, 'music')).toEqual(['dog']);
  });
});

describe('Short and long', () => {
  it.each([
    ['el perro bien cortito, 20 segundos', 'shorter'],
    ['o cachorro bem curtinho, 20 segundos', 'shorter'],
    ['der Hund ganz kurz, 20 Sekunden', 'shorter'],
    ['le chien tout court, 20 secondes', 'shorter'],
    ['el perro lo más largo, 20 segundos', 'longer'],
    ['o cachorro mais tempo que o resto, 20 segundos', 'longer'],
    ['der Hund am längsten, 20 Sekunden', 'longer'],
    ['der Hund länger als der Rest, 20 Sekunden', 'longer'],
    ['le chien le plus long, 20 secondes', 'longer'],
    ['le chien plus longtemps que les autres, 20 secondes', 'longer'],
  ])('%s: is said of one clip', (prompt, than) => {
    const [hold, length, another] = wishes(prompt);
    expect(hold).toMatchObject({ kind: 'hold', than });
    expect(idsOf(prompt, 'hold')).toEqual(['dog']);
    expect(length).toMatchObject({ kind: 'length', amount: { value: 20 } });
    expect(another).toBeUndefined();
  });

  it('is said of the clip that opens the reel', () => {
    const read = wishes('am Anfang der Hund ganz kurz, 25 Sekunden');
    expect(read.map(({ kind }) => kind)).toEqual(['open', 'hold', 'length']);
  });

  it.each([
    'la danse au ralenti, deux fois plus longue que le gâteau',
    'el baile a cámara lenta, dos veces más largo que la tarta',
  ])('%s: is no only', (prompt) => {
    const read = readBrief({ prompt, clips: clipsNamed(['danse', 'gâteau', 'baile', 'tarta']) }).wishes;
    expect(read.map(({ kind }) => kind)).toEqual(['speed', 'share']);
    expect(read[1]).toMatchObject({ measure: { of: 'clips', ratio: 2 } });
  });
});

describe('A time of one clip', () => {
  it('is no length of the reel, and what is wished for it is no only', () => {
    const prompt = "j'aimerais que le chien reste 6 secondes et que le reste aille vite";
    expect(kindsOf(prompt)).toEqual(['hold', 'pace']);
    expect(idsOf(prompt, 'hold')).toEqual(['dog']);
  });

  it('takes what is very calm for no whole clip', () => {
    const prompt = 'nur die Blume und der Hund bitte, ganz ruhig, 8 sek';
    expect(idsOf(prompt, 'only')).toEqual(['flower', 'dog']);
    expect(kindsOf(prompt)).not.toContain('clipPart');
  });
});

describe('A place that is taken back', () => {
  it.each([
    ['el perro al final, no, al principio', 'open'],
    ['el perro al principio, no perdón, al final', 'close'],
    ['o cachorro no final, não, desculpa, no começo', 'open'],
    ['le chien à la fin, non, au début', 'open'],
    ['der Hund am Schluss, ach nee, am Anfang', 'open'],
    ['am Ende der Hund, nein, am Anfang', 'open'],
  ])('%s: is the other', (prompt, kind) => {
    expect(kindsOf(prompt)).toEqual([kind]);
    expect(idsOf(prompt, kind)).toEqual(['dog']);
  });

  it('of a thing is that of the thing that follows', () => {
    const prompt = 'termine par la fleur, non en fait par le chien, et commence par le bateau';
    expect(idsOf(prompt, 'close')).toEqual(['dog']);
    expect(idsOf(prompt, 'open')).toEqual(['boat']);
  });
});

describe('A story', () => {
  it.each([
    'Fuimos en barco, comimos pastel y encendimos un fuego. Ponlo en ese orden',
    'Fomos de barco, comemos bolo, depois acendemos o fogo e foi lindo',
    'Wir sind mit dem Boot gefahren, haben Kuchen gegessen und dann Feuer gemacht',
    'On est partis en bateau, puis on a mangé du gâteau, ensuite on a fait un feu',
  ])('%s: comes in its order', (prompt) => {
    expect(kindsOf(prompt)).toEqual(['order']);
    expect(idsOf(prompt, 'order')).toEqual(['boat', 'cake', 'fire']);
  });

  it('of one thing asks for nothing', () => {
    expect(kindsOf('Letztes Jahr hatten wir einen Hund, das war schön')).toEqual([]);
  });
});

describe('Halves', () => {
  it.each([
    'la mitad para el perro y la otra mitad repartida entre el barco y el pastel',
    'metade para o cachorro e a outra metade dividida entre o barco e o bolo',
    "la moitié du temps sur le chien et l'autre moitié sur le bateau et le gâteau",
    'die Hälfte der Zeit der Hund, die andere Hälfte Boot und Kuchen',
  ])('%s: are two, of which the other names its things', (prompt) => {
    expect(kindsOf(prompt)).toEqual(['share', 'share']);
    expect(idsOf(prompt, 'share')).toEqual(['dog', 'boat', 'cake']);
  });
});

describe('Somebody who does something', () => {
  it.each([
    'solo la señora haciendo sentadillas',
    'só a mulher fazendo agachamentos',
    'nur die Frau bei den Kniebeugen',
    'juste la femme qui fait des squats',
  ])('%s: is found by what is done', (prompt) => {
    expect(idsOf(prompt, 'only')).toEqual(['squats']);
  });

  it('with a thing that no clip shows is not left out', () => {
    expect(idsOf('sin la mujer del libro', 'exclude')).toEqual([]);
    expect(idsOf('ohne die Frau mit dem Buch', 'exclude')).toEqual([]);
  });

  it('finds the fire of a camp', () => {
    expect(idsOf('finis par le feu de camp', 'close')).toEqual(['fire']);
  });
});

describe('Titles', () => {
  it.each([
    ['Titel Mein Wochenende, 15 Sekunden', 'Mein Wochenende'],
    ['título Mi finde, 15 segundos', 'Mi finde'],
    ['titre Mon week-end, 15 secondes', 'Mon week-end'],
    ['põe o título Meu Sábado só no começo, 15 segundos', 'Meu Sábado'],
    ['Titulo: Festa da Lia 🎂 música alegre, 15 segundos', 'Festa da Lia 🎂'],
    ['titre : Léa & Tom, 12 juin. 15 secondes', 'Léa & Tom, 12 juin'],
  ])('%s: end where they end', (prompt, text) => {
    expect(wishes(prompt)).toContainEqual(expect.objectContaining({ kind: 'title', text }));
    expect(kindsOf(prompt)).toContain('length');
  });
});

describe('Lists of so many clips', () => {
  it.each([
    'solo 3 clips: barco, perro y pastel, en ese orden',
    'nur 3 Clips: Boot, Hund, Kuchen in der Reihenfolge',
    'seulement 3 clips : bateau, chien et gâteau, dans cet ordre',
  ])('%s: are all, in their order', (prompt) => {
    expect(idsOf(prompt, 'only')).toEqual(['boat', 'dog', 'cake']);
    expect(idsOf(prompt, 'order')).toEqual(['boat', 'dog', 'cake']);
  });

  it('is left out where something happens that is not to be seen', () => {
    expect(idsOf('Wo der Hund ist bitte nicht zeigen', 'exclude')).toEqual(['dog']);
  });
});
