import type { SubjectTrack } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { probeOf } from '../testing/blind-models.ts';
import { categoryFactsFor } from './categories.ts';
import type { ClipFacts } from './clip-facts.ts';
import { describe as inWords } from './description.ts';
import { labelFactsFor } from './labels.ts';
import { moodOf } from './mood.ts';

const categoriesFor = (facts: ClipFacts) => categoryFactsFor(facts).map(({ label }) => label);
const labelsFor = (...request: Parameters<typeof labelFactsFor>) =>
  labelFactsFor(...request).map(({ label }) => label);

const plain: ClipFacts = {
  measures: {
    sharpness: 70,
    motion: 0.2,
    camera: 'still',
    colourfulness: 25,
    warmth: 0,
    clippedShare: 0,
    loudnessLufs: null,
    speechShare: null,
  },
  brightness: 45,
  highlights: 70,
  isBlank: false,
  isShaky: false,
  cameraConfidence: 0.9,
  isMotionBlurred: false,
  tracks: [],
  shots: [{ startSeconds: 0, endSeconds: 8 }],
  isDamaged: false,
  durationSeconds: 8,
  action: 0.1,
  silentShare: 1,
  probe: probeOf(8),
  scenes: [],
  caption: null,
};

interface Changes extends Partial<Omit<ClipFacts, 'measures'>> {
  readonly measures?: Partial<ClipFacts['measures']>;
}

function clip({ measures, ...rest }: Changes): ClipFacts {
  return { ...plain, ...rest, measures: { ...plain.measures, ...measures } };
}

function track(
  label: string,
  x: number,
  size: { width: number; height: number },
  smile: number | null = null,
): SubjectTrack {
  const boxes = [0, 1, 2, 3].map((atSeconds) => ({
    atSeconds,
    box: { x, y: 0.1, ...size },
    confidence: 0.8,
  }));
  const kind = label === 'face' ? 'face' : 'object';
  return { kind, label, confidence: 0.8, presence: 1, area: size.width * size.height, boxes, smile };
}

const standing = { width: 0.15, height: 0.7 };
const woman = track('person', 0.2, standing);
const man = track('person', 0.6, standing);
const dog = track('dog', 0.7, { width: 0.15, height: 0.15 });
const bigFace = track('face', 0.4, { width: 0.25, height: 0.4 }, 0.8);

