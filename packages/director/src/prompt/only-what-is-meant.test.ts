import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed(['horse', 'cake', 'boat', 'kite']);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const kindsOf = (prompt: string) => wishes(prompt).map(({ kind }) => kind);
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));

describe('Nothing is left out that nobody wants left out', () => {
  it.each([
    'the kite must be neither the first nor the last shot',
    'el kite no puede ser ni el primero ni el último',
    'o kite não pode ser nem o primeiro nem o último',
    'le kite ne doit être ni le premier ni le dernier',
    'le kite jamais au début ni à la fin',
  ])('what is at neither end: %s', (prompt) => {
    expect(idsOf(prompt, 'exclude')).toEqual([]);
    expect(idsOf(prompt, 'open')).toEqual(['kite']);
    expect(idsOf(prompt, 'close')).toEqual(['kite']);
    expect(wishes(prompt).filter((wish) => 'isNot' in wish && wish.isNot)).toHaveLength(2);
  });

  it.each([
    'quita el primer segundo de todos los clips',
    'pula o primeiro segundo de todos os clipes',
    'enlève la première seconde de chaque clip',
    'lass bei allen Clips die erste Sekunde weg',
  ])('the first second of each: %s', (prompt) => {
    expect(wishes(prompt)).toMatchObject([{ kind: 'clipPart' }]);
  });

  it('what is asked for behind an exception', () => {
    const prompt = 'I have nothing from it except the kite so use that in the middle';
    expect(idsOf(prompt, 'exclude')).toEqual([]);
    expect(idsOf(prompt, 'place')).toEqual(['kite']);
  });

  it('what was named before what they are to drop', () => {
    const prompt = 'I love the horse. The cakes are boring, drop them';
    expect(idsOf(prompt, 'exclude')).toEqual(['cake']);
  });
});

describe('Nothing but one thing is not asked for', () => {
  it.each(['the kite somewhere in the middle', 'the kite in the middle please'])(
    'by a place: %s',
    (prompt) => {
      expect(kindsOf(prompt)).not.toContain('only');
      expect(idsOf(prompt, 'place')).toEqual(['kite']);
    },
  );

  it.each([
    'the kite, the boat, and only those two should have sound',
    'Kite und Boat, und nur die zwei sollen Ton haben',
  ])('by what is heard of it: %s', (prompt) => {
    expect(wishes(prompt)).not.toContainEqual(expect.objectContaining({ kind: 'only', certainty: 'sure' }));
  });

  it('by what is wished of it in French', () => {
    expect(kindsOf('je voudrais que le kite de Paul occupe un tiers de la vidéo')).toEqual(['share']);
  });
});

describe('What is only shown is named by its kind, and then by its name', () => {
  const food = ['corn', 'soup', 'bread'].map((id) => ({
    id,
    name: `${id}.mp4`,
    seconds: 20,
    labels: ['food', id],
  }));
  const fair = buildClips(
    ...food,
    { id: 'stall', name: 'IMG_2.mp4', seconds: 20, labels: ['food', 'stall', 'people'] },
    { id: 'wheel', name: 'ferris-wheel.mp4', seconds: 20, labels: ['wheel'] },
  );
  const shown = (prompt: string) =>
    idsIn(readBrief({ prompt, clips: fair }).wishes.filter(({ kind }) => kind === 'only'));

  it.each([
    'only the food: corn and soup',
    'just the food!! Corn, soup',
    'just the food please. Corn, soup. Nothing else',
    'solo la comida: corn y soup',
    'só a comida: corn e soup',
    'nur das Essen! Corn, Soup',
    'seulement la nourriture : corn et soup',
  ])('%s', (prompt) => {
    expect(shown(prompt)).toEqual(['corn', 'soup']);
  });

  it('counted, whatever else is called so', () => {
    expect(shown('just the two stalls, corn then soup')).toEqual(['corn', 'soup']);
  });

  it('is all of its kind where something that is listed is not known', () => {
    expect(shown('only the food: corn and pretzels')).toContain('stall');
  });

  it('is all of its kind where more is asked of some of it', () => {
    expect(shown('only the food. Start with the corn, then the soup')).toContain('stall');
  });
});

