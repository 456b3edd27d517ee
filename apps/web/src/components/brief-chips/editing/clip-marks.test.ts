import { expect, it } from 'vitest';
import { SAMPLE_CLIP } from '../../../testing/sample-project.ts';
import { sampleBrief, sampleReference, sampleWish } from '../testing/sample-brief.ts';
import { editsOf, forgetChange, removeWish } from './brief-edits.ts';
import { marksOf, NOTHING_READ, withMark } from './clip-marks.ts';
import { isMark } from './is-mark.ts';

const [beach, forest] = [
  { ...SAMPLE_CLIP, id: 'beach' },
  { ...SAMPLE_CLIP, id: 'forest' },
];

it('a clip is marked one way or the other, never both, and others keep theirs', () => {
  const first = withMark(withMark(NOTHING_READ, beach, 'include'), forest, 'exclude');
  expect([...marksOf(first)]).toEqual([
    ['beach', 'include'],
    ['forest', 'exclude'],
  ]);
  const turned = withMark(first, beach, 'exclude');
  expect(marksOf(turned).get('beach')).toBe('exclude');
  expect(turned.wishes).toHaveLength(2);
  expect([...marksOf(withMark(turned, beach, null)).keys()]).toEqual(['forest']);
});

it('marks are changes by hand, which go along with the prompt', () => {
  expect(editsOf(withMark(NOTHING_READ, beach, 'include'))).toMatchObject({
    wishes: [{ kind: 'include', source: 'creator', span: null, said: '', certainty: 'sure' }],
    removed: [],
  });
});

it('what the prompt says of the same clip is no mark, and stays', () => {
  const read = sampleWish('exclude', { clips: [sampleReference('beach')] });
  const brief = withMark(sampleBrief([read]), beach, 'include');
  expect(brief.wishes.map(isMark)).toEqual([false, true]);
  expect(withMark(brief, beach, null).wishes).toEqual([read]);
});

it('a mark that is taken off leaves nothing behind that would silence the prompt', () => {
  const brief = withMark(NOTHING_READ, beach, 'exclude');
  const id = brief.wishes[0]?.id ?? '';
  expect(removeWish(brief, id)).toMatchObject({ wishes: [], removed: [] });
  expect(forgetChange(brief, id)).toMatchObject({ wishes: [], removed: [] });
});
