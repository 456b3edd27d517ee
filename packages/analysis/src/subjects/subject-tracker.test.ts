import { describe, expect, it } from 'vitest';
import { type FaceSighting, trackSubjects } from './subject-tracker.ts';

const thing = (label: string, x: number, confidence = 0.8, y = 0.3) => ({
  label,
  confidence,
  box: { x, y, width: 0.2, height: 0.3 },
});
const face = (x: number, confidence: number, smile: number | null): FaceSighting => ({
  ...thing('face', x, confidence),
  smile,
});
const seen = (objects: ReturnType<typeof thing>[][]) =>
  objects.map((found, index) => ({ atSeconds: index / 2, objects: found, faces: [] }));

describe('trackSubjects', () => {
  it('makes one track of a thing that moves and is missed once', () => {
    const tracks = trackSubjects(
      seen([[thing('dog', 0.1)], [thing('dog', 0.2)], [], [thing('dog', 0.35)], [thing('dog', 0.45)]]),
    );
    expect(tracks).toHaveLength(1);
    expect(tracks[0]).toMatchObject({ kind: 'object', label: 'dog', presence: 0.8, smile: null });
    expect(tracks[0]?.area).toBeCloseTo(0.06, 6);
  });

  it('keeps two of a kind apart', () => {
    const tracks = trackSubjects(seen([1, 2, 3].map(() => [thing('cup', 0.1), thing('cup', 0.6)])));
    expect(tracks.map(({ boxes }) => boxes.length)).toEqual([3, 3]);
  });

  it('does not believe what was sure only once, nor what was never sure', () => {
    expect(trackSubjects(seen([[thing('cat', 0.1, 0.9)], [], []]))).toEqual([]);
    expect(trackSubjects(seen([1, 2, 3, 4].map(() => [thing('cat', 0.1, 0.45)])))).toEqual([]);
  });

  it('follows a thing in a clip so long that it is looked at every ten seconds', () => {
    const seldom = [0, 1, 2, 3].map((look) => ({
      atSeconds: look * 10,
      objects: [thing('dog', 0.1 + 0.02 * look)],
      faces: [],
    }));
    expect(trackSubjects(seldom).map(({ boxes }) => boxes.length)).toEqual([4]);
  });

  it('starts a new track after a long absence', () => {
    const gap = Array.from({ length: 8 }, () => []);
    const there = [[thing('car', 0.1)], [thing('car', 0.1)]];
    expect(trackSubjects(seen([...there, ...gap, ...there]))).toHaveLength(2);
  });

  it('counts the share of a face that smiles, and knows nothing where nobody looked', () => {
    const sightings = (smiles: (number | null)[]) =>
      smiles.map((smile, index) => ({ atSeconds: index / 2, objects: [], faces: [face(0.4, 0.9, smile)] }));
    expect(trackSubjects(sightings([0.9, 0.1, 0.8, 0.7]))[0]?.smile).toBe(0.75);
    expect(trackSubjects(sightings([null, null]))[0]?.smile).toBeNull();
  });
});
