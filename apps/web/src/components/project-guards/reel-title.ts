import { type EditingPlan, NEW_PROJECT_TITLE, type Project } from '@cutroom/contract';

/** What the reel is called: the project's title once it has one of its own, else the plan's; '' where neither is one. */
export function reelTitle({
  title,
  editingPlan,
}: {
  readonly title: Project['title'];
  readonly editingPlan: Pick<EditingPlan, 'title'> | null;
}): string {
  return title === NEW_PROJECT_TITLE ? (editingPlan?.title ?? '') : title;
}
