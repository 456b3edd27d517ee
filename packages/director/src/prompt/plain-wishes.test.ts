import type { Wish } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const NAMES = ['dog', 'beach', 'cake', 'party', 'kitchen', 'garden', 'boat', 'grandma', 'sunset'];
const clips = buildClips(...NAMES.map((name) => ({ name: `${name}.mp4` })));
const nameOf = new Map(clips.map(({ clipId }, index) => [clipId, NAMES[index] ?? '']));

/** The kind, the clips and the number of a wish: 'hold cake exactly 5', 'pace slow'. */
function inWords(wish: Wish): string {
  const named = 'clips' in wish ? (wish.clips ?? []).flatMap((reference) => reference.clips) : [];
  const amount = 'amount' in wish && wish.amount !== null ? wish.amount : null;
  const said = amount === null ? [] : [amount.bound, ...('value' in amount ? [amount.value] : [])];
  const pace = wish.kind === 'pace' ? (wish.pace ?? wish.course ?? '') : '';
  return [wish.kind, pace, named.map(({ clipId }) => nameOf.get(clipId)).join('+'), ...said]
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
  ['schnelle Schnitte, 20 Sekunden', ['pace fast', 'length exactly 20']],
  ['no party, the boat for 4 seconds', ['exclude party', 'hold boat exactly 4']],
  ['no sound, the boat from 0:02 to 0:06', ['sound', 'clipPart boat']],
  ['no party and no kitchen, 25 seconds', ['exclude party', 'exclude kitchen', 'length exactly 25']],
  ['mute the sound, the boat for 4 seconds', ['sound', 'hold boat exactly 4']],
  ['grandma should be last, show the boat for at least 4 seconds', ['close grandma', 'hold boat atLeast 4']],
  ['two seconds per clip, make it 25 seconds long', ['cutLength exactly 2', 'length exactly 25']],
  ['six clips 30 seconds', ['count exactly 6', 'length exactly 30']],
  ['shots under 2 seconds', ['cutLength atMost 2']],
  ['as much of the beach as possible', ['prefer beach']],
  ['start slow', ['pace slow']],
  ['the boat for 4 seconds, make it 25 seconds long', ['hold boat exactly 4', 'length exactly 25']],
  ['start with the dog, make it 25 seconds long', ['open dog', 'length exactly 25']],
  ['0:12 to 0:20 of the party\nmake it half a minute', ['clipPart party', 'length exactly 30']],
  ['about half a minute and two seconds per clip', ['length about 30', 'cutLength exactly 2']],
  ['40 seconds and half of it the beach', ['length exactly 40', 'share beach']],
  ['the cake for 3 seconds then cap it at 30 seconds', ['hold cake exactly 3', 'length exactly 30']],
  ['cap every shot at 3 seconds', ['cutLength atMost 3']],
  ['limit it to 30 seconds', ['length atMost 30']],
  ['cake, dog, boat in that order', ['order cake+dog+boat']],
  ['cake, dog, boat first', ['open cake+dog+boat']],
  ['start with the beach, the last 3 seconds of the cake', ['open beach', 'clipPart cake']],
  ['0:12 to 0:20 of the party, the boat should be first', ['clipPart party', 'open boat']],
  ['end with the cake then the boat should be first', ['close cake', 'open boat']],
  ['make sure grandma is in it and the boat should be first', ['include grandma', 'open boat']],
  ['skip the party, dog, cake, boat in that order', ['exclude party', 'order dog+cake+boat']],
  ['start with the dog, the cake and the boat in that order', ['open dog+cake+boat']],
  ['use every clip, the dog before the cake', ['every', 'before dog']],
  ['the dog right after the cake and then the boat in the middle', ['place boat']],
  ["don't put the dog before the cake", ['before cake']],
  ['all clips 3 seconds, the cake 6', ['cutLength exactly 3', 'hold cake exactly 6']],
  ['first 10 seconds the dog, then 10 seconds of the beach, the rest the boat', ['section boat']],
  ['cut the first second off the dog', ['clipPart dog']],
  ['mute the dog and the cake comes last', ['level dog', 'close cake']],
  ['the party at half volume', ['level party']],
  ['crossfades between every clip', ['transition']],
  ['everything from clip 8 onwards', ['only grandma+sunset']],
  ['swap the dog and the boat', ['unsupported']],
  ['make it brighter', ['unsupported']],
  ['make it vertical', ['platform']],
  ['add sound effects', ['unsupported']],
  ['freeze the last frame', ['unsupported']],
  ["don't use duplicates", ['times atMost 1']],
  ['o barco acelerado', ['speed boat']],
  ['fica 5 segundos no bolo', ['hold cake exactly 5']],
  ['o dobro da praia em relação ao barco', ['share beach']],
  ['sem a festa, cachorro, barco, praia nessa ordem', ['exclude party', 'order dog+boat+beach']],
  ['ningún plano de más de 3 segundos', ['cutLength atMost 3']],
  ['pon la abuela y termina con ella', ['include grandma', 'close grandma']],
  ['todo menos el pastel, ese seis segundos', ['every', 'hold cake exactly 6']],
  ['alle Szenen 2 Sekunden, der Kuchen 5', ['cutLength exactly 2', 'hold cake exactly 5']],
  ['alles außer dem Kuchen, der bekommt sechs Sekunden', ['every', 'hold cake exactly 6']],
  ['die ersten 8 Sekunden der Hund, die nächsten 15 der Strand', ['section dog exactly 8']],
  ['umgekehrte Reihenfolge und der Kuchen kommt zum Schluss', ['order', 'close cake']],
  ['das Boot will ich nicht sehen und weniger Party', ['exclude boat', 'prefer party']],
  ['mach das Boot leiser', ['level boat']],
  ['den Hund am Strand rausnehmen', ['exclude dog']],
  ['raus mit der Party, die Oma direkt nach dem Kuchen', ['exclude party', 'before cake']],
  ["dans l'ordre où je les ai filmés et huit plans en tout", ['order', 'count exactly 8']],
  ['les 8 premières secondes le chien, les 15 suivantes la plage', ['section beach exactly 15']],
  ["moins d'une minute et commence par le chien", ['length atMost 60', 'open dog']],
  // What happens in a clip leaves nothing out.
  ['the dog comes out of the kitchen, then the boat', ['order kitchen+boat']],
  [
    'the boats come out, cake, sunset, beach, two seconds each',
    ['only cake+sunset+beach', 'length exactly 6'],
  ],
  ['the party should come out, end on the cake', ['exclude party', 'close cake']],
  ['nothing fast please, end on the sunset', ['pace slow', 'close sunset']],
  ['I want the garden, nothing really hurried, and the boat first', ['pace slow', 'open boat']],
  ['I just want it to feel calm and finish on the beach', ['mood', 'close beach']],
  ['we only need it to look good, start with the cake', ['open cake']],
  ['swap the party for the garden', ['include garden', 'exclude party']],
  ['replace the cake with the boat please', ['include boat', 'exclude cake']],
  ['use the beach in place of the kitchen', ['include beach', 'exclude kitchen']],
  ['it should be like in a movie, grandma first', ['grade', 'open grandma']],
  ['I would like a film of forty seconds with the dog', ['length exactly 40']],
  ['cake, garden, dog, done', ['only cake+garden+dog']],
  ["the boat, then the beach, that's me done", ['only boat+beach']],
  ['the cake, done by my dad, and the dog first', ['open dog']],
  ['start with the dog and then boom the beach', ['open dog+beach']],
  ['the cake, then, um, the boat, and the rest', ['order cake+boat']],
  ['nine clips or so', ['count about 9']],
  ['seven cuts at most', ['count atMost 7']],
  ['the boat once at the end', ['close boat', 'times boat exactly 1']],
  ['grandma just once in the middle', ['place grandma', 'times grandma exactly 1']],
  ['the dog cake boat and then the sunset', ['order dog+cake+boat+sunset']],
  ['cake party kitchen garden and finally the boat', ['order cake+party+kitchen+garden+boat']],
  ['all clips two seconds except grandma, she gets six', ['cutLength exactly 2', 'hold grandma exactly 6']],
  ['every shot two seconds except the boat, it gets five', ['hold boat exactly 5']],
  [
    'grandma sings for 8 seconds altogether, 25 seconds overall',
    ['hold grandma exactly 8', 'length exactly 25'],
  ],
  ['20 seconds, grandma to speak over the first six', ['length exactly 20', 'hold grandma exactly 6']],
  ['the boat has to be in there, longest of them all', ['hold boat']],
  ["the boat, it's from twelve to nineteen, then the cake", ['clipPart boat', 'order boat+cake']],
  ['not the party, and no other kids either, the boat first', ['exclude party', 'open boat']],
  ['ten clips or so is fine, the dog first', ['count about 10', 'open dog']],
  ['nine shots roughly 3 seconds each', ['count exactly 9', 'cutLength about 3']],
  ['slow in the first half, fast in the second half', ['pace faster']],
  ['the first half quick and the second half calm', ['pace slower']],
  ['die erste Hälfte ruhig, die zweite Hälfte schnell', ['pace faster']],
  ['la primera mitad lenta y la segunda mitad rápida', ['pace faster']],
  ['la première moitié lente et la deuxième moitié rapide', ['pace faster']],
  ['a primeira metade lenta e a segunda metade rápida', ['pace faster']],
  [
    'open on the garden, roses and all, for like four seconds, then the dog',
    ['open garden', 'hold garden exactly 4', 'order garden+dog'],
  ],
  [
    'start with the boat for four seconds, and then the cake, and then I guess the rest, you pick',
    ['hold boat exactly 4', 'open boat+cake'],
  ],
  ['dog 4 s, boat 4 s, cake 4 s, grandma not at all', ['section dog exactly 4', 'exclude grandma']],
  ['beach 3 s, cake 3 s, the party nowhere', ['section cake exactly 3', 'exclude party']],
  ['the dog before the cake before the boat', ['before dog', 'before cake']],
  [
    'start with the beach then grandma saying something not more than six seconds then the cake',
    ['hold grandma atMost 6', 'open beach+grandma+cake'],
  ],
  ['the good part of the party is between 4 and 9 seconds', ['clipPart party']],
])('%s', (prompt, wishes) => {
  const read = readBrief({ prompt, clips }).wishes.map(inWords);
  expect(read).toEqual(expect.arrayContaining(wishes));
  expect(read.filter((wish) => /^(?:exclude|only|length)/.test(wish) && !wishes.includes(wish))).toEqual([]);
});
