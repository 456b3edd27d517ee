import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips(
  { name: 'waves.mp4', labels: ['ocean', 'beach'] },
  { name: 'drive.mp4', labels: ['car', 'road'] },
  { name: 'jump.mp4', labels: ['jump'] },
  { name: 'cooking.mp4', labels: ['cooking', 'kitchen'] },
  { name: 'interview.mp4', labels: ['person', 'talking'] },
);
const read = (prompt: string) =>
  readBrief({ prompt, clips }).wishes.map((wish) =>
    wish.kind === 'speed'
      ? { factor: wish.factor, clips: wish.clips.length, dull: wish.isWhereDull === true, to: wish.speed }
      : wish.kind,
  );
const speed = (factor: number | null, named: number, to: string, dull = false) => [
  { factor, clips: named, dull, to },
];
const slow = (factor: number, named: number) => speed(factor, named, 'slow');
const fast = (factor: number, named: number) => speed(factor, named, 'fast');

describe('Speeds by their number', () => {
  it.each([
    ['3x speed', fast(3, 0)],
    ['2x speed', fast(2, 0)],
    ['double speed', fast(2, 0)],
    ['triple speed', fast(3, 0)],
    ['1.5x speed', fast(1.5, 0)],
    ['everything at 2x speed', fast(2, 0)],
    ['3x speed on the beach', fast(3, 1)],
    ['beach at 3x speed', fast(3, 1)],
    ['slow the beach to half speed', slow(0.5, 1)],
    ['half speed', slow(0.5, 0)],
    ['quarter speed', slow(0.25, 0)],
    ['make it 2x', fast(2, 0)],
    ['make the drive 2x', fast(2, 1)],
    ['play it at 2x', fast(2, 0)],
    ['twice as fast', fast(2, 0)],
    ['the drive twice as fast', fast(2, 1)],
    ['make the drive three times as fast', fast(3, 1)],
    ['50% speed', slow(0.5, 0)],
    ['the jump at 50% speed', slow(0.5, 1)],
    ['150% speed', fast(1.5, 0)],
    ['play the drive at double speed', fast(2, 1)],
    ['play the jump at half speed', slow(0.5, 1)],
    ['slow the jump down to a quarter', slow(0.25, 1)],
    ['slow down the jump to 25%', slow(0.25, 1)],
    ['slow the jump down by half', slow(0.5, 1)],
    ['speed up the drive by 50%', fast(1.5, 1)],
    ['the drive 3 times faster', fast(3, 1)],
    ['make the jump twice as slow', slow(0.5, 1)],
    ['the jump 0.5x', slow(0.5, 1)],
    ['speed x2', fast(2, 0)],
    ['the drive at half the normal speed', slow(0.5, 1)],
  ])('%s', (prompt, wishes) => {
    expect(read(prompt)).toEqual(wishes);
  });

  it.each([
    ['fast forward through the drive', speed(null, 1, 'fast')],
    ['speed up the boring bits', speed(null, 0, 'fast', true)],
    ['fast forward through the dull parts', speed(null, 0, 'fast', true)],
    ['slow down the jump', speed(null, 1, 'slow')],
    ['slow-mo the jump', speed(null, 1, 'slow')],
  ])('%s', (prompt, wishes) => {
    expect(read(prompt)).toEqual(wishes);
  });

  it.each([
    ['Pon las olas al doble de velocidad', fast(2, 1)],
    ['por favor ponlo a 2x', fast(2, 0)],
    ['ponlo a 2x', fast(2, 0)],
    ['pásalo a 0,5x', slow(0.5, 0)],
    ['ponla a cámara lenta', speed(null, 0, 'slow')],
    ['acelera 2x', fast(2, 0)],
    ['mets-le à 2x', fast(2, 0)],
    ['coloca a 2x', fast(2, 0)],
    ['las olas a doble velocidad', fast(2, 1)],
    ['el salto a mitad de velocidad', slow(0.5, 1)],
    ['todo a media velocidad', slow(0.5, 0)],
    ['el doble de rápido', fast(2, 0)],
    ['ralentiza el salto a un cuarto', slow(0.25, 1)],
    ['las olas al 50% de velocidad', slow(0.5, 1)],
    ['las olas tres veces más rápido', fast(3, 1)],
    ['acelera las partes aburridas', speed(null, 0, 'fast', true)],
    ['avance rápido por las olas', speed(null, 1, 'fast')],
    ['Coloca as ondas no dobro da velocidade', fast(2, 1)],
    ['as ondas a metade da velocidade', slow(0.5, 1)],
    ['o salto com 50% da velocidade', slow(0.5, 1)],
    ['as ondas duas vezes mais rápido', fast(2, 1)],
    ['abranda o salto para um quarto', slow(0.25, 1)],
    ['acelera as partes chatas', speed(null, 0, 'fast', true)],
    ['passa rápido pelas ondas', speed(null, 1, 'fast')],
    ['Die Wellen in doppelter Geschwindigkeit', fast(2, 1)],
    ['Spiel die Wellen mit halber Geschwindigkeit', slow(0.5, 1)],
    ['doppelt so schnell', fast(2, 0)],
    ['die Wellen doppelt so schnell', fast(2, 1)],
    ['mach es 2x so schnell', fast(2, 0)],
    ['die Wellen mit 50 % Geschwindigkeit', slow(0.5, 1)],
    ['verlangsame den Sprung auf ein Viertel', slow(0.25, 1)],
    ['beschleunige die langweiligen Stellen', speed(null, 0, 'fast', true)],
    ['spul schnell durch die langweiligen Stellen', speed(null, 0, 'fast', true)],
    ['Les vagues en vitesse double', fast(2, 1)],
    ['mets les vagues à 2x', fast(2, 1)],
    ['les vagues deux fois plus vite', fast(2, 1)],
    ['à la moitié de la vitesse', slow(0.5, 0)],
    ['le saut à 50 % de la vitesse', slow(0.5, 1)],
    ['ralentis le saut à un quart', slow(0.25, 1)],
    ['accélère les passages ennuyeux', speed(null, 0, 'fast', true)],
    ['avance rapide sur les vagues', speed(null, 1, 'fast')],
  ])('%s', (prompt, wishes) => {
    expect(read(prompt)).toEqual(wishes);
  });

  it.each([
    'show the beach twice',
    'beach 3x',
    'twice as much cooking as interview',
    'half of it the beach',
    'a quarter of the reel is the drive',
    'a slow morning',
    'it was twice as fun',
    'cuts twice as fast',
    'in the first half the beach',
    'the dog ran at full speed',
    'la mitad las olas',
    'el doble de olas que de cocina',
    'die Hälfte die Wellen',
    'la moitié les vagues',
    'metade as ondas',
    'doppelt so viel Wellen wie Küche',
  ])('%s is no speed', (prompt) => {
    expect(read(prompt).filter((wish) => typeof wish === 'object')).toEqual([]);
  });
});
