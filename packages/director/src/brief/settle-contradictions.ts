import type { Brief, ClipReference } from './brief.ts';

/** Phrases after a 'not' that are no things: 'they do not know', 'we could not be there', 'not today'. */
const NO_THING =
  /^(?:to )?(?:be (?:there|here|home|able|late|myself|ourselves|with)|know|watch|sit|stand|type|hang|say|do|go|get|come|make|think|see|tell|have|want|need|wait|worry|bother|care|touch|remember|believe|understand|mind|live|sleep|stop|stay|find|look|feel|call|ask|try|help|miss|agree|work(?= )|sure|today|tonight|tomorrow|yesterday|now|yet|seriously|really|here|anymore|again|exactly|necessarily|normally|usually|much|well)(?= |$)/;

/**
 * What a reading says against itself is decided for the plainer wish: a thing with a place of its own is not left out,
 * several named things are not one cut, and what is no thing at all is not left out either.
 */
export function settleContradictions(brief: Brief): Brief {
  const placed = new Set([...brief.opening, ...brief.ending].map(meaningOf));
  return {
    ...brief,
    exclude: brief.exclude.filter(
      (reference) => !NO_THING.test(reference.said) && !placed.has(meaningOf(reference)),
    ),
    count: placed.size > 1 && isOne(brief.count) ? null : brief.count,
  };
}

function isOne(count: Brief['count']): boolean {
  return count?.kind === 'exactly' && count.count === 1;
}

function meaningOf(reference: ClipReference): string {
  return reference.kind === 'words'
    ? [...reference.words].sort().join(' ')
    : JSON.stringify({ ...reference, said: '' });
}
