import type { Wish } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const NAMES = ['dog', 'beach', 'cake', 'party', 'kitchen', 'garden', 'boat', 'grandma', 'sunset'];
const clips = buildClips(...NAMES.map((name) => ({ name: `${name}.mp4` })));
const nameOf = new Map(clips.map(({ clipId }, index) => [clipId, NAMES[index] ?? '']));

/** The kind, the clips and the number of a wish: 'hold cake exactly 5'. */
function inWords(wish: Wish): string {
  const named = 'clips' in wish ? (wish.clips ?? []).flatMap((reference) => reference.clips) : [];
  const amount = 'amount' in wish && wish.amount !== null ? wish.amount : null;
  const said = amount === null ? [] : [amount.bound, ...('value' in amount ? [amount.value] : [])];
  return [wish.kind, named.map(({ clipId }) => nameOf.get(clipId)).join('+'), ...said]
    .filter((part) => part !== '')
    .join(' ');
}

it.each([
  ['empieza con la abuela y termina con el perro', ['open grandma', 'close dog']],
  ['empieza con el perro, 25 segundos más o menos', ['open dog', 'length about 25']],
  ['cierra con la abuela, entre 20 y 30 segundos', ['close grandma', 'length between']],
  ['la abuela, 0:02 a 0:06', ['clipPart grandma']],
  ['guarda a la abuela para el final, con fundidos entre las tomas', ['close grandma', 'transition']],
  ['termina com o pôr do sol, sem a festa', ['close sunset', 'exclude party']],
  ['um vídeo da praia, o máximo possível do barco', ['prefer boat']],
  ['commence par le chien, laisse tomber la fête', ['open dog', 'exclude party']],
  ['débute sur la plage, que ça dure 25 secondes', ['open beach', 'length exactly 25']],
  ['aucun plan de plus de 3 secondes, commence par le chien', ['cutLength atMost 3', 'open dog']],
  ['fang mit dem Hund an, ohne Küche', ['open dog', 'exclude kitchen']],
  ['ich will die Party nicht sehen, vergiss den Garten', ['exclude party', 'exclude garden']],
  ['raus mit der Party, den Kuchen fünf Sekunden lang', ['exclude party', 'hold cake exactly 5']],
  ['lass das Boot 6 Sekunden laufen, ende mit der Oma', ['hold boat exactly 6', 'close grandma']],
  ['behalte den Ton vom Strand und ende mit dem Sonnenuntergang', ['music beach', 'close sunset']],
  ['schnelle Schnitte, 20 Sekunden', ['pace', 'length exactly 20']],
  ['no party, the boat for 4 seconds', ['exclude party', 'hold boat exactly 4']],
  ['no sound, the boat from 0:02 to 0:06', ['sound', 'clipPart boat']],
  ['no party and no kitchen, 25 seconds', ['exclude party', 'exclude kitchen', 'length exactly 25']],
  ['mute the sound, the boat for 4 seconds', ['sound', 'hold boat exactly 4']],
  ['grandma should be last, show the boat for at least 4 seconds', ['close grandma', 'hold boat atLeast 4']],
  ['two seconds per clip, make it 25 seconds long', ['cutLength exactly 2', 'length exactly 25']],
  ['six clips 30 seconds', ['count exactly 6', 'length exactly 30']],
  ['shots under 2 seconds', ['cutLength atMost 2']],
  ['as much of the beach as possible', ['prefer beach']],
  ['start slow', ['pace']],
])('%s', (prompt, wishes) => {
  const read = readBrief({ prompt, clips }).wishes.map(inWords);
  expect(read).toEqual(expect.arrayContaining(wishes));
  expect(read.filter((wish) => /^(?:exclude|only|length)/.test(wish) && !wishes.includes(wish))).toEqual([]);
});
