import { namesThing } from '../vocabulary/meaning.ts';
import { listOfThings } from './list-of-things.ts';

/** '1. intro 2. cutting 3. result': the numbers count the shots. */
export function numbered(text: string): string {
  const first = FIRST_NUMBER.exec(text);
  if (first === null) return text;
  let rest = text.slice(first.index + first[0].length);
  const items: string[] = [];
  for (let number = 2; ; number += 1) {
    const next = new RegExp(`(?:^| )(?:[.,] )?(?:and )?(?:${NUMBERED} )?${number}(?: [.,])? (?=\\D)`).exec(
      rest,
    );
    if (next === null) break;
    items.push(rest.slice(0, next.index).replace(/[ .,]+$/, ''));
    rest = rest.slice(next.index + next[0].length);
  }
  if (
    items.length === 0 ||
    items.some((item) => /^(?:(?:first|then|and)(?: |$))*$/.test(item) || item.split(' ').length > 6)
  )
    return text;
  const [last = ''] = /^[^.,|]*/.exec(rest) ?? [];
  return `${text.slice(0, first.index)} start with ${[...items, last.trim()].join(' then ')} ${rest.slice(last.length)}`;
}

const NUMBERED = '(?:clip|shot|scene|step|number|part)';
const FIRST_NUMBER = /(?<=^|[.,|] )(?:(?:shot|scene|step|part) 1(?: [.,])?|1 [.,]) (?=[^\d.,|])/;

/** 'cold tones, waves then street then bar': a clause that goes from thing to thing is an order. */
export function chains(text: string): string {
  return text
    .replace(LIST_THEN, (whole: string, list: string) => {
      const things = listOfThings(list);
      return things.length === 0 ? whole : `start with ${things.join(' then ')} then `;
    })
    .replace(CHAIN, (whole: string, thing: string) =>
      namesThing(thing.split(' ').at(-1) ?? '') ? `start with ${thing} then ` : whole,
    );
}

/** 'the castle and the waves, then the dog' */
const LIST_THEN = /(?<=^|[.|] )([^.|]{3,100}?)(?: ,)?(?: and)? then (?=(?:the|my|our|a) )/g;
const CHAIN =
  /(?<=[,|] )((?:the |my |our |a )?(?!then |and |end |start |finish )[^ .,|]+(?: [^ .,|]+)?) (?:, )?(?:and )?then (?=(?:the |my |our |a )?(?!end|finish|close|fade|make|it|i|we)[^ .,|])/g;

/** After 'in this order': commas, counters ('1 .') and 'and' separate what comes next. */
export function sequences(text: string): string {
  return text.replace(/SEQUENCE ([^|]*)/g, (_, list: string) => `${inTurn(list.trim())} `);
}

function inTurn(list: string): string {
  return list
    .replace(/(?<=^|[.,] |then |and )\d+ [.,] /g, '')
    .replace(
      /(?: ?[.,](?: and then| then| and)?| and then| then| and) (?=(?:the |my |clip )?[^ .,|]+(?: [^ .,|]+){0,2}(?: ?[.,]| and| then|$))/g,
      ' then ',
    )
    .replace(/(?<!clips?|number|video) \d+ [.,] /g, ' then ');
}
