import { expect, test } from 'vitest';
import { buildClip } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const CLIPS = [
  ['bee.mp4', ['bee', 'flower']],
  ['dog.mp4', ['dog']],
  ['IMG_1203.MOV', ['person']],
  ['cake.mp4', ['cake', 'table']],
] as const;
const clips = CLIPS.map(([name, labels], index) => buildClip({ id: `c${index}`, name, labels }, index));

/** Each wish with the clips that it names. */
function read(prompt: string): string[] {
  return readBrief({ prompt, clips }).wishes.map((wish) => {
    const named = 'clips' in wish ? wish.clips.flatMap((each) => ('said' in each ? [each.said] : [])) : [];
    return [wish.kind, ...named].join(' ');
  });
}

test.each([
  ['start with a quick shot of the bee to hook people, then the cake', ['open the bee the cake']],
  ['open on the dog to grab attention, then the cake', ['open the dog the cake']],
  ['start with the bee to hook viewers', ['open the bee']],
  ['to hook people, start with the bee', ['open the bee']],
  ['start with the dog to keep them watching', ['open the dog']],
  ['add a few clips of the dog to keep it interesting', ['include the dog']],
  ['fast cuts to keep people watching', ['pace']],
  ['end with the cake so that people stay hooked', ['close the cake']],
  ['commence avec le chien pour accrocher les gens', ['open le chien']],
  ['fang mit dem Hund an, um die Leute zu fesseln', ['open dem Hund']],
  ['começa com o cão para prender a atenção', ['open o cão']],
  ['empieza con el perro para enganchar a la gente', ['open el perro']],
])('what something is for asks for nothing more: %s', (prompt, wishes) => {
  expect(read(prompt)).toEqual(wishes);
});

test.each([
  ['I want to keep it interesting', ['pace', 'quality']],
  ['try to hook the viewers', ['order']],
  ['hook the viewers', ['order']],
])('where nothing else is asked for it is a wish: %s', (prompt, wishes) => {
  expect(read(prompt)).toEqual(wishes);
});