describe('the description', () => {
  it('says what blurs the frame', () => {
    const smeared = clip({ isMotionBlurred: true });
    expect(inWords(smeared)).toContain('blurred by movement');
    expect(labelsFor(smeared, [])).toContain('blurry');
    expect(inWords(clip({ measures: { sharpness: 10 } }))).toContain('out of focus');
  });

  it('is a whole sentence about what was seen and heard', () => {
    const facts = clip({ tracks: [woman, dog], silentShare: 0, measures: { speechShare: 0.7 } });
    expect(inWords(facts)).toBe(
      'A person and a dog, filmed with a steady camera; someone speaks for most of it.',
    );
  });

  it('counts people who stand and not arms that reach in', () => {
    expect(inWords(clip({ tracks: [woman, man] }))).toContain('Two people');
    const arm = (x: number) => track('person', x, { width: 0.4, height: 0.3 });
    expect(inWords(clip({ tracks: [arm(0), arm(0.6)] }))).toMatch(/^A person/);
  });

  it('calls a large face a close-up', () => {
    expect(inWords(clip({ tracks: [woman, bigFace] }))).toMatch(/^Close-up of a person/);
  });

  it('claims nothing where nothing was recognised', () => {
    expect(inWords(clip({}))).toBe('A scene, filmed with a steady camera; there is no sound.');
  });

  it('says nothing of focus and camera where there is nothing to see', () => {
    const black = clip({
      isBlank: true,
      brightness: 0,
      highlights: 0,
      measures: { sharpness: 0, colourfulness: 0 },
    });
    expect(inWords(black)).toBe('A blank, dark picture; there is no sound.');
    expect(labelsFor(black, [])).toEqual(['low light', 'blank']);
    const white = { ...black, brightness: 100, highlights: 100 };
    expect(inWords(white)).toBe('A blank, gray picture; there is no sound.');
    expect(labelsFor(white, [])).toEqual(['bright', 'blank']);
  });

  it('denies speech only where there is none', () => {
    const heard = (speechShare: number) => inWords(clip({ silentShare: 0, measures: { speechShare } }));
    expect(heard(0)).toContain('but nobody speaks');
    expect(inWords(clip({ silentShare: 0.9, measures: { speechShare: 0 } }))).toContain(
      'with hardly any sound, and nobody speaks',
    );
    expect(heard(0.1)).toContain('with sound, and someone speaks briefly');
    expect(heard(0.3)).toContain('someone speaks for a part of it');
  });

  it('takes small things for far away only where they are large when near', () => {
    const small = (label: string) => track(label, 0.4, { width: 0.05, height: 0.05 });
    expect(inWords(clip({ tracks: [small('keyboard'), small('mouse')] }))).toMatch(
      /^A scene with a keyboard and a mouse, filmed/,
    );
    expect(inWords(clip({ tracks: [small('car')] }))).toContain('a car in the distance');
  });

  it('counts things as people do', () => {
    const large = (label: string, x: number) => track(label, x, { width: 0.3, height: 0.3 });
    const two = (label: string) => inWords(clip({ tracks: [large(label, 0), large(label, 0.6)] }));
    expect(two('mouse')).toMatch(/^Two mice/);
    expect(two('scissors')).toMatch(/^Scissors/);
    expect(two('tv')).toMatch(/^Two TVs/);
    expect(inWords(clip({ tracks: [woman, bigFace, large('chair', 0.5)] }))).toMatch(
      /^Close-up of a person with a chair/,
    );
  });

  it('says that a part is damaged', () => {
    expect(inWords(clip({ isDamaged: true }))).toMatch(/there is no sound\. A part of it is damaged\.$/);
  });

  it('counts shots, and takes a stray frame for none', () => {
    const shots = (...ends: number[]) =>
      ends.map((endSeconds, at) => ({ startSeconds: ends[at - 1] ?? 0, endSeconds }));
    expect(inWords(clip({ shots: shots(3, 8) }))).toContain('in two shots');
    expect(labelsFor(clip({ shots: shots(3, 8) }), [])).toContain('several shots');
    expect(inWords(clip({ shots: shots(0.04, 8) }))).not.toContain('shots');
  });

  it('describes the frame itself where nothing was recognised', () => {
    const facts = clip({
      action: 0.35,
      measures: { colourfulness: 60, camera: 'handheld', speechShare: 0 },
      silentShare: 0,
    });
    expect(inWords(facts)).toBe('A lively, colorful scene, filmed by hand; with sound, but nobody speaks.');
  });

  it('gives a number of things where it stays, and else says several', () => {
    const bottle = (x: number) => track('bottle', x, { width: 0.1, height: 0.4 });
    const bottles = [bottle(0.1), bottle(0.4), bottle(0.7)];
    expect(inWords(clip({ tracks: bottles }))).toMatch(/^Three bottles/);
    const passing = bottles.map((one, at) => ({
      ...one,
      boxes: at === 0 ? one.boxes : one.boxes.slice(0, 2),
    }));
    expect(inWords(clip({ tracks: [...passing, bottle(0.9)].slice(0, 3) }))).toMatch(/^Several bottles/);
  });

  it('says several where one comes after the other', () => {
    const passing = Array.from({ length: 5 }, (_, at) => {
      const one = track('car', 0.2, { width: 0.3, height: 0.2 });
      return { ...one, boxes: one.boxes.map((box) => ({ ...box, atSeconds: box.atSeconds + 2 * at })) };
    });
    expect(inWords(clip({ tracks: passing }))).toMatch(/^Several cars/);
  });

  it('does not make small things far away the subject', () => {
    const car = (x: number) => track('car', x, { width: 0.03, height: 0.03 });
    expect(inWords(clip({ tracks: [car(0.2), car(0.7)] }))).toBe(
      'A scene with two cars in the distance, filmed with a steady camera; there is no sound.',
    );
  });

  it('tells someone lit against black from a frame that is too dark', () => {
    expect(inWords(clip({ tracks: [woman], brightness: 10 }))).toContain('against a dark background');
    expect(inWords(clip({ tracks: [woman], brightness: 10, highlights: 20 }))).toContain('in low light');
  });

  it('says what is wrong with the light and the camera', () => {
    const facts = clip({ brightness: 9, isShaky: true, measures: { camera: 'shaky', sharpness: 5 } });
    expect(inWords(facts)).toBe('A dark scene, out of focus, filmed with a shaky camera; there is no sound.');
  });
});

