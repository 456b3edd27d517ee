import type { Brief, Wish } from '@cutroom/contract';
import type { JudgedExpectation } from './judged-expectation.ts';

/**
 * The wishes of a brief that change the plan and that no requirement of its prompt is about, or that name clips the prompt
 * treats otherwise. Requirements do not tell all that a prompt asks for, so this counts rather too many than too few;
 * guesses are shown with a question mark and do not count.
 */
export function falseReadings(brief: Brief, expected: readonly JudgedExpectation[]): readonly Wish[] {
  const keys = new Set(expected.flatMap((one) => Object.keys(one)));
  return brief.wishes.filter((wish) => {
    if (wish.certainty === 'guess') return false;
    if (wish.kind === 'exclude' || wish.kind === 'only') return !isChoiceAsked(wish, expected);
    const answers = ANSWERS[wish.kind];
    return answers !== undefined && !answers.some((key) => keys.has(key));
  });
}

/** Keys of the requirements that a wish of a kind may be about; kinds that no requirement tests are not judged. */
const ANSWERS: Partial<Readonly<Record<Wish['kind'], readonly string[]>>> = {
  length: ['seconds', 'secondsAtMost', 'secondsAtLeast', 'share', 'starts', 'hold', 'shareSeconds'],
  cutLength: [
    'everyCut',
    'everyCutAtMost',
    'everyCutAtLeast',
    'averageCutAtMost',
    'averageCutAtLeast',
    'hold',
    'cuts',
  ],
  count: ['cuts', 'cutsAtLeast', 'clips', 'clipsAtMost', 'once', 'times'],
  open: ['notFirstNorLast', 'first', 'opens', 'inOrder', 'starts', 'before', 'after', 'uploadOrder'],
  close: ['notFirstNorLast', 'last', 'inOrder', 'after', 'uploadOrder'],
  place: ['notFirstNorLast', 'inOrder', 'opens', 'last', 'first', 'after', 'before'],
  order: ['inOrder', 'uploadOrder', 'alternates', 'opens', 'first', 'last', 'before', 'after', 'starts'],
  before: ['inOrder', 'before', 'after', 'first', 'last', 'opens', 'notFirstNorLast'],
  between: ['inOrder', 'before', 'after', 'notFirstNorLast'],
  every: ['all', 'hasNot', 'once'],
  times: ['once', 'times', 'cuts', 'all'],
  share: ['share', 'shareSeconds', 'moreOf', 'mostly', 'starts', 'hold'],
  clipPart: ['range', 'overlaps', 'startsAfter', 'hold', 'share', 'first', 'last', 'has'],
  section: ['share', 'starts', 'inOrder', 'hold', 'range', 'first', 'last', 'opens'],
  hold: [
    'hold',
    'share',
    'shareSeconds',
    'starts',
    'everyCut',
    'everyCutAtMost',
    'everyCutAtLeast',
    'moreOf',
  ],
  sound: ['sound', 'unmutedOnly', 'muted', 'speech'],
  level: ['unmutedOnly', 'muted', 'quieter', 'louder', 'quieterThan', 'sound'],
  grade: ['look'],
  transition: ['transition', 'fadeIn', 'fadeOut'],
  fade: ['fadeIn', 'fadeOut', 'transition'],
  title: ['shows', 'title'],
};

function isChoiceAsked(
  wish: Extract<Wish, { kind: 'exclude' | 'only' }>,
  expected: readonly JudgedExpectation[],
): boolean {
  const meant = wish.clips.flatMap(({ clips }) => clips.map(({ clipId }) => clipId));
  if (meant.length === 0) return true;
  const [left, only] = [
    expected.flatMap((one) => ('hasNot' in one ? one.hasNot : [])),
    expected.flatMap((one) => ('only' in one ? one.only : [])),
  ];
  // What takes turns fills the reel.
  if (wish.kind === 'only' && expected.some((one) => 'alternates' in one)) return true;
  if (wish.kind === 'only') return only.length > 0 || left.some((id) => !meant.includes(id));
  return meant.every((id) => left.includes(id) || (only.length > 0 && !only.includes(id)));
}
