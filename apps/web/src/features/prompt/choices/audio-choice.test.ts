import type { Brief, Wish, WishOf } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { editsOf } from '../../../components/brief-chips/editing/brief-edits.ts';
import { NOTHING_READ } from '../../../components/brief-chips/editing/clip-marks.ts';
import { sampleBrief, sampleWish } from '../../../components/brief-chips/testing/sample-brief.ts';
import { audioChoice } from './audio-choice.ts';

const sound = (is: WishOf<'sound'>['sound']) => sampleWish('sound', { sound: is }, { id: `sound-${is}` });
const music = (is: WishOf<'music'>['music']) =>
  sampleWish('music', { music: is, style: null, clips: [] }, { id: `music-${is}` });
const asks = ({ wishes }: Brief) =>
  wishes.map((wish: Wish) =>
    wish.kind === 'sound' ? wish.sound : wish.kind === 'music' ? `music ${wish.music}` : wish.kind,
  );

it('offers of a track only what a project with one can have', () => {
  expect(audioChoice(NOTHING_READ, true).options).toEqual([
    'Clips and music',
    'Only music',
    'Only the clips',
    'No sound',
  ]);
  expect(audioChoice(NOTHING_READ, false).options).toEqual(['The clips’ own', 'No sound']);
});

it.each([
  ['Clips and music', ['original', 'music add']],
  ['Only music', ['music only']],
  ['Only the clips', ['original', 'music none']],
  ['No sound', ['mute', 'music none']],
])('%s asks for %j, is shown as chosen, and leaves nothing behind', (option, wishes) => {
  const brief = audioChoice(NOTHING_READ, true).choose(option);
  expect(asks(brief)).toEqual(wishes);
  expect(audioChoice(brief, true)).toMatchObject({ counts: option, chosen: option, left: 'Auto' });
  const other = audioChoice(brief, true).choose('Only music');
  expect(asks(other)).toEqual(['music only']);
  expect(editsOf(audioChoice(brief, true).choose(null))).toBeNull();
});

it.each([
  [[music('add')], 'Clips and music'],
  [[music('onBeat')], 'Clips and music'],
  [[sound('original')], 'Clips and music'],
  [[sound('mute')], 'Only music'],
  [[music('only'), sound('original')], 'Only music'],
  [[music('none')], 'Only the clips'],
  [[music('none'), sound('mute')], 'No sound'],
  [[music('keepSound')], null],
])('what the text says of a track is shown (%#)', (wishes, counts) => {
  const choice = audioChoice(sampleBrief(wishes), true);
  expect(choice).toMatchObject({ counts, chosen: null });
  expect(choice.left).toBe(counts === null ? 'Auto' : `As in the text: ${counts}`);
});

it('without a track the text says it of the clips alone', () => {
  expect(audioChoice(sampleBrief([sound('mute')]), false).counts).toBe('No sound');
  expect(audioChoice(sampleBrief([sound('original')]), false).counts).toBe('The clips’ own');
  expect(audioChoice(NOTHING_READ, false).choose('The clips’ own').wishes).toMatchObject([
    { kind: 'sound', source: 'creator' },
  ]);
});

it('takes the place of what the text says of the same, and not of how the music is used', () => {
  const brief = sampleBrief([sound('mute'), music('add'), music('onBeat'), music('keepSound')]);
  expect(asks(audioChoice(brief, true).choose('Only music'))).toEqual([
    ...['mute', 'music onBeat', 'music keepSound', 'music only'],
  ]);
  expect(asks(audioChoice(brief, true).choose('Only the clips'))).toEqual([
    ...['music keepSound', 'original', 'music none'],
  ]);
});
