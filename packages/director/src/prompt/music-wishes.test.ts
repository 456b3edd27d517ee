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
  notOnBeat: ['don’t cut on the beat', 'do not cut to the music', 'not on the beat please', 'no beat sync'],
  sameLevel: [
    'no ducking',
    'don’t duck the music',
    'keep the music loud under the talking',
    'the same volume of the music all the time',
  ],
  louder: ['make the music louder', 'turn up the music', 'louder music', 'the music is too quiet'],
  quieter: [
    'make the music quieter',
    'turn the music down a bit',
    'lower the music volume',
    'keep the music low',
    'the music is too loud',
  ],
  none: ['no music', 'sin música', 'sem música', 'ohne Musik', 'sans musique'],
};

describe.each(Object.entries(SAYINGS))('Music: %s', (music, sayings) => {
  it.each(sayings)('%s', (prompt) => {
    expect(musicOf(prompt)).toEqual([music]);
  });
});

/** Said without the words of an editor. */
const PLAIN_SAYINGS: { readonly [M in WishOf<'music'>['music']]?: readonly string[] } = {
  onBeat: [
    'cut it to the music',
    'every cut on a beat',
    'change clips with the beat',
    'cut along with the music',
    'the clips should change with the beat',
    'let the cuts follow the music',
    'have the cuts happen on the beats',
    'i want it to cut when the beat hits',
    'cut it so it fits the music',
    'cut every two beats',
    'one clip per bar',
  ],
  underSpeech: [
    'duck the music',
    'when i talk turn the music down',
    'music in the background when talking',
    'music should not drown out the voice',
    'don’t let the music cover the talking',
    'i want to hear the talking over the music',
    'music quieter than the voice',
    'fade the music when i talk',
    'low music while talking',
  ],
  startAtDrop: [
    'kick off at the drop',
    'use the drop at the start',
    'begin where the bass drops',
    'skip the intro of the song',
    'play the track from the drop',
    'jump straight to the drop',
    'music from the drop',
  ],
  only: [
    'replace the sound with the music',
    'i only want to hear the music',
    'mute everything except the music',
    'no other sound than the music',
    'the music and nothing else',
    'only have the music playing',
    'all sound off except music',
  ],
  keepSound: [
    'keep the wave sounds',
    'keep the original sound of the waves',
    'preserve the sound of the waves',
    'don’t remove the sound of the waves',
    'do not mute the waves',
  ],
  none: ['mute the music', 'turn off the music', 'music off'],
};

describe.each(Object.entries(PLAIN_SAYINGS))('Music, said plainly: %s', (music, sayings) => {
  it.each(sayings)('%s', (prompt) => {
    expect(readBrief({ prompt, clips }).wishes).toMatchObject([{ kind: 'music', music }]);
  });
});

it('Only music except what one clip sounds like mutes the others, and keeps that clip in the reel', () => {
  const { wishes } = readBrief({ prompt: 'music only except the waves', clips });
  expect(wishes).toMatchObject([{ kind: 'level', of: 'others', clips: [{ said: 'the waves' }] }]);
});

it('What is kept of a clip’s own sound is about that clip', () => {
  const { wishes } = readBrief({ prompt: 'keep the sound of the waves', clips });
  expect(wishes).toMatchObject([{ music: 'keepSound', clips: [{ clips: [{ clipId: 'clip-1' }] }] }]);
});
