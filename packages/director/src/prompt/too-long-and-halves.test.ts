import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips(
  { id: 'dog', name: 'dog.mp4', labels: ['dog'], seconds: 20 },
  { id: 'boat', name: 'boat.mp4', labels: ['boat'], seconds: 20 },
  { id: 'cake', name: 'cake.mp4', labels: ['cake'], seconds: 20 },
  { id: 'rex', name: 'rex.mp4', labels: ['person', 'speech'], seconds: 30 },
  { id: 'kitchen', name: 'old-kitchen.mp4', labels: ['kitchen'], seconds: 20 },
  { id: 'bread', name: 'bread.mp4', labels: ['food'], seconds: 20 },
  { id: 'cheese', name: 'cheese.mp4', labels: ['food'], seconds: 20 },
  { id: 'soup', name: 'stew.mp4', labels: ['food'], seconds: 20 },
);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const kindsOf = (prompt: string) => wishes(prompt).map(({ kind }) => kind);
const of = (prompt: string, kind: string) => wishes(prompt).filter((wish) => wish.kind === kind);
const idsOf = (prompt: string, kind: string) => idsIn(of(prompt, kind));

describe('What goes on too long is held, and the reel is not as short as that', () => {
  it.each([
    'rex talks too much, 6 seconds max',
    'rex goes on forever, so keep him to 6 seconds',
    'rex habla demasiado, 6 segundos máximo',
    'rex se enrolla mucho, asi que dejalo en 6 segundos',
    'o rex fala demais, 6 segundos no máximo',
    'rex não para de falar, deixa só 6 segundos',
    'der rex redet ewig, den auf 6 sekunden kürzen',
    'rex hört nicht auf zu reden, nur 6 sekunden',
    'rex parle trop, 6 secondes maxi',
    'rex est trop long, garde 6 secondes',
  ])('%s', (prompt) => {
    expect(idsOf(prompt, 'hold')).toEqual(['rex']);
    expect(of(prompt, 'hold')[0]).toMatchObject({ amount: { value: 6 } });
    expect(kindsOf(prompt)).not.toContain('length');
  });
});

describe('An exception may have a time of its own', () => {
  it.each([
    '2 seconds per clip, except the boat 5 seconds',
    '2 segundos por plano, menos el barco 5 segundos',
    '2 segundos cada plano, menos o barco que fica 5 segundos',
    'jeder clip 2 sekunden, außer dem boot mit 5 sekunden',
    '2 secondes par plan, sauf le bateau 5 secondes',
    'un plan de 2 secondes pour chaque, sauf le bateau qui dure 5 secondes',
  ])('%s', (prompt) => {
    expect(of(prompt, 'cutLength')).toHaveLength(1);
    expect(idsOf(prompt, 'hold')).toEqual(['boat']);
    expect(kindsOf(prompt)).not.toContain('length');
    expect(kindsOf(prompt)).not.toContain('count');
  });
});

it('leaves the length of the reel behind an exception to the reel', () => {
  const prompt = 'all clips except the boat and the cake, 45 seconds';
  expect(kindsOf(prompt)).toContain('length');
  expect(kindsOf(prompt)).not.toContain('hold');
});

describe('Halves of a reel of two', () => {
  it.each([
    'solo el perro y el barco, mitad y mitad',
    'só o cachorro e o barco, metade metade',
    'nur der hund und das boot, halb halb',
    'seulement le chien et le bateau, moitié moitié',
  ])('%s: shows both as long', (prompt) => {
    expect(idsOf(prompt, 'only')).toEqual(['dog', 'boat']);
    expect(of(prompt, 'share')[0]).toMatchObject({ measure: { of: 'clips', ratio: 1 } });
  });
});

describe('A half that is only told of', () => {
  it.each([
    'half of it is shaky, 20 seconds',
    'la mitad está movida, 20 segundos',
    'la mitad esta movida pero bueno, 20 segundos',
    'metade está tremida, 20 segundos',
    'die hälfte ist verwackelt, 20 sekunden',
    'la moitié est floue, 20 secondes',
  ])('%s: is no share of the reel', (prompt) => {
    expect(kindsOf(prompt)).toContain('length');
    expect(kindsOf(prompt)).not.toContain('share');
  });

  it.each(['half of it is the dog', 'la mitad es el perro', 'die hälfte ist der hund'])('%s', (prompt) => {
    expect(idsOf(prompt, 'share')).toEqual(['dog']);
  });
});

