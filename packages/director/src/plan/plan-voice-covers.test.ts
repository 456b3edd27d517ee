import { playedSeconds, type SelectedClip } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips, type ClipSketch } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';

const said = 'we bake on sundays and all the neighbours look on until it is dark'.split(' ');
const talk = (seconds: number): ClipSketch => ({
  ...{ id: 'talk', name: 'IMG_3001.mp4', seconds, labels: ['woman'] },
  speech: [
    { startSeconds: 0.6, endSeconds: seconds / 2 },
    { startSeconds: seconds / 2 + 0.4, endSeconds: seconds - 0.6 },
  ],
  words: said.map((text, at) => ({
    ...{ text, startSeconds: 0.6 + (at * (seconds - 2)) / said.length },
    endSeconds: 0.6 + ((at + 0.8) * (seconds - 2)) / said.length,
  })),
});
const sceneOf = (talkSeconds: number, otherSeconds: number) =>
  buildClips(
    talk(talkSeconds),
    ...['cake', 'boat', 'horse', 'tower'].map(
      (label): ClipSketch => ({ id: label, name: `${label}.mp4`, seconds: otherSeconds, labels: [label] }),
    ),
  );
const planOf = (prompt: string, clips = sceneOf(14, 9)) => planEdit({ prompt, clips });
const totalOf = (cuts: readonly SelectedClip[]) => cuts.reduce((sum, cut) => sum + playedSeconds(cut), 0);
/** From where of the talk each cut is heard, and for how long. */
const heardIn = (cuts: readonly SelectedClip[]) =>
  cuts.flatMap((cut) => {
    const start = cut.audioFrom?.startSeconds ?? (cut.clipId === 'talk' ? cut.startTime : null);
    return start === null ? [] : [{ start, end: start + playedSeconds(cut) }];
  });
/** Each thing once, where the same one comes again at once. */
const inTurn = (cuts: readonly SelectedClip[]) =>
  cuts.map(({ clipId }) => clipId).filter((id, at, all) => id !== all[at - 1]);

const OVER = [
  'let her talk, show the boat, the cake and the horse over it',
  'the boat, the cake and the horse as b-roll over her talking',
  'mientras habla, muestra el barco, el pastel y el caballo',
  'a voz dela continua por baixo do barco, do bolo e do cavalo',
  'zeig das Boot, den Kuchen und das Pferd, während sie redet',
  "montre le bateau, le gâteau et le cheval pendant qu'elle parle",
];

describe('Clips that are named to be seen over a voice', () => {
  it.each(OVER)('are all seen, in that order, and no others: %s', (prompt) => {
    expect(inTurn(planOf(prompt).selectedClips)).toEqual(['boat', 'cake', 'horse']);
  });

  it.each(OVER)('leave the talk whole, without a gap: %s', (prompt) => {
    const { selectedClips, brief } = planOf(prompt);
    const heard = heardIn(selectedClips);
    expect(heard).toHaveLength(selectedClips.length);
    expect(heard[0]?.start).toBeLessThanOrEqual(0.6);
    expect(heard.at(-1)?.end).toBeGreaterThanOrEqual(13.4);
    for (const [at, { start }] of heard.slice(1).entries()) expect(start).toBeCloseTo(heard[at]?.end ?? 0, 1);
    expect(new Set(brief?.outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['met']));
  });

  it('are all there is in a longer reel, too', () => {
    const { selectedClips } = planOf(`${OVER[0]}, 20 seconds`);
    expect(totalOf(selectedClips)).toBeCloseTo(20, 1);
    expect(inTurn(selectedClips)).toEqual(['boat', 'cake', 'horse']);
  });

  it('break the talk off in a shorter reel, which is told', () => {
    const { selectedClips, brief } = planOf(`${OVER[0]}, 8 seconds`);
    expect(totalOf(selectedClips)).toBeCloseTo(8, 1);
    expect(brief?.outcomes.map(({ reason }) => reason)).toContain('The reel is over before the talk is.');
  });

  it.each([
    'start on her face, then show the boat and the horse over it',
    'start with her talking, then show the boat and the horse while she keeps talking',
  ])('come behind whoever talks, where she is to be seen first, and she is heard once: %s', (prompt) => {
    const { selectedClips } = planOf(prompt);
    expect(inTurn(selectedClips)).toEqual(['talk', 'boat', 'horse']);
    const heard = heardIn(selectedClips);
    expect(heard[0]?.start).toBeLessThanOrEqual(0.6);
    expect(heard.at(-1)?.end).toBeGreaterThanOrEqual(13.4);
    for (const [at, { start }] of heard.slice(1).entries()) expect(start).toBeCloseTo(heard[at]?.end ?? 0, 1);
  });

  it('leave whoever talks in view where they do not last as long as the talk', () => {
    const { selectedClips } = planOf('show the boat and the horse over her talking', sceneOf(20, 4));
    const shown = new Set(selectedClips.map(({ clipId }) => clipId));
    expect(shown).toEqual(new Set(['talk', 'boat', 'horse']));
    const heard = heardIn(selectedClips);
    expect(heard).toHaveLength(selectedClips.length);
    expect(heard.at(-1)?.end).toBeGreaterThanOrEqual(19.4);
    for (const [at, { start }] of heard.slice(1).entries()) expect(start).toBeCloseTo(heard[at]?.end ?? 0, 1);
  });

  it('are not said to be heard with a voice that nobody has', () => {
    const mute = sceneOf(14, 9).slice(1);
    const { brief } = planOf('show the boat and the horse over the talking', mute);
    const voice = brief?.wishes.find(({ kind }) => kind === 'speech');
    expect(brief?.outcomes.find(({ wishId }) => wishId === voice?.id)?.outcome).toBe('notPossible');
  });
});