describe('Clips that are counted, or filmed with something', () => {
  const clipsOfPark = buildClips(
    { id: 'ramp', name: 'IMG_7701.mp4', seconds: 20, labels: ['bike', 'ramp'] },
    { id: 'flip', name: 'IMG_7702.mp4', seconds: 20, labels: ['bike', 'jump'] },
    { id: 'pup', name: 'IMG_7703.mp4', seconds: 20, labels: ['dog'] },
    { id: 'sky', name: 'DJI_0004.mp4', seconds: 20, labels: ['drone shot', 'sky'] },
    { id: 'sea', name: 'DJI_0005.mp4', seconds: 20, labels: ['drone shot', 'sea'] },
  );
  const read = (prompt: string) => readBrief({ prompt, clips: clipsOfPark }).wishes;
  const shown = (prompt: string) => idsIn(read(prompt).filter(({ kind }) => kind === 'only')).toSorted();

  it.each([
    'only the dog and the two clips of the bike',
    'solo el perro y los dos clips de la bici',
    'só o cachorro e os dois clipes da bicicleta',
    'nur der Hund und die zwei Clips vom Fahrrad',
    'seulement le chien et les deux clips du vélo',
  ])('as many as there are: %s', (prompt) => {
    expect(shown(prompt)).toEqual(['flip', 'pup', 'ramp']);
  });

  it.each([
    'only what we filmed with the drone',
    'quiero solo lo grabado con el dron',
    'só o que foi filmado com o drone',
    'nur was mit der Drohne gefilmt ist',
    'seulement ce qui est filmé au drone',
  ])('by what filmed them: %s', (prompt) => {
    expect(shown(prompt)).toEqual(['sea', 'sky']);
  });

  it.each([
    'only the IMG from 7701 to 7702',
    'solo las IMG de 7701 a 7702',
    'só as IMG de 7701 a 7702',
    'nur die IMG von 7701 bis 7702',
    'seulement les IMG de 7701 à 7702',
  ])('by their numbers: %s', (prompt) => {
    expect(shown(prompt)).toEqual(['flip', 'ramp']);
  });

  it('alone, with the sound of the reel', () => {
    expect(read('just the dog, keep the sound').map(({ kind }) => kind)).toEqual(['only', 'sound']);
  });

  it.each(['solo quiero que salga el perro', 'quero que só apareça o cachorro'])(
    'where only they are to be seen: %s',
    (prompt) => {
      expect(shown(prompt)).toEqual(['pup']);
    },
  );
});

describe('Whose talk is left out', () => {
  const people = buildClips(
    { id: 'boss', name: 'boss-speech.mp4', seconds: 30, labels: ['man', 'talking'] },
    { id: 'lady', name: 'IMG_1.mp4', seconds: 30, labels: ['woman', 'talking'] },
    { id: 'bus', name: 'bus.mp4', seconds: 30, labels: ['bus'] },
  );
  const kinds = (prompt: string) => readBrief({ prompt, clips: people }).wishes.map(({ kind }) => kind);

  it("is that of one clip: I don't want the speech from the boss", () => {
    const { wishes: made } = readBrief({ prompt: "I don't want the speech from the boss", clips: people });
    expect(made).toMatchObject([{ kind: 'exclude', clips: [{ clips: [{ clipId: 'boss' }] }] }]);
  });

  it('is not kept where who talks is to be out', () => {
    expect(readBrief({ prompt: 'keep the talking lady out', clips: people }).wishes).not.toContainEqual(
      expect.objectContaining({ kind: 'speech', speech: 'prefer' }),
    );
  });

  it.each(['sin que hable nadie', 'no talking clips please'])('is that of all: %s', (prompt) => {
    expect(kinds(prompt)).toEqual(['speech']);
  });
});

it('leaves out no room but the one that is meant', () => {
  const rooms = clipsNamed(['living-room', 'kids-bedroom', 'garden']);
  const left = (prompt: string) =>
    idsIn(readBrief({ prompt, clips: rooms }).wishes.filter(({ kind }) => kind === 'exclude'));
  expect(left("I need the living room in there. Skip the kids' room")).toEqual(['kids-bedroom']);
  expect(left("skip the kids' room, it was a mess")).toEqual([]);
});
