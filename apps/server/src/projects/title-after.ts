import { DEFAULT_PLAN_TITLE, type EditingPlan, NEW_PROJECT_TITLE, TITLE_CHARS_MAX } from '@cutroom/contract';
import type { ProjectRow } from '../platform/database/schema.ts';

/**
 * The project's title with another plan: the plan's, as long as nobody but us has named the project. A title that
 * came from the plan before counts as ours.
 */
export function titleAfter(
  project: Pick<ProjectRow, 'title' | 'editingPlan'>,
  plan: Pick<EditingPlan, 'title'>,
): string {
  const isOurs = project.title === NEW_PROJECT_TITLE || project.title === project.editingPlan?.title;
  const proposed = plan.title.trim().slice(0, TITLE_CHARS_MAX);
  return isOurs && proposed !== '' && proposed !== DEFAULT_PLAN_TITLE ? proposed : project.title;
}
