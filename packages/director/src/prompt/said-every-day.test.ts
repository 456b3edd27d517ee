import { describe, expect, it } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClips } from '../testing/build-clip.ts';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed(['horse', 'cake', 'boat', 'kite']);
const talk = buildClips(
  { id: 'lake', labels: ['lake'] },
  { id: 'talk', labels: ['person', 'speech'], speech: [{ startSeconds: 1, endSeconds: 5 }] },
);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const kindsOf = (prompt: string) => wishes(prompt).map(({ kind }) => kind);
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));

describe('What is left of shares', () => {
  it.each([
    ['half of it the horse, the rest the cake', 0.5],
    ['a third of it the horse and the rest the cake', 2 / 3],
  ])('%s: is the share of the others', (prompt, left) => {
    const [, rest] = wishes(prompt).filter(({ kind }) => kind === 'share');
    expect(rest).toMatchObject({ measure: { of: 'reel', share: expect.closeTo(left, 3) } });
    expect(idsOf(prompt, 'share')).toEqual(['horse', 'cake']);
  });

  it('takes the halves of a reel for its parts', () => {
    expect(kindsOf('first half of the video the horse, second half the boat')).toEqual([
      'section',
      'section',
    ]);
  });
});

describe('Longer and shorter', () => {
  it.each(['make the horse clip longer', 'give the horse more time than the others'])(
    '%s: is said of one clip',
    (prompt) => {
      expect(wishes(prompt)).toEqual([expect.objectContaining({ kind: 'hold', than: 'longer' })]);
      expect(idsOf(prompt, 'hold')).toEqual(['horse']);
    },
  );

  it('is said of all cuts where it names none', () => {
    expect(kindsOf('make the clips longer')).toContain('cutLength');
  });
});

describe('Words over the reel', () => {
  it.each([
    ["'MAY' on the first shot and 'BYE' on the last", ['opening', 'ending']],
    ['with a big title SAIL AWAY', ['opening']],
    ['text "so strong" during the kite', ['clips']],
  ])('%s: stand where they are said to', (prompt, places) => {
    const titles = wishes(prompt).filter(({ kind }) => kind === 'title');
    expect(titles.map((title) => ('at' in title ? title.at : null))).toEqual(places);
    expect(kindsOf(prompt)).not.toContain('include');
  });
});

describe('A list of its own', () => {
  it.each(['kite and submarine', 'a calm summer video, kite and submarine, 12 seconds'])(
    '%s: is read though one thing of two is not there',
    (prompt) => {
      expect([...idsOf(prompt, 'only'), ...idsOf(prompt, 'include')]).toContain('kite');
    },
  );

  it('begins with the part that is called its beginning', () => {
    expect(
      kindsOf('Begin: kite. Middle: horse. End: cake.').filter((kind) => kind === 'section'),
    ).toHaveLength(3);
  });
});

describe('Speed and numbers', () => {
  it('speeds up the clip that is named', () => {
    expect(idsOf('make the boat play at double speed', 'speed')).toEqual(['boat']);
  });

  it.each(['denoise it', 'get rid of the wind', 'make the sound better', 'reduce the hum'])(
    '%s: asks for clear voices',
    (prompt) => {
      expect(wishes(prompt)).toEqual([expect.objectContaining({ kind: 'speech', speech: 'clear' })]);
    },
  );

  it('takes a number of the best clips for a number of clips', () => {
    expect(wishes('show the best 3 clips only')).toEqual([
      expect.objectContaining({ kind: 'count', amount: { bound: 'exactly', value: 3 } }),
    ]);
  });
});

describe('Said at length', () => {
  it('takes a wish in the conditional for one', () => {
    expect(idsOf("I'd love it if the horse came first", 'open')).toEqual(['horse']);
  });

  it('gives every clip the seconds that are asked of each', () => {
    expect(kindsOf('give me the 5 most interesting seconds of every clip')).toEqual(['cutLength']);
  });

  it('leaves out no clip for a part of it', () => {
    expect(idsOf('cut out the part where nothing happens in the cake clip', 'exclude')).toEqual([]);
  });

  it('takes what leaves it open for no clip', () => {
    expect(wishes('surprise me')).toEqual([]);
  });

  it('takes the look that tells a clip for no look of the reel', () => {
    expect(kindsOf('without the black and white one')).not.toContain('grade');
  });
});

