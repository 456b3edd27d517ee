import type { Brief, ClipReference } from './brief.ts';
import type { FiltersFound } from './read-filters.ts';

const TALK =
  /^(?:speech|speeches|talk|talks|talking|voice|voices|interviews?|dialogue?|conversations?|vows|speaking)$/;

/** 'only the speeches', 'leave out the talking': phrases about speech are about what is heard, not about a clip. */
export function settleSpeech(filters: FiltersFound): FiltersFound & { readonly speech: Brief['speech'] } {
  const without = (references: readonly ClipReference[]): ClipReference[] =>
    references.filter((r) => !isTalk(r));
  // 'only the cake and the speech' is about clips.
  const spoken = without(filters.only);
  const only = spoken.length > 0 ? [...filters.only] : spoken;
  // 'leave out the speech' is about a clip, 'leave out the talking' about what is heard.
  const exclude = filters.exclude.filter(
    (r) => !isTalk(r) || /\bthe (?:speech|interview|conversation)$/.test(r.said),
  );
  const prefer = without(filters.prefer);
  const include = without(filters.include);
  const speech =
    exclude.length < filters.exclude.length
      ? 'none'
      : only.length < filters.only.length
        ? 'only'
        : prefer.length < filters.prefer.length || include.length < filters.include.length
          ? 'prefer'
          : null;
  return {
    ...filters,
    only: distinct(only),
    exclude: distinct(exclude),
    prefer: distinct(prefer),
    include: distinct(include),
    speech,
  };
}

/** 'no people, people must not be seen' is one wish. */
function distinct(references: readonly ClipReference[]): ClipReference[] {
  const meaning = (reference: ClipReference): string =>
    reference.kind === 'words' ? reference.words.join(' ') : JSON.stringify({ ...reference, said: '' });
  return [...new Map(references.map((reference) => [meaning(reference), reference])).values()];
}

export function isTalk(reference: ClipReference): boolean {
  return (
    reference.kind === 'words' &&
    !/\b(?:one|clip|1)(?= |$)(?! of)/.test(reference.said) &&
    TALK.test(reference.words[0] ?? '') &&
    reference.words.length === 1
  );
}