describe('Only these, so long each', () => {
  it.each([
    'solo el perro y el barco, 2 segundos cada uno, y cierra con el pastel',
    'só o cachorro e o barco, 2 segundos cada, e termina com o bolo',
    'nur hund und boot, jeder 2 sekunden, und am ende der kuchen',
    'seulement le chien et le bateau, 2 secondes chacun, et finis sur le gâteau',
  ])('%s: is of these', (prompt) => {
    expect(idsOf(prompt, 'only')).toEqual(['dog', 'boat']);
    expect(of(prompt, 'cutLength')).toHaveLength(1);
  });
});

describe('What is seen longer than another', () => {
  it.each([
    'el perro tiene que salir más rato en pantalla que el barco',
    'o cachorro tem que aparecer mais tempo na tela do que o barco',
    'le chien doit passer plus que le bateau',
    'le chien doit rester plus longtemps à l’écran que le bateau',
    'der hund soll mehr zu sehen sein als das boot',
  ])('%s', (prompt) => {
    expect(idsOf(prompt, 'share')).toEqual(['dog']);
    expect(kindsOf(prompt)).not.toContain('only');
  });
});

describe('The speed of what is placed', () => {
  it.each([
    'finish with the boat in slow motion',
    'termina con el barco en camara lenta',
    'termina com o barco em câmera lenta',
    'zum schluss das boot in zeitlupe',
    'termine sur le bateau au ralenti',
  ])('%s: is not that of the reel', (prompt) => {
    expect(idsOf(prompt, 'close')).toEqual(['boat']);
    expect(idsOf(prompt, 'speed')).toEqual(['boat']);
  });

  it.each(['finish with the boat, all in slow motion', 'termina con el barco, todo en camara lenta'])(
    '%s: is that of the reel',
    (prompt) => {
      expect(of(prompt, 'speed')).toHaveLength(1);
      expect(idsOf(prompt, 'speed')).toEqual([]);
    },
  );
});

describe('Words that tell which thing is meant', () => {
  it.each([
    'começa com a cozinha antiga',
    'empieza con la cocina antigua',
    "commence par l'ancienne cuisine",
  ])('%s: no look of the reel', (prompt) => {
    expect(idsOf(prompt, 'open')).toEqual(['kitchen']);
    expect(kindsOf(prompt)).toEqual(['open']);
  });

  it.each(['estilo antigo', 'que se vea antiguo', 'un rendu ancien'])('%s: a look', (prompt) => {
    expect(kindsOf(prompt)).toEqual(['grade']);
  });

  it.each(['finis par le nouveau bateau', 'termina con el nuevo barco', 'acaba com o novo barco'])(
    '%s: the noun names the clip',
    (prompt) => {
      expect(idsOf(prompt, 'close')).toEqual(['boat']);
    },
  );
});

describe('A group that is spelt out', () => {
  it.each([
    'solo la comida: pan y queso',
    'só as comidas: pão e queijo',
    'nur das essen: brot und käse',
    'only the food: bread and cheese',
  ])('%s: is what is listed', (prompt) => {
    const meal = clips.filter(({ clipId }) => clipId !== 'cake');
    const [only] = readBrief({ prompt, clips: meal }).wishes.filter(({ kind }) => kind === 'only');
    expect(only).toMatchObject({
      clips: [{ clips: [{ clipId: 'bread' }] }, { clips: [{ clipId: 'cheese' }] }],
    });
  });
});

describe('A yes behind a no', () => {
  it.each([
    'el perro no, pero el barco si y el pastel tambien',
    'o cachorro não, mas o barco sim e o bolo também',
    'der hund nicht, aber das boot schon und der kuchen auch',
  ])('%s: what is told yes stays in', (prompt) => {
    expect(idsOf(prompt, 'exclude')).toEqual(['dog']);
    expect(idsOf(prompt, 'include')).toEqual(['boat', 'cake']);
  });
});

describe('What is said last, and what is anybody’s choice', () => {
  it('closes with "y ya al final", and leaves nothing out', () => {
    const prompt = 'el perro en cámara lenta y ya al final el pastel';
    expect(idsOf(prompt, 'close')).toEqual(['cake']);
    expect(kindsOf(prompt)).not.toContain('only');
  });

  it.each([
    ['garde le gâteau pour le dernier plan', 'close'],
    ['deja el pastel para el último plano', 'close'],
    ['guarda o bolo para a última cena', 'close'],
    ['anfangen tun wir mit dem kuchen', 'open'],
    ['abre com o bolo, no meio tanto faz', 'open'],
    ['empieza con el pastel, en medio da igual', 'open'],
  ])('%s', (prompt, kind) => {
    expect(kindsOf(prompt)).toEqual([kind]);
    expect(idsOf(prompt, kind)).toEqual(['cake']);
  });

  it('places a part of a clip behind another', () => {
    const prompt = 'nimm nur sekunde 10 bis 18 von rex, nach dem kuchen';
    expect(of(prompt, 'before')[0]).toMatchObject({
      clips: [{ clips: [{ clipId: 'cake' }] }],
      than: [{ clips: [{ clipId: 'rex' }] }],
    });
  });
});

