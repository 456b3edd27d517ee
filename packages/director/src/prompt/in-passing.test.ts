import { describe, expect, it } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClips } from '../testing/build-clip.ts';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed([
  'mara-dive',
  'mara-relay',
  'mara-medal',
  'tom-dive',
  'tom-relay',
  'ferry',
  'lighthouse',
  'broken-oar',
]);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const kindsOf = (prompt: string) => wishes(prompt).map(({ kind }) => kind);
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));

describe('What is to be out', () => {
  it.each([
    'it was a lovely regatta and I want the ferry out and the lighthouse out',
    'the ferry and the lighthouse r OUT',
    "we'd like the ferry and the lighthouse gone please",
    'my boss wants the ferry and the lighthouse removed',
    "she doesn't want the ferry shown and she also doesn't want the lighthouse shown",
  ])('%s', (prompt) => {
    expect(idsOf(prompt, 'exclude')).toEqual(['ferry', 'lighthouse']);
    expect(kindsOf(prompt)).not.toContain('include');
  });

  it.each(['I want the ferry out on the lake', 'we need the ferry out in the bay'])(
    '%s: shows where it is',
    (prompt) => expect(kindsOf(prompt)).not.toContain('exclude'),
  );

  it('is no order of what stands behind it', () => {
    const prompt = 'the dive with Mara not the ferry then the medal';
    expect(idsOf(prompt, 'exclude')).toEqual(['ferry']);
  });

  it("takes what somebody does in a clip for no order: 'drops the oar'", () => {
    const brief = "Tom's relay, not the one where Mara drops the relay";
    expect(idsOf(brief, 'exclude')).toEqual(['mara-relay']);
    expect(idsOf('without the one where Tom starts the dive', 'exclude')).toEqual(['tom-dive']);
  });

  it('is not what a later word points to', () => {
    const prompt = 'no ferry! The lighthouse is lovely, so start with it';
    expect(idsOf(prompt, 'open')).toEqual(['lighthouse']);
    const both = 'the lighthouse by night. No ferry!! In the end put them again';
    expect(idsOf(both, 'close')).not.toContain('ferry');
  });
});

describe('Only somebody', () => {
  it('with a list behind the colon is that list of theirs', () => {
    expect(idsOf('only Mara: the dive and the relay', 'only')).toEqual(['mara-dive', 'mara-relay']);
    expect(idsOf('just tom: relay, dive, in that order', 'only')).toEqual(['tom-relay', 'tom-dive']);
  });

  it('is also said of him or her', () => {
    const ids = idsOf('Tom trains a lot. So only clips of him please', 'only');
    expect(ids).toEqual(['tom-dive', 'tom-relay']);
  });
});

describe('A list in brackets', () => {
  it('is none where it tells who somebody is', () => {
    expect(idsOf("my relay as the opener (I'm Tom, the ferry man)", 'open')).toContain('tom-relay');
  });
});

describe('What begins outside', () => {
  it.each(['start outside with the lighthouse', 'begin upstairs with the lighthouse'])('%s', (prompt) =>
    expect(idsOf(prompt, 'open')).toEqual(['lighthouse']),
  );
});

describe('What somebody is seen to do with it', () => {
  it('is one thing', () => {
    expect(idsOf('end with Mara diving into it', 'close')).toEqual(['mara-dive']);
    expect(kindsOf('end with Mara diving into it')).toEqual(['close']);
  });
});

describe('What it comes to in seconds', () => {
  it.each([
    'short and sweet, which I take to mean 20 seconds',
    'make it short, meaning 20 seconds',
    "Mara's whole summer in 20 seconds",
  ])('%s', (prompt) => {
    expect(wishes(prompt)).toContainEqual(
      expect.objectContaining({ kind: 'length', amount: { bound: 'exactly', value: 20 }, certainty: 'sure' }),
    );
    expect(kindsOf(prompt)).not.toContain('only');
  });

  it('is no reel of a few seconds', () => {
    expect(kindsOf('the ferry in 4 seconds, the lighthouse in 3')).not.toContain('length');
  });

  it('is how long a clip runs', () => {
    expect(wishes('the ferry matters: open with it and let it run for the full 9 seconds')).toContainEqual(
      expect.objectContaining({ kind: 'hold', amount: { bound: 'exactly', value: 9 } }),
    );
  });
});

