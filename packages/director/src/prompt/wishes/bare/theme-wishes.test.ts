import { describe, expect, it } from 'vitest';
import { buildClips } from '../../../testing/build-clip.ts';
import { readBrief } from '../../read-brief.ts';

const clips = buildClips(
  { id: 'bee', name: 'bee.mp4', description: 'A bee on a flower.' },
  { id: 'dog', name: 'dog.mp4', description: 'A dog runs on a beach.' },
  { id: 'city', name: 'IMG_3.MOV', description: 'City traffic at night.' },
);

/** The wishes that name things, with what they name and the clips that answer. */
function things(prompt: string): readonly string[] {
  return readBrief({ prompt, clips }).wishes.flatMap((wish) =>
    'clips' in wish && wish.clips.length > 0
      ? [
          `${wish.kind} ${wish.clips.map(({ said, clips: found }) => `${said}: ${found.map(({ clipId }) => clipId)}`)}`,
        ]
      : [],
  );
}

describe('What is said before the reel', () => {
  it.each([
    ['is what most of it shows', 'A calm 15 second dog reel', ['prefer dog: dog']],
    ['is so behind what asks for a reel', 'make a beach video', ['prefer beach: dog']],
    ['is so beside a mood', 'funny dog video', ['prefer dog: dog']],
    ['is so of a time of day', 'a 20 second night reel', ['prefer night: city']],
    ['is nothing where no clip shows it', 'a birthday video', []],
    ['is nothing where it says how or where', 'a quick instagram reel', []],
    ['is a clip where that is there already', 'End on the dog video', ['close the dog video: dog']],
    ['is not meant where it is told', 'We watched a dog video yesterday. 10 seconds.', []],
    ['is left out where it is refused', 'not a dog reel please', ['exclude a dog reel: dog']],
  ] as const)('%s', (_, prompt, wishes) => {
    expect(things(prompt)).toEqual(wishes);
  });

  it('leaves the pace and the length that stand with it', () => {
    const kinds = readBrief({ prompt: 'a slow 20 second dog reel', clips }).wishes.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['length', 'pace', 'prefer']);
    const slow = readBrief({ prompt: 'slow 20 second reel', clips }).wishes;
    expect(slow).toMatchObject([
      { kind: 'pace', pace: 'slow' },
      { kind: 'length', amount: { bound: 'exactly', value: 20 } },
    ]);
  });

  it('is most of the reel as one that is about it is', () => {
    const degrees = ['a dog reel', 'a reel about the dog'].map((prompt) =>
      readBrief({ prompt, clips }).wishes.flatMap((wish) => (wish.kind === 'prefer' ? [wish.degree] : [])),
    );
    expect(degrees).toEqual([['mostly'], ['mostly']]);
  });
});
