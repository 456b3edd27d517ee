import { type EditingPlan, MUSIC_GAIN_DB_MIN, playedSeconds } from '@cutroom/contract';
import { countOnBeats } from '@cutroom/reel';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';
import { type DirectorMusic, wishedMusic } from './wishes/wished-music.ts';

const beats = Array.from({ length: 240 }, (_, index) => index / 2);
const music: DirectorMusic = {
  settings: {
    beats,
    downbeats: beats.filter((_, index) => index % 4 === 0),
    bpm: 120,
    startSeconds: 8,
    endSeconds: 120,
    gainDb: 0,
    isDucked: false,
    isCutToBeat: false,
  },
  track: { dropSeconds: 32 },
};
const clips = buildClips(
  { name: 'waves.mp4', seconds: 12, labels: ['ocean'] },
  { name: 'dog.mp4', seconds: 12, labels: ['dog'] },
  { name: 'market.mp4', seconds: 12, labels: ['market'] },
  { name: 'castle.mp4', seconds: 12, labels: ['castle'] },
);
const planOf = (prompt: string, track: DirectorMusic | null = music) =>
  planEdit({ prompt, clips, music: track });
const outcomesOf = ({ brief }: EditingPlan) =>
  (brief?.outcomes ?? []).flatMap(({ wishId, outcome, reason }) => {
    const wish = brief?.wishes.find(({ id }) => id === wishId);
    return wish?.kind === 'music' ? [{ music: wish.music, outcome, reason }] : [];
  });
const settingsOf = (prompt: string) => wishedMusic(music, planOf(prompt).brief?.wishes ?? []);

describe('Where the track starts', () => {
  const best = 94;
  const track: DirectorMusic = {
    settings: { ...music.settings, startSeconds: best, isCutToBeat: true },
    track: { dropSeconds: null, bestStartSeconds: best },
  };
  const short = { ...track, settings: { ...track.settings, endSeconds: 20 } };
  const long = buildClips(
    ...['ocean', 'dog', 'market', 'castle', 'boat'].map((label) => ({
      ...{ name: `${label}.mp4`, seconds: 30, labels: [label] },
    })),
  );
  const planned = (prompt: string, of: DirectorMusic) => planEdit({ prompt, clips: long, music: of });
  const secondsOf = ({ selectedClips }: EditingPlan) =>
    selectedClips.reduce((sum, cut) => sum + playedSeconds(cut), 0);

  it('is its best passage, or the last bar from which it lasts as long as the reel', () => {
    expect(planned('20 second reel', track).musicStartSeconds).toBeUndefined();
    const plan = planned('Add music, 60 second reel', track);
    const { musicStartSeconds: start = -1 } = plan;
    expect(music.settings.downbeats).toContain(start);
    const left = 120 - start - secondsOf(plan);
    expect(left).toBeGreaterThan(-0.02);
    expect(left).toBeLessThan(4.1);
    const { onBeat, joins } = countOnBeats(plan.selectedClips, { ...track.settings, startSeconds: start });
    expect(onBeat).toBe(joins);
    expect(outcomesOf(plan)).toEqual([{ music: 'add', outcome: 'met', reason: null }]);
  });

  it('goes back to its best passage once a reel is short enough, and stays where somebody set it', () => {
    const moved = { ...track, settings: { ...track.settings, startSeconds: 58, isStartChosen: false } };
    expect(planned('20 second reel', moved).musicStartSeconds).toBe(best);
    const chosen = { ...track, settings: { ...track.settings, isStartChosen: true } };
    const plan = planned('Cut to the beat, 60 second reel', chosen);
    expect(plan.musicStartSeconds).toBeUndefined();
    expect(plan.description).toContain('the track ends at 0:26');
    expect(outcomesOf(plan)).toMatchObject([{ outcome: 'partly' }]);
  });

  it('is its beginning where the track is shorter than the reel, which is said', () => {
    const plan = planned('Add music, 60 second reel', short);
    expect(plan.musicStartSeconds).toBe(0);
    expect(outcomesOf(plan)).toEqual([
      { music: 'add', outcome: 'partly', reason: 'The track ends at 0:20, before the reel does.' },
    ]);
    expect(plan.description).toContain('the track ends at 0:20');
  });
});

