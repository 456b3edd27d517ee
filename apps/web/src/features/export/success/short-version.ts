import { type Brief, type EditingPlan, type Project, TITLE_CHARS_MAX } from '@cutroom/contract';
import { changeWish, editsOf } from '../../../components/brief-chips/editing/brief-edits.ts';
import { NOTHING_READ } from '../../../components/brief-chips/editing/clip-marks.ts';
import { chosenId } from '../../../components/brief-chips/editing/is-wordless.ts';
import { reelTitle } from '../../../components/project-guards/reel-title.ts';

/** What fits every app, and is watched to its end. */
const SHORT_SECONDS = 15;
const TITLE_END = `, ${SHORT_SECONDS} s`;

/** Whether a version of 15 s would be shorter by more than a moment. */
export function canBeShorter({ actualDuration }: Pick<Project, 'actualDuration'>): boolean {
  return actualDuration !== null && Math.round(actualDuration) > SHORT_SECONDS;
}

/** The wishes of a plan with another length: what was changed by hand until now, and that. */
export function shortEdits(plan: Pick<EditingPlan, 'brief'> | null) {
  return editsOf(withShortLength(plan?.brief ?? NOTHING_READ));
}

/** 'Our Sunday, 15 s'; a title that would be too long loses its end. */
export function shortTitle(project: Pick<Project, 'title' | 'editingPlan'>): string {
  const title = reelTitle(project) || project.title;
  return title.slice(0, TITLE_CHARS_MAX - TITLE_END.length).trimEnd() + TITLE_END;
}

/** The brief with that length, whatever was said of it before. */
function withShortLength(brief: Brief): Brief {
  const amount = { bound: 'exactly', value: SHORT_SECONDS } as const;
  const said = brief.wishes.findLast((wish) => wish.kind === 'length');
  if (said !== undefined) return changeWish(brief, { ...said, amount });
  const wordless = { span: null, said: '', certainty: 'sure', source: 'creator' } as const;
  const wish = { kind: 'length', id: chosenId('length'), amount, ...wordless } as const;
  return { ...brief, wishes: [...brief.wishes, wish], removed: brief.removed ?? [] };
}
