import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const speech = [{ startSeconds: 1, endSeconds: 9 }];
const clips = buildClips(
  { id: 'nan', name: 'grandmother.mp4', labels: ['grandmother'], seconds: 12, speech },
  {
    id: 'guide',
    name: 'interview.mp4',
    labels: ['man'],
    seconds: 12,
    speech: [{ startSeconds: 1, endSeconds: 11 }],
  },
  { id: 'boat', name: 'boat.mp4', labels: ['boat'] },
  { id: 'cake', name: 'cake.mp4', labels: ['cake'] },
  { id: 'horse', name: 'horse.mp4', labels: ['horse'] },
  { id: 'lake', name: 'lake.mp4', labels: ['lake', 'fog'] },
);
const wishesOf = (prompt: string) => readBrief({ prompt, clips }).wishes;
const voiceIn = (prompt: string) =>
  wishesOf(prompt).flatMap((wish) =>
    wish.kind === 'speech'
      ? [[wish.speech, ...wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId))]]
      : [],
  );
const shownIn = (prompt: string) => idsIn(wishesOf(prompt).filter(({ kind }) => kind === 'include'));

/** Who talks is not named, or by a word that tells nobody from others. */
const OVER_A_VOICE = [
  'let them talk, show the boat, the cake and the horse over it',
  'show the boat, the cake and the horse over the speech',
  'boat, cake, horse over the voice',
  'the boat, the cake and the horse as cutaways over what they say',
  'b-roll: the boat, the cake and the horse over the talking',
  'they talk, and on top of it we see the boat, the cake and the horse',
  'while they are talking show me the boat, the cake and the horse',
  'cut to the boat, the cake and the horse while they talk',
  'talking all the way through, show the boat, the cake and the horse',
  'Someone talks. Show the boat, the cake and the horse over it.',
  'the boat, the cake and the horse with the voice over them',
  'the voice goes on under the boat, the cake and the horse',
  'muestra el barco, el pastel y el caballo sobre la voz',
  'mientras hablan, se ven el barco, el pastel y el caballo',
  'el barco, el pastel y el caballo por encima de lo que dicen',
  'deja que hablen y muestra el barco, el pastel y el caballo por encima',
  'mostra o barco, o bolo e o cavalo enquanto falam',
  'o barco, o bolo e o cavalo por cima da voz',
  'a voz continua por baixo do barco, do bolo e do cavalo',
  'zeig das Boot, den Kuchen und das Pferd, während gesprochen wird',
  'die Stimme läuft weiter, man sieht das Boot, den Kuchen und das Pferd',
  'Boot, Kuchen und Pferd als Zwischenschnitte über dem Gerede',
  'montre le bateau, le gâteau et le cheval sur la voix',
  'on entend les voix et on voit le bateau, le gâteau et le cheval',
  'le bateau, le gâteau et le cheval en plans de coupe sur ce qu’ils disent',
];

describe('What is seen over a voice', () => {
  it.each(OVER_A_VOICE)('%s', (prompt) => {
    expect(voiceIn(prompt)).toEqual([['under']]);
    expect(shownIn(prompt)).toEqual(['boat', 'cake', 'horse']);
  });

  it.each([
    ["the boat and the horse over grandmother's voice", 'nan'],
    ['show the boat and the horse while grandmother tells her story', 'nan'],
    ['let her talk, show the boat and the horse over it', 'nan'],
    ['while he speaks show the boat and the horse', 'guide'],
    ['show the boat and the horse over the interview', 'guide'],
    ['the interview over the boat and the horse', 'guide'],
    ['Let grandmother talk. Show the boat and the horse over it.', 'nan'],
    ['start on grandmother, then show the boat and the horse over her voice', 'nan'],
    ['la voz de la abuela sobre el barco y el caballo', 'nan'],
    ['el barco y el caballo sobre la entrevista', 'guide'],
    ['o barco e o cavalo enquanto a avó fala', 'nan'],
    ['a voz da avó por cima do barco e do cavalo', 'nan'],
    ['Omas Stimme über Boot und Pferd', 'nan'],
    ['das Boot und das Pferd über dem Interview', 'guide'],
    ['la voix de mamie sur le bateau et le cheval', 'nan'],
    ["le bateau et le cheval pendant que l'interview parle", 'guide'],
  ])('%s: that of %s', (prompt, who) => {
    expect(voiceIn(prompt)).toEqual([['under', who]]);
    expect(shownIn(prompt)).toEqual(['boat', 'horse']);
  });

  it.each(["use grandmother's voice over the rest", 'while she talks, show the rest'])(
    '%s: all the others, none of them by name',
    (prompt) => {
      expect(voiceIn(prompt)).toEqual([['under', 'nan']]);
      expect(shownIn(prompt)).toEqual([]);
    },
  );
});

describe('What stays what it is', () => {
  it.each([
    'show the fog over the lake and the horse',
    'the fog over the lake, then the cake',
    'put the title over it',
    'show the horse over and over',
    'start with her talking, then show the boat',
    "Tom's voice only over his own clip",
    'she talks to the horse',
    'we talked the whole time about the boat and the horse',
    'grandmother talks while the horse plays',
    'la niebla sobre el lago y el caballo',
    'o nevoeiro sobre o lago e o cavalo',
    'der Nebel über dem See und das Pferd',
    'le brouillard sur le lac et le cheval',
  ])('%s', (prompt) => {
    expect(voiceIn(prompt)).toEqual([]);
  });
});
