import type { Match } from '../rules/found-match.ts';
import type { Named } from '../sentence/named-lists.ts';
import type { Sentence } from '../sentence/sentence.ts';
import type { Token } from '../words/tokens.ts';
import { OUTLINE } from './outline.ts';

const OUTLINE_RULE: Match['rule'] = { frame: 'outline', sequence: [] };
/** More than anything else could be read in it. */
const WORTH_OF_TOKEN = 40;

/** An outline that begins at a token: its things, each with the part that it begins. */
export function outlineAt(sentence: Sentence, from: number): readonly Match[] {
  const { tokens } = sentence;
  if (tokens[from]?.spelt !== OUTLINE.part) return [];
  const to = tokens.findIndex(({ spelt }, at) => at > from && spelt === OUTLINE.end) + 1;
  if (to === 0) return [];
  const clips: Named[] = [];
  for (let at = from; at < to - 1; ) {
    const next = tokens.findIndex(
      ({ spelt }, place) => place > at && (spelt === OUTLINE.part || spelt === OUTLINE.end),
    );
    clips.push(...partAt(tokens, at + 1, next));
    at = next;
  }
  const score = (to - from) * WORTH_OF_TOKEN;
  return [{ rule: OUTLINE_RULE, from, to, slots: { clips }, score, literal: score }];
}

function partAt(tokens: readonly Token[], from: number, to: number): readonly Named[] {
  const items: Named[] = [];
  let isEnding = false;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    switch (token?.spelt) {
      case OUTLINE.ending:
        isEnding = true;
        break;
      case OUTLINE.joint:
        break;
      case OUTLINE.time:
      case OUTLINE.each: {
        const isEach = token.spelt === OUTLINE.each;
        const amount = next?.quantity?.unit === 'seconds' ? next.quantity.amount : undefined;
        if (amount !== undefined)
          for (const [index, item] of items.entries())
            if (isEach) items[index] = { ...item, hold: amount, isEach: true };
            else if (index === 0) items[index] = { ...item, together: amount };
        at += 1;
        break;
      }
      case OUTLINE.text: {
        const [first] = items;
        if (first !== undefined) items[0] = { ...first, text: [at + 1, at + 2] };
        at += 1;
        break;
      }
      default: {
        const end = thingEnd(tokens, at, to);
        const time = tokens[end]?.quantity;
        items.push({
          from: at,
          to: end,
          isThen: true,
          ...(items.length > 0 ? { isBeside: true } : {}),
          ...(time?.unit === 'seconds' ? { hold: time.amount } : {}),
        });
        at = time?.unit === 'seconds' ? end : end - 1;
      }
    }
  }
  return isEnding ? items.map((item, index) => (index === 0 ? { ...item, isEnding } : item)) : items;
}

function thingEnd(tokens: readonly Token[], from: number, to: number): number {
  let end = from + 1;
  while (
    end < to &&
    tokens[end]?.quantity?.unit !== 'seconds' &&
    !tokens[end]?.spelt.startsWith(OUTLINE.part)
  )
    end += 1;
  return end;
}
