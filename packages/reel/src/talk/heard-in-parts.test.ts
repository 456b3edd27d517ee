import type { SelectedClip } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { AUDIO_RATE, SAMPLES_PER_FRAME } from '../audio/audio-format.ts';
import { gainAt } from '../audio/gain-envelope.ts';
import { reelAudio } from '../audio/reel-audio.ts';
import { speechIntervals } from '../audio/speech-intervals.ts';
import { reelTimeline } from '../timeline/reel-timeline.ts';
import { captionsOf } from '../titles/captions.ts';
import { withoutSilences } from './without-silences.ts';

const said = (text: string, startSeconds: number, endSeconds: number) => ({ text, startSeconds, endSeconds });
const clip = (id: string, words: ReturnType<typeof said>[]) => ({
  ...{ id, sha256: id, probe: { durationSeconds: 20, width: 180, height: 320, audio: {} } },
  analysis: { framing: { mode: 'fit' as const }, shots: [], faces: [], speech: words, words, language: 'en' },
});
/** Three sentences, with 'um' between the first two and a pause before the third. */
const clips = [
  clip('talk', [
    said('One', 0.4, 1.5),
    said('two.', 1.6, 3.1),
    said('Um', 3.3, 3.6),
    said('three', 3.9, 4.6),
    said('four.', 4.7, 5.4),
    said('Five', 6.9, 8),
    said('six.', 8.1, 11),
  ]),
  clip('beach', []),
];
const plan: SelectedClip[] = [
  {
    ...{ clipId: 'talk', startTime: 0.3, endTime: 2, order: 0 },
    audio: { leadSeconds: 0, tailSeconds: 6.5, shiftSeconds: 0 },
  },
  { clipId: 'beach', startTime: 0, endTime: 6.5, order: 1 },
  { clipId: 'talk', startTime: 8.5, endTime: 11, order: 2 },
];
const shorter = withoutSilences(plan, clips, { pauseSeconds: 0.7, isWithoutFillers: true });
const timeline = reelTimeline(
  { selectedClips: shorter, style: { pace: 'medium', sound: 'original', captions: true } },
  clips,
);
const audio = reelAudio(timeline);

it('Talk in parts is as loud all along, but where one part becomes the next', () => {
  const talk = audio.cuts.filter(({ cut }) => cut.sourceId === 'talk');
  expect(talk).toHaveLength(3);
  const quiet = talk.flatMap(({ start, envelope }) =>
    Array.from({ length: Math.floor(envelope.samples / SAMPLES_PER_FRAME) }, (_, frame) => frame)
      .filter((frame) => gainAt(envelope, frame * SAMPLES_PER_FRAME) < 0.99)
      .map((frame) => start + frame),
  );
  const joins = talk.map(({ start }) => start);
  const isAtJoin = (frame: number) => joins.some((join) => Math.abs(frame - join) <= 1);
  expect(quiet.filter((frame) => !isAtJoin(frame))).toEqual([]);
  expect(talk[1]?.envelope.samples).toBeGreaterThan(AUDIO_RATE);
});

it('Captions are read in their order, each word while it is said, without what was taken out', () => {
  const captions = captionsOf(timeline.spec.cuts);
  const words = captions.flatMap((caption) => caption.words);
  expect(words.map(({ text }) => text)).toEqual(['One', 'two.', 'three', 'four.', 'Five', 'six.']);
  for (const { text, start } of words) {
    const word = clips[0]?.analysis.words.find((each) => each.text === text);
    const part = audio.cuts.find(
      (each) => each.cut.sourceId === 'talk' && each.start <= start + 1 && start + 1 < each.end,
    );
    const seconds = (part?.sourceSeconds ?? 0) + (start - (part?.start ?? 0)) / 30;
    expect(Math.abs(seconds - (word?.startSeconds ?? 0))).toBeLessThan(0.05);
  }
});

it('Music stays down while somebody speaks, as long as it is heard now', () => {
  const seconds = speechIntervals(audio).reduce((sum, each) => sum + each.endSeconds - each.startSeconds, 0);
  const spoken = 1.1 + 1.5 + 0.7 + 0.7 + 1.1 + 2.9;
  expect(seconds).toBeGreaterThan(spoken - 0.1);
  expect(seconds).toBeLessThan(spoken + 1);
});
