import { describe, expect, it, test } from 'vitest';
import { oldUpload } from '../testing/old-files.ts';
import { hasArrived, supersededUploads } from './project-files.ts';
import { type BegunUploads, sortBegun, withElsewhereTaken } from './uploads-elsewhere.ts';

const arriving = oldUpload('arriving', 'receiving', { isArriving: true });
const quiet = oldUpload('quiet', 'receiving');
const ALL = [arriving, quiet];

const locks = (changes: Partial<Parameters<typeof sortBegun>[1]>) => ({
  looked: new Set(ALL.map(({ id }) => id)),
  held: new Set<string>(),
  begunHere: new Set<string>(),
  ...changes,
});
const idsOf = ({ inOtherTab, onOtherDevice, stopped }: BegunUploads) =>
  [inOtherTab, onOtherDevice, stopped].map((uploads) => uploads.map(({ id }) => id));

describe('of uploads that this page does not send', () => {
  it.each([
    ['nothing is said before anybody has looked', { looked: new Set<string>() }, [], [], []],
    ['what arrives comes from another device', {}, [], ['arriving'], ['quiet']],
    [
      'what a tab of this browser holds is there',
      { held: new Set(['arriving', 'quiet']) },
      ['arriving', 'quiet'],
      [],
      [],
    ],
    [
      'what was begun here and no tab holds has stopped, however short ago',
      { begunHere: new Set(['arriving']) },
      [],
      [],
      ['arriving', 'quiet'],
    ],
  ])('%s', (_, changes, inOtherTab, onOtherDevice, stopped) => {
    expect(idsOf(sortBegun(ALL, locks(changes)))).toEqual([inOtherTab, onOtherDevice, stopped]);
  });
});

const file = { name: 'arriving.mp4', size: 100 };

test.each([
  ['once it is known who sends it', locks({})],
  ['before anybody has looked', locks({ looked: new Set() })],
])('a file that arrives from another device is there for who chooses it here: %s', (_, known) => {
  const others = withElsewhereTaken({ clips: [], uploads: ALL }, sortBegun(ALL, known));
  expect(hasArrived(file, others)).toBe(true);
  expect(supersededUploads([file], others)).toEqual([]);
});

test('what stopped makes way for the file that is chosen again', () => {
  const known = sortBegun(ALL, locks({ begunHere: new Set(['arriving']) }));
  const others = withElsewhereTaken({ clips: [], uploads: ALL }, known);
  expect(hasArrived(file, others)).toBe(false);
  expect(supersededUploads([file], others)).toEqual([arriving]);
});
