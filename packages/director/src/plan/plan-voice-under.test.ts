import { playedSeconds, REEL_FPS } from '@cutroom/contract';
import { describe, expect, it, test } from 'vitest';
import { readBrief } from '../prompt/read-brief.ts';
import { buildClips, type ClipSketch } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';

const CLIPS = buildClips(
  {
    ...{ id: 'talk', name: 'interview.mp4', seconds: 16, labels: ['person', 'talking'] },
    speech: [{ startSeconds: 1, endSeconds: 6 }],
  },
  ...['market', 'boat', 'tower'].map(
    (label): ClipSketch => ({ id: label, name: `${label}.mp4`, seconds: 12, labels: [label] }),
  ),
);
const SAYINGS = [
  'use the interview as a voice-over',
  'voiceover from the interview under the rest',
  'the narration over the other clips',
  'lay the interview under the other clips',
  'interview as narration',
];
const IN_OTHER_LANGUAGES = [
  'usa la entrevista como voz en off',
  'coloca a entrevista como voz off',
  'nimm das Interview als Off-Stimme',
  "utilise l'interview en voix off",
];
const plan = (prompt: string) => planEdit({ prompt, clips: CLIPS });

describe('A clip as a voice-over', () => {
  it.each([...SAYINGS, ...IN_OTHER_LANGUAGES])('is read: %s', (prompt) => {
    const { wishes } = readBrief({ prompt, clips: CLIPS });
    expect(wishes.map((wish) => (wish.kind === 'speech' ? wish.speech : wish.kind))).toEqual(['under']);
  });

  it.each(SAYINGS)('is heard under the others and not shown: %s', (prompt) => {
    const { selectedClips, brief } = plan(prompt);
    expect(selectedClips.map(({ clipId }) => clipId)).not.toContain('talk');
    expect(selectedClips[0]?.audioFrom).toEqual({ clipId: 'talk', startSeconds: 0.8 });
    expect(brief?.outcomes.map(({ outcome }) => outcome)).toEqual(['met']);
  });

  test('goes on from cut to cut until the talk is over', () => {
    const { selectedClips } = plan(`${SAYINGS[0]}, 12 seconds, no transitions`);
    let due = 0.8;
    for (const cut of selectedClips) {
      if (due < 6.2 - 1 / REEL_FPS) expect(cut.audioFrom?.startSeconds).toBeCloseTo(due, 1);
      if (due > 6.2 + 1 / REEL_FPS) expect(cut.audioFrom).toBeUndefined();
      due += playedSeconds(cut);
    }
    expect(selectedClips.some(({ audioFrom }) => audioFrom === undefined)).toBe(true);
  });

  test.each([
    [SAYINGS[0], 14, 14.4],
    [`${SAYINGS[0]}, 10 seconds`, 14, 10],
    [SAYINGS[0], 3, 3.4],
    [`${SAYINGS[0]}, cuts of two seconds`, 14, 14],
  ])('makes the reel as long as its talk where nothing else says how long: %s', (prompt, talk, seconds) => {
    const [voice, ...others] = CLIPS;
    if (voice === undefined) throw new Error('An interview was sketched');
    const speech = [{ startSeconds: 1, endSeconds: 1 + talk }];
    const clips = [{ ...voice, analysis: { ...voice.analysis, speech, durationSeconds: 20 } }, ...others];
    const { selectedClips } = planEdit({ prompt: prompt ?? '', clips });
    const length = selectedClips.reduce((sum, cut) => sum + playedSeconds(cut), 0);
    expect(length).toBeCloseTo(seconds, 0);
  });

  test.each([`${SAYINGS[0]}, cut out the pauses`, `${SAYINGS[0]}, without ums and pauses`])(
    'is heard without its pauses, while the frames go on: %s',
    (prompt) => {
      const [voice, ...others] = CLIPS;
      if (voice === undefined) throw new Error('An interview was sketched');
      const speech = [
        { startSeconds: 1, endSeconds: 5 },
        { startSeconds: 8, endSeconds: 14 },
      ];
      const clips = [{ ...voice, analysis: { ...voice.analysis, speech, durationSeconds: 16 } }, ...others];
      const { selectedClips } = planEdit({ prompt: `${prompt}, no transitions`, clips });
      const heard = selectedClips.flatMap((cut) =>
        cut.audioFrom === undefined
          ? []
          : [[cut.audioFrom.startSeconds, cut.audioFrom.startSeconds + playedSeconds(cut)] as const],
      );
      const middle = (5 + 8) / 2;
      expect(heard.some(([start, end]) => start < middle && middle < end)).toBe(false);
      for (const second of [1.5, 4.5, 8.5, 13.5])
        expect(heard.some(([start, end]) => start <= second && second < end)).toBe(true);
      expect(selectedClips.reduce((sum, cut) => sum + playedSeconds(cut), 0)).toBeCloseTo(10.8, 0);
      for (const cut of selectedClips) expect(playedSeconds(cut)).toBeGreaterThanOrEqual(0.5);
    },
  );

  test('makes it no longer than the clips that are shown', () => {
    const [voice, boat] = CLIPS;
    if (voice === undefined || boat === undefined) throw new Error('Clips were sketched');
    const speech = [{ startSeconds: 1, endSeconds: 41 }];
    const clips = [{ ...voice, analysis: { ...voice.analysis, speech, durationSeconds: 45 } }, boat];
    const { selectedClips } = planEdit({ prompt: SAYINGS[0] ?? '', clips });
    expect(selectedClips.reduce((sum, cut) => sum + playedSeconds(cut), 0)).toBeLessThanOrEqual(12);
  });

  test('is not laid in a silent reel, nor where nobody talks', () => {
    expect(
      plan(`${SAYINGS[0]}, no sound`).selectedClips.some(({ audioFrom }) => audioFrom !== undefined),
    ).toBe(false);
    const mute = planEdit({ prompt: 'use the boat as a voice-over', clips: CLIPS });
    expect(mute.selectedClips.every(({ audioFrom }) => audioFrom === undefined)).toBe(true);
    expect(mute.brief?.outcomes.map(({ outcome }) => outcome)).not.toContain('met');
  });

  test('a voice that no clip has is still what cannot be made', () => {
    for (const prompt of [
      'add a voice-over',
      'record a narration',
      'put a voice over on it that explains the town',
      'mit Sprecher',
      'avec une voix off',
    ])
      expect(readBrief({ prompt, clips: CLIPS }).wishes.map(({ kind }) => kind)).toContain('unsupported');
  });
});
