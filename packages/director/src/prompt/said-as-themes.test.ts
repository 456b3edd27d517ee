import { describe, expect, it } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips(
  { id: 'goat', name: 'IMG_4101.MOV', description: 'A goat climbs on a rock.', labels: ['goat'] },
  { id: 'stove', name: 'IMG_4102.MOV', description: 'A pan stands on a stove.', labels: ['stove'] },
  { id: 'canoe', name: 'IMG_4103.MOV', description: 'A canoe drifts on a river.', labels: ['canoe'] },
  { id: 'swing', name: 'IMG_4104.MOV', description: 'A child sits on a swing.', labels: ['swing'] },
);

/** Kinds of wishes with what they say, and what each clip of them is. */
function read(prompt: string): readonly string[] {
  return readBrief({ prompt, clips }).wishes.map((wish) => {
    if (wish.kind === 'mood') return `${wish.certainty} ${wish.mood}`;
    if (wish.kind === 'pace') return `${wish.certainty} ${wish.pace}`;
    if (wish.kind === 'grade') return `${wish.certainty} ${wish.look}`;
    const ids =
      'clips' in wish ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)).join('+') : '';
    return `${wish.certainty} ${wish.kind}${ids === '' ? '' : ` ${ids}`}`;
  });
}

const CALM = ['likely calm', 'likely slow'];
const LIVELY = ['likely energetic', 'likely fast'];

describe('A line that says what the reel is of', () => {
  it.each([
    ['a drowsy tuesday', CALM],
    ['one drowsy silent evening', CALM],
    ['one slow and silent evening', ['likely calm', 'sure slow']],
    ['a very lazy weekend', CALM],
    ['a love letter to my hometown', CALM],
    ['a frantic week at the bakery', LIVELY],
    ['a mad night out', LIVELY],
    ['carnival party energy', LIVELY],
    ['study motivation', LIVELY],
    ['a fun birthday', ['likely happy']],
    ['a legendary road trip', ['likely epic', 'guess cinematic']],
    ['golden hour', ['guess warm']],
    ['a sunny afternoon', ['guess warm']],
    ['a slow, silent evening', CALM],
    ['regatta weekend, loud and crazy', LIVELY],
    ['lazy monday 😴 with my goat', [...CALM, 'likely include goat']],
    ['a lazy monday and start with the goat', [...CALM, 'sure open goat']],
    ['a 15 second reel of a busy market day', [...LIVELY, 'sure length']],
    ['a lazy holiday with soft music', [...CALM, 'sure music']],
  ] as const)('has its mood and its pace: %s', (prompt, wishes) => {
    expect(read(prompt).toSorted()).toEqual(wishes.toSorted());
  });

  it.each([
    ['una tarde perezosa', CALM],
    ['un miércoles ajetreado en la tienda', LIVELY],
    ['uma noite louca entre amigas', LIVELY],
    ['um sábado preguiçoso em casa', CALM],
    ['ein fauler Dienstagabend', CALM],
    ['eine hektische Woche in der Werkstatt', LIVELY],
    ['un samedi paresseux', CALM],
    ['une fête de village folle', LIVELY],
  ] as const)('has them in other languages: %s', (prompt, wishes) => {
    expect(read(prompt)).toEqual(wishes);
  });

  it.each([
    ['a reel about a lazy holiday', CALM],
    ['make it feel like a quiet winter night', CALM],
    ['something for a wild evening out', LIVELY],
    ['haz un video de una semana caótica', LIVELY],
    ['faz um reel de uma manhã preguiçosa', CALM],
    ['mach ein Video über einen faulen Samstag', CALM],
    ["fais une vidéo d'un vendredi paresseux", CALM],
  ] as const)('has them behind what asks for a reel: %s', (prompt, wishes) => {
    expect(read(prompt)).toEqual(wishes);
  });

  it.each([
    ['a slow weekend with my goat', 'likely include goat'],
    ['a busy day by the stove', 'likely include stove'],
    ['a lazy afternoon in the canoe', 'likely include canoe'],
    ['goat yoga day', 'likely include goat'],
    ['un domingo perezoso con la cabra', 'likely include goat'],
    ['ein fauler Sonntag mit der Ziege', 'likely include goat'],
    ['un dimanche paresseux avec la chèvre', 'likely include goat'],
    ['um domingo preguiçoso com a cabra', 'likely include goat'],
  ] as const)('prefers what its clips show: %s', (prompt, wish) => {
    expect(read(prompt).filter((one) => /include|only|prefer/.test(one))).toEqual([wish]);
  });

  it.each([
    'a rainy thursday',
    'summer at the fair',
    'a night out with the neighbours',
    'eating out with my cousins',
    'a day in the life of a plumber',
    'first week of autumn',
    'a perfect anniversary',
    'unas vacaciones con los primos',
    'uma noite fora com as primas',
    'ein Tag am Flughafen',
    'soirée entre copines',
  ])('asks for nothing where it is only a time, and complains of nothing: %s', (prompt) => {
    expect(read(prompt)).toEqual([]);
    const { brief, description } = planEdit({ prompt, clips });
    expect(brief?.outcomes).toEqual([]);
    expect(description).not.toContain('No clip');
  });

  it('leaves what is said beside it', () => {
    expect(read('a lazy monday, quick cuts, 12 seconds')).toEqual([
      'likely calm',
      'guess cutLength',
      'sure fast',
      'sure length',
    ]);
    expect(read('a day outside with the goat, cut to the beat')).toEqual([
      'likely include goat',
      'sure music',
    ]);
    expect(read('a quiet morning without the goat')).toEqual([...CALM, 'sure exclude goat']);
    expect(read('a lazy monday, only the goat')).toEqual([...CALM, 'sure only goat']);
    expect(read('a chaotic week in 20 seconds')).toContain('sure length');
    expect(read('a slow evening with the goat first')).toEqual([...CALM, 'sure open goat']);
  });
});

