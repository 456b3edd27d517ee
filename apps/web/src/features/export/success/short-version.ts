import { type EditingPlan, type Project, TITLE_CHARS_MAX } from '@cutroom/contract';
import { editsOf } from '../../../components/brief-chips/editing/brief-edits.ts';
import { withLength } from '../../../components/brief-chips/editing/chosen-length.ts';
import { NOTHING_READ } from '../../../components/brief-chips/editing/clip-marks.ts';
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
  return editsOf(withLength(plan?.brief ?? NOTHING_READ, SHORT_SECONDS));
}

/** 'Our Sunday, 15 s'; a title that would be too long loses its end. */
export function shortTitle(project: Pick<Project, 'title' | 'editingPlan'>): string {
  const title = reelTitle(project) || project.title;
  return title.slice(0, TITLE_CHARS_MAX - TITLE_END.length).trimEnd() + TITLE_END;
}
