import type { EditingPlan, HandoffMedia, SelectedClip } from '@cutroom/contract';
import type { HandoffMusic } from '../edit-music.ts';
import { type HandoffClip, type HandoffEdit, handoffEdit } from '../handoff-edit.ts';
import { mediaNames, musicFileName } from '../media-names.ts';

const following = [
  { atSeconds: 2, centerX: 0.3, centerY: 0.5 },
  { atSeconds: 3, centerX: 0.6, centerY: 0.5 },
  { atSeconds: 4, centerX: 0.4, centerY: 0.5 },
];
const WORDS = [
  { text: 'The', startSeconds: 5.2, endSeconds: 5.4 },
  { text: 'sea', startSeconds: 5.4, endSeconds: 5.7 },
  { text: 'is', startSeconds: 5.7, endSeconds: 5.9 },
  { text: 'warm.', startSeconds: 5.9, endSeconds: 6.3 },
];

function clip(id: string, name: string, more: Partial<HandoffClip['file']> = {}, words = WORDS): HandoffClip {
  const file = {
    path: '',
    name,
    width: 1920,
    height: 1080,
    frameRate: { num: 30, den: 1 },
    audio: { channels: 2, sampleRate: 48_000 },
    ...more,
  };
  return {
    id,
    sha256: `content of ${id}`,
    file,
    probe: { durationSeconds: 10, width: file.width, height: file.height, audio: file.audio },
    analysis: {
      framing: { mode: 'crop', keyframes: following },
      shots: [{ startSeconds: 0, endSeconds: 10 }],
      words,
    },
  };
}

const CLIPS = [
  clip('beach', 'Strand & Möwen.MOV'),
  clip('tall', 'IMG_0042.mp4', { width: 1080, height: 1920, frameRate: { num: 60_000, den: 1001 } }, []),
  clip('drone', 'drone "high".mp4', { audio: null, frameRate: null }, []),
  clip('talk', 'talk.mp4', { audio: { channels: 1, sampleRate: 44_100 } }),
];

/** A wide clip followed, a tall one at another rate, one shown whole without audio, and a mono one. */
export function sampleClips(media: HandoffMedia): HandoffClip[] {
  const names = CLIPS.map(({ file }) => file.name);
  const paths = mediaNames(names, media).map((name) => `media/${name}`);
  return CLIPS.map((of, index) => ({ ...of, file: { ...of.file, path: paths[index] ?? '' } }));
}

export const SAMPLE_CLIPS: readonly HandoffClip[] = sampleClips('originals');

const selected = (clipId: string, order: number, more: Partial<SelectedClip>): SelectedClip => ({
  clipId,
  order,
  startTime: 2,
  endTime: 4,
  ...more,
});

export const SAMPLE_PLAN: Pick<EditingPlan, 'selectedClips' | 'style'> = {
  selectedClips: [
    selected('beach', 0, { reason: 'Sharp & bright, "most movement" <3' }),
    selected('tall', 1, { startTime: 1, endTime: 2.5, reason: 'A face' }),
    selected('drone', 2, { startTime: 0, endTime: 3, framing: { mode: 'fit' } }),
    selected('talk', 3, { startTime: 5, endTime: 7, gainDb: 6, reason: 'Speech' }),
    selected('beach', 4, { startTime: 6, endTime: 7.2 }),
  ],
  style: {
    pace: 'medium',
    sound: 'original',
    transition: 'crossfade',
    fadeIn: true,
    fadeOut: true,
    look: 'warm',
    titles: [{ text: 'Été à Lisbon', at: 'opening' }],
  },
};

export const SAMPLE_MUSIC: HandoffMusic = {
  music: {
    ...{ startSeconds: 12, endSeconds: 60, gainDb: 0, isDucked: true, downbeats: [] },
    loudness: { stepSeconds: 1, levelsDb: Array.from({ length: 60 }, () => -14) },
  },
  name: 'Été & Söhne.mp3',
  path: `media/music/${musicFileName('Été & Söhne.mp3', 'originals')}`,
  durationSeconds: 60,
};

export function sampleEditWithMusic(): HandoffEdit {
  return handoffEdit({ id: 7, title: 'With music' }, SAMPLE_PLAN, SAMPLE_CLIPS, SAMPLE_MUSIC);
}

export function sampleEdit(
  change: Partial<NonNullable<EditingPlan['style']>> = {},
  media: HandoffMedia = 'originals',
): HandoffEdit {
  const style = { pace: 'medium' as const, sound: 'original' as const, ...SAMPLE_PLAN.style, ...change };
  return handoffEdit({ id: 7, title: 'Été à "Lisbon"' }, { ...SAMPLE_PLAN, style }, sampleClips(media));
}

const inSync = { leadSeconds: 0, tailSeconds: 0, shiftSeconds: 0 };
const PULLED_AUDIO: Readonly<Record<number, SelectedClip['audio']>> = {
  0: { ...inSync, tailSeconds: 1 },
  3: { ...inSync, leadSeconds: 0.5 },
  4: { ...inSync, leadSeconds: -0.3 },
};

/**
 * Sound that goes on for a second under the next clip, begins half a second before its own,
 * and begins later than it.
 */
export const PULLED_PLAN: typeof SAMPLE_PLAN = {
  ...SAMPLE_PLAN,
  selectedClips: SAMPLE_PLAN.selectedClips.map((cut) => {
    const audio = PULLED_AUDIO[cut.order];
    return audio === undefined ? cut : { ...cut, audio };
  }),
};

export function pulledEdit(music: HandoffMusic | null = null): HandoffEdit {
  return handoffEdit({ id: 7, title: 'Pulled out' }, PULLED_PLAN, SAMPLE_CLIPS, music);
}