describe('labels', () => {
  it.each<[string, Changes]>([
    ['low light', { brightness: 10 }],
    ['bright', { brightness: 80 }],
    ['colorful', { measures: { colourfulness: 60 } }],
    ['black and white', { measures: { colourfulness: 1 } }],
    ['fast motion', { action: 0.7 }],
    ['blurry', { measures: { sharpness: 10 } }],
    ['speech', { measures: { speechShare: 0.5 } }],
    ['handheld', { measures: { camera: 'handheld' } }],
    ['close-up', { tracks: [bigFace] }],
    ['smile', { tracks: [bigFace] }],
    ['people', { tracks: [woman, man] }],
  ])('include %s where the clip earns it, and not otherwise', (label, changes) => {
    expect(labelsFor(clip(changes), [])).toContain(label);
    expect(labelsFor(plain, [])).not.toContain(label);
  });

  it('do not see a smile in a face too small to show one', () => {
    const farFace = track('face', 0.4, { width: 0.03, height: 0.05 }, 0.9);
    expect(labelsFor(clip({ tracks: [farFace] }), [])).not.toContain('smile');
  });

  it('tell what they rest on, and how surely', () => {
    const seen = clip({ tracks: [{ ...dog, confidence: 0.65 }], brightness: 12, cameraConfidence: 0.7 });
    expect(labelFactsFor(seen, ['holiday', 'dog'])).toEqual([
      { label: 'dog', source: 'recognised', confidence: 0.65 },
      { label: 'low light', source: 'measured', confidence: 0.6 },
      { label: 'steady', source: 'measured', confidence: 0.7 },
      { label: 'holiday', source: 'named', confidence: null },
    ]);
  });

  it.each([
    [18, null],
    [17.9, 0.5],
    [6, 0.75],
    [0, 1],
  ])(
    'are the surer the farther a measure lies beyond its threshold: a brightness of %s',
    (brightness, confidence) => {
      const fact = labelFactsFor(clip({ brightness }), []).find(({ label }) => label === 'low light');
      if (confidence === null) expect(fact).toBeUndefined();
      else expect(fact?.confidence).toBeCloseTo(confidence, 2);
    },
  );

  it('are few, without repeats, and put what was recognised first', () => {
    const labels = labelsFor(clip({ tracks: [woman, dog], action: 0.7, brightness: 80 }), [
      'dog',
      'beach',
      'party',
      'summer',
      'sun',
    ]);
    expect(labels.slice(0, 2).sort()).toEqual(['dog', 'person']);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.length).toBeLessThanOrEqual(12);
  });
});

describe('mood and categories', () => {
  it.each<[string, Changes]>([
    ['dark', { brightness: 5 }],
    ['happy', { tracks: [bigFace] }],
    ['playful', { tracks: [woman, dog], action: 0.3 }],
    ['energetic', { action: 0.7 }],
    ['exciting', { action: 0.7, measures: { loudnessLufs: -10 } }],
    ['calm', { action: 0.02 }],
    ['peaceful', { action: 0.02, measures: { colourfulness: 60 } }],
    ['neutral', { action: 0.2 }],
  ])('call the mood %s', (mood, changes) => {
    const told = moodOf(clip(changes));
    expect(told.mood).toBe(mood);
    if (mood === 'neutral') expect(told.confidence).toBeNull();
    else expect(told.confidence).toBeGreaterThanOrEqual(0.5);
  });

  it('name the worlds of what was recognised and nothing else', () => {
    expect(categoriesFor(plain)).toEqual([]);
    expect(categoriesFor(clip({ tracks: [woman, dog] }))).toEqual(['people', 'pets']);
    expect(categoriesFor(clip({ tracks: [track('pizza', 0.3, { width: 0.5, height: 0.5 })] }))).toEqual([
      'food',
    ]);
  });

  it('say how surely', () => {
    const talk = clip({
      tracks: [{ ...woman, confidence: 0.95 }, dog, bigFace],
      measures: { speechShare: 0.9 },
      scenes: [{ label: 'garden', place: 'in a garden', categories: ['nature'], confidence: 0.6 }],
    });
    const pets = track('cat', 0.3, { width: 0.2, height: 0.2 });
    const twoPets = clip({
      tracks: [
        { ...dog, confidence: 0.5 },
        { ...pets, confidence: 0.7 },
      ],
    });
    expect(categoryFactsFor(talk)).toEqual([
      { label: 'people', source: 'recognised', confidence: 0.95 },
      { label: 'pets', source: 'recognised', confidence: dog.confidence },
      // 90 % of talk where 30 % make a tutorial.
      { label: 'tutorial', source: 'measured', confidence: expect.closeTo(0.75) },
      { label: 'nature', source: 'recognised', confidence: 0.6 },
    ]);
    expect(categoryFactsFor(twoPets)).toEqual([{ label: 'pets', source: 'recognised', confidence: 0.7 }]);
  });
});