describe('What is no such line', () => {
  it.each([
    ['We had a lazy sunday at the farm and ate too much cake.', []],
    ['It was a wild night out, the band played until two.', []],
    ['Such a hectic day, we missed two trains and lost a bag.', []],
    ['ayer fue un día tranquilo en la granja', []],
    ['gestern war ein ruhiger Abend bei uns', []],
    ["hier c'était une soirée folle", []],
    ['not a lazy sunday', []],
    ['leave the goat out', ['sure exclude goat']],
    ['the canoe out', ['sure exclude canoe']],
  ] as const)('%s', (prompt, wishes) => {
    expect(read(prompt)).toEqual(wishes);
  });

  it('is a clip that is called so', () => {
    const called = buildClips({ id: 'party', name: 'party.mp4' }, { id: 'drive', name: 'drive.mp4' });
    const { wishes } = readBrief({ prompt: 'the party', clips: called });
    expect(wishes).toMatchObject([{ clips: [{ clips: [{ clipId: 'party' }] }] }]);
  });
});

describe('The plan of such a line', () => {
  it.each([
    ['a slow quiet morning, 12 seconds', 'A Slow Quiet Morning', 'A calm'],
    ['a frantic week at the bakery', 'A Frantic Week at the Bakery', 'A fast, energetic'],
    ['make a reel about a lazy holiday', 'A Lazy Holiday', 'A calm'],
    ['una tarde perezosa', 'Una tarde perezosa', 'A calm'],
    ['soirée entre copines', 'Soirée entre copines', 'A lively'],
  ] as const)('is called by its words and says its mood: %s', (prompt, title, start) => {
    const plan = planEdit({ prompt, clips });
    expect(plan.title).toBe(title);
    expect(plan.description.startsWith(start)).toBe(true);
  });

  it('shows more than what is preferred', () => {
    const { selectedClips } = planEdit({ prompt: 'a slow weekend with my goat, 12 seconds', clips });
    const shown = new Set(selectedClips.map(({ clipId }) => clipId));
    expect(shown).toContain('goat');
    expect(shown.size).toBeGreaterThan(1);
  });
});
