import { namesThing } from '../vocabulary/meaning.ts';

const NAMED =
  '(?:the|my|our) (?!end|start|beginning|first|last|rest|whole|same|best|other|second|third|clips?|video|reel|way|one)[^ .,|]+';
const SIDE_BY_SIDE = new RegExp(`(?<=^| )${NAMED}(?: ${NAMED})+(?= |$)`, 'g');
const GOES_ON =
  /(?:^|[.,|] ?| (?:with|of|use|show|and|only|just|include|on|to|then|keep|see|want|no|not|skip|without|by|in))$/;

/** 'the rings the kiss the garden': people who dictate leave out the commas. */
export function sideBySide(text: string): string {
  return text.replace(SIDE_BY_SIDE, (run: string, at: number) => {
    const things = run.split(/ (?=(?:the|my|our) )/);
    if (things.length < 3 && !things.every((thing) => isThing(thing.split(' ')[1] ?? ''))) return run;
    return `${GOES_ON.test(text.slice(0, at).trimEnd()) ? '' : ', '}${things.join(' and ')}`;
  });
}

/** 'the gluing' is a step, whether any table knows it or not. */
function isThing(word: string): boolean {
  return namesThing(word) || /...ing$/.test(word);
}