describe('What asks for nothing', () => {
  it.each([
    'her elbow is in half of it',
    'he filmed this and his elbow is in half of it',
    'we loved a little film like this',
  ])('%s', (prompt) =>
    expect(kindsOf(prompt).filter((kind) => kind === 'share' || kind === 'grade')).toEqual([]),
  );

  it('writes no words that somebody says', () => {
    expect(kindsOf('start with me saying hello')).not.toContain('title');
    expect(kindsOf('start with the screen saying hello')).toContain('title');
  });

  it("plays nothing in full that is not to be cut out: 'don't cut it out'", () => {
    expect(kindsOf("turn the ferry down but don't cut it out")).not.toContain('clipPart');
    expect(kindsOf("don't cut the ferry")).toContain('clipPart');
  });

  it('looks like film where it is to look so', () => {
    expect(kindsOf('make it film like')).toEqual(['grade']);
  });
});

describe('Who is meant', () => {
  it('is none of several things', () => {
    const pool = clipsNamed(['mia-shapes-rolls', 'gran-shapes-rolls', 'mia-smiles']);
    const brief = readBrief({
      prompt: 'Mia is six and she shaped three rolls. I want lots of her',
      clips: pool,
    });
    expect(idsIn(brief.wishes.filter(({ kind }) => kind === 'prefer'))).toEqual([
      'mia-shapes-rolls',
      'mia-smiles',
    ]);
  });
});

describe('Words that are typed in haste', () => {
  it('are read as they were meant', () => {
    expect(idsOf('only use teh ferry adn the lighthouse', 'only')).toEqual(['ferry', 'lighthouse']);
  });
});

describe('States of things', () => {
  const kitchen = buildClips(
    { id: 'raw', name: 'torta-cruda.mp4', labels: ['cake'] },
    { id: 'ready', name: 'torta-final.mp4', labels: ['cake'] },
    { id: 'mess', name: 'cocina-desastre.mp4', labels: ['kitchen'] },
    { id: 'tidy', name: 'cocina.mp4', labels: ['kitchen'] },
  );
  const of = (prompt: string) => idsIn(readBrief({ prompt, clips: kitchen }).wishes);

  it("know the final cake as the finished one and a 'desastre' as a mess", () => {
    expect(of('end with the finished cake')).toEqual(['ready']);
    expect(of('without the messy kitchen')).toEqual(['mess']);
  });
});

describe('Names in another language', () => {
  it('tell more than what else a clip shows', () => {
    const cooking = buildClips(
      { id: 'table', name: 'ingredientes.mp4', labels: ['onion', 'milk', 'table'] },
      { id: 'onion', name: 'picando-cebolla.mp4', labels: ['onion', 'hands'] },
      { id: 'milk', name: 'leche.mp4', labels: ['milk', 'pan'] },
    );
    const plan = planEdit({ prompt: 'first the onion, then the milk', clips: cooking });
    expect(plan.selectedClips.slice(0, 2).map(({ clipId }) => clipId)).toEqual(['onion', 'milk']);
  });
});

describe('Rooms', () => {
  it('are known by what stands in them', () => {
    const flat = buildClips(
      { id: 'lounge', name: 'IMG_1.mp4', labels: ['living room', 'sofa'] },
      { id: 'cot', name: 'IMG_2.mp4', labels: ['bedroom', 'cot'] },
      { id: 'desk', name: 'IMG_3.mp4', labels: ['office', 'desk'] },
    );
    const brief = readBrief({ prompt: 'leave out the room with the cot', clips: flat });
    expect(idsIn(brief.wishes)).toEqual(['cot']);
  });
});

describe('A way from one place to another', () => {
  const town = clipsNamed(['quay', 'market', 'church', 'park']);
  const order = (prompt: string) =>
    planEdit({ prompt, clips: town })
      .selectedClips.map(({ clipId }) => clipId)
      .slice(0, 3);

  it.each([
    'walk us from the quay through the market to the church, and finish in the park',
    'from the quay past the market into the church',
    'vom quay durch den market in den church',
    'desde el quay por el market hasta el church',
  ])('%s', (prompt) => expect(order(prompt)).toEqual(['quay', 'market', 'church']));

  it('has three stations: of two the reel begins with the one and ends with the other', () => {
    const brief = readBrief({ prompt: 'from the quay to the church', clips: town });
    expect(brief.wishes.map(({ kind }) => kind)).toEqual(['open', 'close']);
  });
});

describe('How long it plays, said vaguely and taken back', () => {
  it.each([
    'the ferry as long as possible, no wait not that long, like 7 seconds, and the lighthouse 4',
    'the ferry really long, no wait, 7 seconds, the lighthouse 4 seconds',
  ])('%s', (prompt) => {
    expect(wishes(prompt)).toContainEqual(
      expect.objectContaining({
        kind: 'hold',
        amount: { bound: 'exactly', value: 7 },
        clips: [expect.objectContaining({ said: 'the ferry' })],
      }),
    );
  });
});