describe('A prompt about the project’s own track', () => {
  it('is cut to the beat where it says so', () => {
    const plan = planOf('Cut to the beat, 20 seconds');
    const { onBeat, joins } = countOnBeats(plan.selectedClips, music.settings);
    expect(joins).toBeGreaterThan(3);
    expect(onBeat).toBe(joins);
    expect(outcomesOf(plan)).toEqual([{ music: 'onBeat', outcome: 'met', reason: null }]);
    expect(plan.description).toContain('Every cut is on the beat.');
    expect(plan.selectedClips.reduce((sum, cut) => sum + playedSeconds(cut), 0)).toBeCloseTo(20, 1);
    expect(settingsOf('Cut to the beat')).toEqual({ ...music.settings, isCutToBeat: true });
  });

  describe('while somebody talks without a pause', () => {
    // Each word lies over a beat, so that no frames can change between words and on a beat.
    const words = Array.from({ length: 8 }, (_, at) => ({
      text: `w${at}`,
      startSeconds: 0.6 + at / 2,
      endSeconds: 1.08 + at / 2,
    }));
    const speech = [{ startSeconds: 0.5, endSeconds: 4.7 }];
    const talk = { id: 'talk', seconds: 12, labels: ['person', 'talking'], speech, words };
    const views = Array.from({ length: 5 }, (_, at) => ({ id: `view-${at}`, seconds: 12 }));
    const isInWord = (seconds: number) =>
      words.some(
        ({ startSeconds, endSeconds }) => seconds > startSeconds + 0.01 && seconds < endSeconds - 0.01,
      );
    const cuts = (prompt: string) => {
      const plan = planEdit({ prompt, clips: buildClips(talk, ...views), music });
      const talks = plan.selectedClips.filter(({ clipId }) => clipId === 'talk');
      return { ...plan, talks, count: countOnBeats(plan.selectedClips, music.settings) };
    };

    it('changes frames on the beat and has the word heard on to the end of its sentence under the next', () => {
      const { talks, count, description } = cuts('start with me talking, cut to the beat, 12 seconds');
      const inWords = talks.filter(({ endTime }) => isInWord(endTime));
      expect(inWords.length).toBeGreaterThan(0);
      for (const { endTime, audio } of inWords) {
        const heardUntil = endTime + (audio?.tailSeconds ?? 0);
        expect(heardUntil).toBeGreaterThanOrEqual(4.7);
      }
      expect(count.onBeat).toBe(count.joins);
      expect(description).toContain('Every cut is on the beat.');
    });

    it('is on the beat throughout where nothing but the track is heard', () => {
      const { count } = cuts('start with me talking, only music, cut to the beat, fast cuts, 15 seconds');
      expect(count.joins).toBeGreaterThan(8);
      expect(count.onBeat).toBe(count.joins);
    });

    it.each([
      'cut to the beat, 20 seconds',
      'cut to the beat, fast cuts, 12 seconds',
      'only the talking, cut to the beat',
    ])('breaks off no word: %s', (prompt) => {
      for (const { endTime, audio } of cuts(prompt).talks)
        expect(isInWord(endTime + (audio?.tailSeconds ?? 0))).toBe(false);
    });
  });

  it.each([
    ['make the music louder', 6, 9],
    ['the music is too loud', -6, -9],
  ])('is as loud as it says, the same with the next take: %s', (prompt, gainDb, further) => {
    const { brief } = planOf(prompt);
    expect(outcomesOf(planOf(prompt))).toMatchObject([{ outcome: 'met' }]);
    const from = (before: number) =>
      wishedMusic({ ...music, settings: { ...music.settings, gainDb: before } }, brief?.wishes ?? []).gainDb;
    expect([from(0), from(gainDb), from(further)]).toEqual([gainDb, gainDb, further]);
  });

  it('does not count beats for each cut, and says so', () => {
    expect(outcomesOf(planOf('one clip per bar'))).toMatchObject([
      { music: 'onBeat', outcome: 'partly', reason: expect.stringContaining('How many beats a cut lasts') },
    ]);
    expect(settingsOf('one clip per bar').isCutToBeat).toBe(true);
  });

  it('is not cut to it, and not down under talk, where the prompt says so and the card does not', () => {
    const settings = { ...music.settings, isCutToBeat: true, isDucked: true };
    const { brief, description } = planOf('don’t cut on the beat, no ducking', { ...music, settings });
    expect(wishedMusic({ ...music, settings }, brief?.wishes ?? [])).toEqual({
      ...settings,
      ...{ isCutToBeat: false, isDucked: false },
    });
    expect(brief?.outcomes).toMatchObject([{ outcome: 'met' }, { outcome: 'met' }]);
    expect(description).not.toContain('beat');
  });

  it('is cut to it without a word where the card says so, and not where it does not', () => {
    const isCutToBeat = { ...music, settings: { ...music.settings, isCutToBeat: true } };
    const cut = planOf('A day by the sea', isCutToBeat);
    expect(countOnBeats(cut.selectedClips, music.settings)).toMatchObject({
      onBeat: cut.selectedClips.length - 1,
    });
    expect(planOf('A day by the sea').description).not.toContain('beat');
  });

  it('counts joins where cuts in slow motion end in the reel', () => {
    const quick = clips.map((clip) => ({ ...clip, framesPerSecond: 60 }));
    const prompt = 'cut to the beat, slow motion on the dog, 12 seconds';
    const plan = planEdit({ prompt, clips: quick, music });
    expect(plan.selectedClips.some(({ speed }) => speed !== undefined)).toBe(true);
    expect(countOnBeats(plan.selectedClips, music.settings).onBeat).toBe(plan.selectedClips.length - 1);
    expect(outcomesOf(plan)).toEqual([{ music: 'onBeat', outcome: 'met', reason: null }]);
  });

  it.each([
    ['fast', 2],
    ['slow', 8],
  ])('at a %s pace has cuts of about %i beats', (pace, count) => {
    const { selectedClips } = planOf(`${pace} cuts on the beat, 24 seconds`);
    const seconds = selectedClips.map(playedSeconds).toSorted((a, b) => a - b);
    expect(seconds[seconds.length >> 1]).toBeCloseTo(count / 2, 1);
  });

  const TEMPI = [60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 174, 190];
  const trackOf = (bpm: number, beatsOfBar: number): DirectorMusic => {
    const all = Array.from({ length: 600 }, (_, index) => 0.1 + (index * 60) / bpm);
    const downbeats = all.filter((_, index) => index % beatsOfBar === 0);
    return {
      settings: { ...music.settings, bpm, beats: all, downbeats, startSeconds: 0.1, isCutToBeat: true },
      track: music.track,
    };
  };
  const cutTo = (track: DirectorMusic, prompt: string) => {
    const { selectedClips } = planOf(prompt, track);
    const seconds = selectedClips.map(playedSeconds).toSorted((a, b) => a - b);
    return { seconds, selectedClips, usual: seconds[seconds.length >> 1] ?? 0 };
  };

  describe.each([4, 3])('in bars of %i', (beatsOfBar) => {
    it.each(TEMPI)(
      'at %i BPM has fast cuts of 0.55 to 1.15 s, each on a beat, and lasts as long as is asked',
      (bpm) => {
        const track = trackOf(bpm, beatsOfBar);
        const { selectedClips, seconds, usual } = cutTo(track, 'fast cuts, 20 seconds');
        expect(usual).toBeGreaterThan(0.55);
        expect(usual).toBeLessThan(1.15);
        const { onBeat, joins } = countOnBeats(selectedClips, track.settings);
        expect(onBeat).toBe(joins);
        expect(seconds.reduce((sum, own) => sum + own, 0)).toBeCloseTo(20, 1);
      },
    );

    it.each(TEMPI)('at %i BPM has slower cuts the calmer it is to be', (bpm) => {
      const track = trackOf(bpm, beatsOfBar);
      const [fast, medium, slow] = ['fast cuts', 'a day by the sea', 'calm, slow cuts'].map(
        (wish) => cutTo(track, `${wish}, 24 seconds`).selectedClips.length,
      );
      expect(fast).toBeGreaterThan((medium ?? 0) * 1.4);
      expect(medium).toBeGreaterThan((slow ?? 0) * 1.4);
      expect(slow).toBeGreaterThanOrEqual(4);
    });
  });

  it('has it start at its drop, go down under speech, or be silent', () => {
    expect(settingsOf('start at the drop').startSeconds).toBe(32);
    expect(settingsOf('keep the music quiet under the talking').isDucked).toBe(true);
    expect(settingsOf('no music').gainDb).toBe(MUSIC_GAIN_DB_MIN);
    expect(settingsOf('A day by the sea')).toEqual(music.settings);
  });

  it('says that a track rises nowhere', () => {
    const flat = { ...music, track: { dropSeconds: null } };
    expect(outcomesOf(planOf('start at the drop', flat))[0]?.outcome).toBe('partly');
  });

  it('hears nothing but the track, or one clip under it', () => {
    // By each cut's own level, so that one can be heard again on the timeline.
    const alone = planOf('only music');
    expect(alone.style?.sound).toBe('original');
    expect(alone.selectedClips.map(({ gainDb }) => gainDb)).toEqual(alone.selectedClips.map(() => -60));
    expect(outcomesOf(alone).map(({ outcome }) => outcome)).toEqual(['met']);
    expect(planOf('no sound', null).style?.sound).toBe('mute');
    const plan = planOf('only music, but keep the sound of the ocean');
    expect(plan.style?.sound).toBe('original');
    const gains = plan.selectedClips.map(({ clipId, gainDb }) => [clipId === 'clip-1', gainDb ?? 0]);
    expect(gains.every(([isOcean, gainDb]) => gainDb === (isOcean ? 0 : -60))).toBe(true);
    expect(outcomesOf(plan).map(({ outcome }) => outcome)).toEqual(['met', 'met']);
  });
});

it('Without a track a wish for music is not possible, and says what is', () => {
  const plan = planOf('only upbeat music, cut to the beat', null);
  expect(plan.style?.sound).toBe('original');
  for (const { outcome, reason } of outcomesOf(plan)) {
    expect(outcome).toBe('notPossible');
    expect(reason).toContain('add a track of your own');
  }
  expect(plan.description).toContain('add a track of your own');
});
