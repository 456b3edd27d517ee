import { describe, expect, test } from 'vitest';
import { planSketches } from '../testing/plan-sketches.ts';

const NAMES = ['kettle', 'bread', 'butter', 'jam', 'plate', 'window', 'garden', 'spoon', 'radio', 'chair'];
const CLIPS = NAMES.map((id) => ({ id, name: `${id}.mp4`, seconds: 9, labels: [] }));

function lengthsOf(prompt: string) {
  const { ids, lengths, total } = planSketches(prompt, ...CLIPS);
  const of = (id: string): number => lengths[ids.indexOf(id)] ?? 0;
  return { of, ids, total };
}

describe('A length of each is of the list before it where there is more than the list', () => {
  test.each([
    'kettle, bread and butter 4 seconds each, the rest is up to you. 40 seconds total',
    'show the kettle, the bread and the butter for 4 seconds each, 40 seconds',
  ])('%s', (prompt) => {
    const { of, ids, total } = lengthsOf(prompt);
    expect(['kettle', 'bread', 'butter'].map(of)).toEqual([4, 4, 4]);
    expect(ids.length).toBeGreaterThan(6);
    expect(total).toBeCloseTo(40, 0);
  });

  test('what is said of shots is said of all', () => {
    const { of } = lengthsOf('kettle, bread, butter and jam, 3 seconds a shot, 24 seconds');
    expect(of('kettle')).toBeCloseTo(3, 1);
    expect(of('bread')).toBeCloseTo(3, 1);
  });
});

describe('One that is shorter than each of the others makes the reel shorter', () => {
  test.each([
    'only kettle, bread and butter, in that order, 6 seconds each, end with the jam for 2 seconds',
    'kettle, bread and butter, 6 seconds each, then the jam, 2 seconds, and nothing else',
  ])('%s', (prompt) => {
    const { of, total } = lengthsOf(prompt);
    expect(['kettle', 'bread', 'butter', 'jam'].map(of)).toEqual([6, 6, 6, 2]);
    expect(total).toBe(20);
  });
});

describe('Each before its time, and a time behind what comes after', () => {
  const GERMAN = ['oma', 'opa', 'biene', 'abendsonne', 'tor', 'zaun'].map((id) => ({
    id,
    name: `${id}.mp4`,
    seconds: 9,
    labels: [],
  }));
  test.each([
    'Oma, Opa und die Biene je 4 Sekunden, am Schluss die Abendsonne 2 Sekunden, sonst nichts',
    'Oma, Opa und die Biene jeweils 4 Sekunden, am Schluss die Abendsonne 2 Sekunden, sonst nichts',
  ])('%s', (prompt) => {
    const { ids, lengths } = planSketches(prompt, ...GERMAN);
    expect(['oma', 'opa', 'biene', 'abendsonne'].map((id) => lengths[ids.indexOf(id)])).toEqual([4, 4, 4, 2]);
  });

  test('danach', () => {
    const prompt = 'erst Oma, dann Opa, dann die Biene, je 3 Sekunden, danach die Abendsonne, 5 Sekunden';
    const { ids, lengths } = planSketches(prompt, ...GERMAN);
    expect(['oma', 'opa', 'biene', 'abendsonne'].map((id) => lengths[ids.indexOf(id)])).toEqual([3, 3, 3, 5]);
  });
});