describe('Words that are called like a clip, or written like other words', () => {
  const barn = buildClips(
    { id: 'hobeln', name: 'hobeln.mp4', labels: ['wood'] },
    { id: 'streichen', name: 'streichen.mp4', labels: ['wall'] },
    { id: 'saege', name: 'onkel-saegt.mp4', labels: ['man', 'saw'] },
    { id: 'tante', name: 'tante-hobelt.mp4', labels: ['woman', 'wood'] },
  );
  const read = (prompt: string) => readBrief({ prompt, clips: barn }).wishes;

  it('takes a verb of a list for the clip of that name, and one that ends a clause for an order', () => {
    const listed = read('die Reihenfolge: Hobeln, Streichen, Tante');
    expect(idsIn(listed.filter(({ kind }) => kind === 'order'))).toEqual(['hobeln', 'streichen', 'tante']);
    expect(listed.map(({ kind }) => kind)).not.toContain('exclude');
    expect(idsIn(read('bitte die Tante streichen').filter(({ kind }) => kind === 'exclude'))).toEqual([
      'tante',
    ]);
  });

  it('knows whom of several a pronoun means by what somebody was said to do', () => {
    const two = buildClips(
      { id: 'plane', name: 'onkel-hobelt.mp4', labels: ['man', 'wood'], seconds: 30 },
      { id: 'drill', name: 'onkel-bohrt.mp4', labels: ['man', 'drill'], seconds: 30 },
    );
    const prompt = 'Der Onkel bohrt so schön, nimm bitte nur Sekunde 5 bis 9 von ihm';
    const part = readBrief({ prompt, clips: two }).wishes.filter(({ kind }) => kind === 'clipPart');
    expect(idsIn(part)).toEqual(['drill']);
  });

  it('holds all of a list behind "nur", each as long', () => {
    const listed = read('nur Onkel beim Sägen, Tante beim Hobeln und Streichen, jeder 5 Sekunden');
    expect(idsIn(listed.filter(({ kind }) => kind === 'only'))).toEqual(['saege', 'tante', 'streichen']);
    expect(listed.filter(({ kind }) => kind === 'cutLength')).toHaveLength(1);
  });

  it('tells sawing from saying', () => {
    const only = read('nur Onkel beim Sägen und Tante beim Hobeln').filter(({ kind }) => kind === 'only');
    expect(idsIn(only)).toEqual(['saege', 'tante']);
  });
});

describe('What is typed in haste', () => {
  it.each([
    ['que empieze con el barco', 'open'],
    ['met le bateau en premier', 'open'],
    ['comence par le bateau', 'open'],
    ['fini sur le bateau', 'close'],
  ])('%s', (prompt, kind) => {
    expect(kindsOf(prompt)).toEqual([kind]);
    expect(idsOf(prompt, kind)).toEqual(['boat']);
  });

  it('takes "von ihr" for her, and the five seconds for hers', () => {
    const lea = buildClips({ id: 'lea', name: 'lea-kocht.mp4', labels: ['woman'], seconds: 20 });
    const read = readBrief({ prompt: 'Lea kocht gut, nur 5 Sekunden von ihr', clips: [...lea, ...clips] });
    expect(idsIn(read.wishes.filter(({ kind }) => kind === 'hold'))).toEqual(['lea']);
    expect(read.wishes.map(({ kind }) => kind)).not.toContain('length');
  });
});

describe('Sound of one clip', () => {
  it.each(['mach den ton weg beim boot', 'beim boot bitte den ton ausmachen', 'mach beim boot den ton weg'])(
    '%s',
    (prompt) => {
      expect(idsOf(prompt, 'level')).toEqual(['boat']);
      expect(kindsOf(prompt)).not.toContain('sound');
    },
  );

  it.each([
    'rex qui raconte en voix off sur les images du bateau',
    'rex hablando de fondo sobre las imágenes del barco',
    'rex falando em off por cima do barco',
  ])('%s: is heard under the other', (prompt) => {
    expect(idsOf(prompt, 'speech')).toEqual(['rex']);
    expect(idsOf(prompt, 'include')).toEqual(['boat']);
  });
});
