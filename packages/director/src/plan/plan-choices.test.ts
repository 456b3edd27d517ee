import {
  type Brief,
  CUT_GAIN_DB_MIN,
  MUSIC_GAIN_DB_MIN,
  playedSeconds,
  type Wish,
  type WishOf,
} from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { mergeBrief } from '../merge-brief.ts';
import { readBrief } from '../prompt/read-brief.ts';
import { buildClips } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';
import { type DirectorMusic, wishedMusic } from './wishes/wished-music.ts';

const beats = Array.from({ length: 240 }, (_, index) => index / 2);
const track: DirectorMusic = {
  settings: {
    ...{ beats, downbeats: beats.filter((_, index) => index % 4 === 0), bpm: 120 },
    ...{ startSeconds: 8, endSeconds: 120, gainDb: 0, isDucked: false, isCutToBeat: false },
  },
  track: { dropSeconds: 32 },
};
const clips = buildClips(
  ...Array.from({ length: 12 }, (_, at) => ({ name: `IMG_${at}.mp4`, seconds: 20, labels: [`thing ${at}`] })),
);

const wordless = { span: null, said: '', certainty: 'sure', source: 'creator' } as const;
const pace = (is: 'slow' | 'medium' | 'fast'): Wish => ({
  ...{ kind: 'pace', id: 'pace-chosen', ...wordless, pace: is, course: null },
});
const sound = (is: WishOf<'sound'>['sound']): Wish => ({
  ...{ kind: 'sound', id: 'sound-chosen', ...wordless, sound: is },
});
const music = (is: WishOf<'music'>['music']): Wish => ({
  ...{ kind: 'music', id: 'music-chosen', ...wordless, music: is, style: null, clips: [] },
});

function planned(prompt: string, chosen: readonly Wish[], of: DirectorMusic | null = null) {
  const read = readBrief({ prompt, clips });
  const edits: Brief = { ...read, wishes: [...chosen], notUsed: [], removed: [] };
  const brief = mergeBrief(read, edits, prompt);
  const plan = planEdit({ prompt, clips, brief, music: of });
  const seconds = plan.selectedClips.map((cut) => playedSeconds(cut));
  return {
    brief,
    style: plan.style,
    averageSeconds: seconds.reduce((sum, one) => sum + one, 0) / seconds.length,
    clipsAreHeard:
      plan.style?.sound !== 'mute' && plan.selectedClips.some((cut) => (cut.gainDb ?? 0) > CUT_GAIN_DB_MIN),
    trackIsHeard: of !== null && wishedMusic(of, brief.wishes).gainDb > MUSIC_GAIN_DB_MIN,
  };
}

describe('a pace that was chosen below the prompt', () => {
  it.each(['a 24 second reel', 'a slow 24 second reel', 'a 24 second reel with fast cuts of one second'])(
    'is that of the reel, whatever stands in the prompt: %s',
    (prompt) => {
      const [slow, medium, fast] = (['slow', 'medium', 'fast'] as const).map((is) =>
        planned(prompt, [pace(is)]),
      );
      expect([slow, medium, fast].map((one) => one?.style?.pace)).toEqual(['slow', 'medium', 'fast']);
      expect(slow?.averageSeconds).toBeGreaterThan(1.5 * (fast?.averageSeconds ?? 99));
    },
  );

  it('leaves words about the length of cuts unused', () => {
    expect(planned('24 seconds, 1 second a shot', [pace('slow')]).brief.notUsed).toMatchObject([
      { said: expect.stringContaining('1 second a shot'), why: 'overruled' },
    ]);
  });
});

describe('a sound that was chosen below the prompt', () => {
  const PROMPTS = [
    'a 24 second reel',
    '24 seconds, no sound',
    '24 seconds, only music',
    '24 seconds, no music',
  ];

  it.each(PROMPTS)('is what is heard of clips and track, whatever stands in the prompt: %s', (prompt) => {
    const heard = (...chosen: readonly Wish[]) => {
      const { clipsAreHeard, trackIsHeard } = planned(prompt, chosen, track);
      return { clipsAreHeard, trackIsHeard };
    };
    expect(heard(sound('original'), music('add'))).toEqual({ clipsAreHeard: true, trackIsHeard: true });
    expect(heard(music('only'))).toEqual({ clipsAreHeard: false, trackIsHeard: true });
    expect(heard(sound('original'), music('none'))).toEqual({ clipsAreHeard: true, trackIsHeard: false });
    expect(heard(sound('mute'), music('none'))).toEqual({ clipsAreHeard: false, trackIsHeard: false });
  });

  it('leaves it to the prompt how the music is used, as long as there is any', () => {
    const isOnBeat = (chosen: Wish) =>
      planned('24 seconds, cut to the beat', [chosen], track).brief.wishes.some(
        (wish) => wish.kind === 'music' && wish.music === 'onBeat',
      );
    expect(isOnBeat(music('only'))).toBe(true);
    expect(isOnBeat(music('none'))).toBe(false);
  });

  it('is that of the clips alone where there is no track', () => {
    for (const prompt of PROMPTS) {
      expect(planned(prompt, [sound('original')]).clipsAreHeard).toBe(true);
      expect(planned(prompt, [sound('mute')]).clipsAreHeard).toBe(false);
    }
  });
});
