import type { WishOf } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips({ name: 'waves.mp4', labels: ['ocean'] }, { name: 'dog.mp4', labels: ['dog'] });
const musicOf = (prompt: string) =>
  readBrief({ prompt, clips }).wishes.flatMap((wish) => (wish.kind === 'music' ? [wish.music] : []));

/** In English, Spanish, Portuguese, German and French. */
const SAYINGS: { readonly [M in WishOf<'music'>['music']]: readonly string[] } = {
  onBeat: [
    'cut to the beat',
    'cuts on the drop',
    'cortes al ritmo de la música',
    'corte no ritmo da música',
    'schneide im Takt der Musik',
    'coupe sur le rythme de la musique',
  ],
  underSpeech: [
    'music quiet under the talking',
    'music quiet under the sounds of the clips',
    'música más baja cuando hablan',
    'música baixa quando eu falo',
    'Musik leise, wenn gesprochen wird',
    'musique plus basse sous la voix',
  ],
  startAtDrop: [
    'start the music at the drop',
    'empieza la música en el drop',
    'comece a música no drop',
    'starte die Musik beim Drop',
    'commence la musique au drop',
  ],
  only: ['only music', 'solo con música', 'só música', 'nur Musik', 'uniquement la musique'],
  keepSound: [
    'keep the sound of the waves',
    'conserva el sonido de las olas',
    'mantenha o som das ondas',
    'behalte den Ton der Wellen',
    'garde le son des vagues',
  ],
  add: [
    'add upbeat music',
    'añade música alegre',
    'adicione música animada',
    'fröhliche Musik hinzufügen',
    'ajoute une musique joyeuse',
  ],
  none: ['no music', 'sin música', 'sem música', 'ohne Musik', 'sans musique'],
};

describe.each(Object.entries(SAYINGS))('Music: %s', (music, sayings) => {
  it.each(sayings)('%s', (prompt) => {
    expect(musicOf(prompt)).toEqual([music]);
  });
});

it('What is kept of a clip’s own sound is about that clip', () => {
  const { wishes } = readBrief({ prompt: 'keep the sound of the waves', clips });
  expect(wishes).toMatchObject([{ music: 'keepSound', clips: [{ clips: [{ clipId: 'clip-1' }] }] }]);
});