describe('What stands at the ends', () => {
  it('is the clip, and not the reel that it is in', () => {
    expect(idsOf('a romantic summer reel with the boat as the last shot', 'close')).toEqual(['boat']);
  });

  it.each([
    ['start with me talking', 'open'],
    ['end with me talking', 'close'],
  ])('%s: gives the talk its place', (prompt, kind) => {
    expect(readBrief({ prompt, clips: talk }).wishes).toEqual([expect.objectContaining({ kind })]);
    expect(idsIn(readBrief({ prompt, clips: talk }).wishes)).toEqual(['talk']);
  });
});

describe('Talk, and what is said of the rest', () => {
  it('is cut shorter, and not off', () => {
    const { wishes: read } = readBrief({ prompt: 'cut the speech to 5 seconds', clips: talk });
    expect(read).toEqual([expect.objectContaining({ kind: 'hold', amount: { bound: 'exactly', value: 5 } })]);
    expect(idsIn(read)).toEqual(['talk']);
  });

  it('is heard under others where it is to be the voice-over', () => {
    const { wishes: read } = readBrief({ prompt: 'use the talking as voiceover over the lake', clips: talk });
    expect(read).toContainEqual(expect.objectContaining({ kind: 'speech', speech: 'under' }));
    expect(read.map(({ kind }) => kind)).not.toContain('unsupported');
  });

  it('begins in its clip at the second that is said', () => {
    const { wishes: read } = readBrief({ prompt: 'start at 0:03 of the talk', clips: talk });
    expect(read).toEqual([
      expect.objectContaining({ kind: 'clipPart', part: { part: 'from', atSeconds: 3 } }),
    ]);
  });

  it('quietens the rest', () => {
    const levels = wishes('boat loud, rest quiet').filter(({ kind }) => kind === 'level');
    expect(levels).toContainEqual(expect.objectContaining({ of: 'others' }));
    expect(kindsOf('boat loud, rest quiet')).not.toContain('include');
  });

  it('asks nothing of a rest that is normal', () => {
    expect(kindsOf('boat in fast motion, rest normal')).toEqual(['speed']);
  });
});

describe('How it looks', () => {
  it('of letters cannot be asked for', () => {
    expect(kindsOf('title "Hello", white text')).toEqual(['title', 'name', 'unsupported']);
  });

  it('is that of the whole reel, which an exception is told', () => {
    const { outcomes = [] } = planEdit({ prompt: 'black and white except the boat', clips }).brief ?? {};
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['met', 'notPossible']);
  });

  it.each([
    ['vintage film look', 'vintage'],
    ['color pop', 'vivid'],
    ['high contrast', 'vivid'],
  ])('%s: is a look', (prompt, look) => {
    expect(wishes(prompt)).toContainEqual(expect.objectContaining({ kind: 'grade', look }));
  });
});

describe('The same in other languages', () => {
  const others = clipsNamed(['perro', 'flor', 'chien', 'cachorro', 'hund', 'blume']);
  const read = (prompt: string) => readBrief({ prompt, clips: others }).wishes;

  it.each(['solo los 3 mejores clips', 'só os 3 melhores clipes', 'seulement les 3 meilleurs clips'])(
    '%s: is a number of clips, and not the third',
    (prompt) => {
      expect(read(prompt)).toEqual([
        expect.objectContaining({ kind: 'count', amount: { bound: 'exactly', value: 3 } }),
      ]);
    },
  );

  it.each([
    ['allonge le clip du chien', 'longer', 'chien'],
    ['raccourcis le clip du chien', 'shorter', 'chien'],
    ['verlängere den Hundeclip', 'longer', 'hund'],
  ])('%s: is said of that clip', (prompt, than, clip) => {
    expect(read(prompt)).toEqual([expect.objectContaining({ kind: 'hold', than })]);
    expect(idsIn(read(prompt))).toContain(clip);
  });

  it("takes the 'mi' of 'mi perro' for no person", () => {
    expect(idsIn(read('un vídeo de mi perro'))).toEqual(['perro']);
  });
});
