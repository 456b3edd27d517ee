import type { ClipReference, WishKind } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const said = (words: string) =>
  words.split(' ').map((text, at) => ({ text, startSeconds: 2 + at * 0.4, endSeconds: 2.3 + at * 0.4 }));
const clips = buildClips(
  {
    id: 'talk',
    name: 'noor-interview.mp4',
    seconds: 30,
    labels: ['person', 'speech'],
    speech: [{ startSeconds: 2, endSeconds: 20 }],
    words: said('I was an accountant and then my mother sold me her kiln for one euro'),
  },
  { id: 'kiln', name: 'kiln.mp4', seconds: 12, labels: ['fire'], description: 'A kiln with a fire in it.' },
  { id: 'torch', name: 'ben-torch.mp4', seconds: 12, labels: ['person', 'fire'] },
  {
    id: 'accident',
    name: 'IMG_7711.mp4',
    seconds: 12,
    labels: ['fire'],
    description: 'A towel catches fire.',
  },
  { id: 'baby', name: 'IMG_7712.mp4', seconds: 12, description: 'A baby plays with clay.' },
  { id: 'snow', name: 'IMG_7713.mp4', seconds: 12, description: 'A snowman stands by a fence.' },
  { id: 'song', name: 'queen-song.mp4', seconds: 12, labels: ['person'] },
);

function named(prompt: string, kind: WishKind): readonly ClipReference[] {
  return readBrief({ prompt, clips }).wishes.flatMap((wish) =>
    wish.kind === kind && 'clips' in wish ? wish.clips : [],
  );
}
const idsOf = (prompt: string, kind: WishKind) =>
  named(prompt, kind).flatMap((one) => one.clips.map(({ clipId }) => clipId));

describe('What a talk is about', () => {
  it.each([
    ['start with the bit about her mother', 'open'],
    ['use the part where Noor talks about her mother', 'include'],
    ['use only what Noor says about her mother, then the kiln', 'order'],
  ] as const)('%s: is a moment of the talk', (prompt, kind) => {
    const talk = named(prompt, kind).find((one) => one.clips.some(({ clipId }) => clipId === 'talk'));
    expect(talk?.spokenWords).toContain('mother');
  });

  it.each([
    'from the interview only keep the part where she talks about her mother',
    'in the Noor interview just the bit where she says her mother sold her the kiln',
  ])('leaves the other clips in: %s', (prompt) => {
    expect(idsOf(prompt, 'include')).toEqual(['talk']);
    expect(named(prompt, 'include')[0]?.spokenWords).toContain('mother');
    expect(named(prompt, 'only')).toEqual([]);
  });

  it('is a clip where nobody talks of it', () => {
    expect(idsOf('start with the bit about the snowman', 'open')).toEqual(['snow']);
  });
});

describe('Names', () => {
  it.each([
    ['acaba com o boneco de neve', 'close', 'snow'],
    ['termine avec le bonhomme de neige', 'close', 'snow'],
    ['empieza con el muñeco de nieve', 'open', 'snow'],
  ] as const)('of several words are one thing: %s', (prompt, kind, id) => {
    expect(idsOf(prompt, kind)).toEqual([id]);
  });

  it('are kept from what only looks like what is left out', () => {
    const left = idsOf("start with the kiln, then Ben's torch. don't use the fire", 'exclude');
    expect(left).toContain('accident');
    expect(left).not.toContain('torch');
  });

  it('of clips are no music that is asked for', () => {
    expect(idsOf('the song should be at the end', 'close')).toEqual(['song']);
    expect(idsOf('use some upbeat music', 'include')).toEqual([]);
  });
});

describe('Clips without something', () => {
  it('are all that do not show it', () => {
    const left = idsOf('the clips without a baby are left out', 'exclude');
    expect(left).not.toContain('baby');
    expect(left).toHaveLength(clips.length - 1);
  });
});

describe('Words of time', () => {
  it.each([
    'a 20 second reel of our Sunday',
    'a reel of our July',
    'un reel de nuestro domingo',
    'um reel do nosso domingo',
    'un reel de notre dimanche',
    'ein Reel von unserem Sonntag',
  ])('name the reel and no clip: %s', (prompt) => {
    expect(readBrief({ prompt, clips }).wishes.filter(({ kind }) => kind !== 'length')).toEqual([]);
  });

  it.each([
    ['reel from yesterday with the kiln first', 'open'],
    ['use the clips from yesterday with the kiln first', 'open'],
    ['un reel de ayer con el kiln al final', 'close'],
    ['ein Reel von gestern mit dem kiln am Ende', 'close'],
  ] as const)('say when clips are from, which tells nothing: %s', (prompt, kind) => {
    expect(idsOf(prompt, kind)).toEqual(['kiln']);
  });

  it('tell what was done where nothing names the clips by them', () => {
    expect(readBrief({ prompt: 'yesterday the kiln broke at the end', clips }).wishes).toEqual([]);
  });
});
