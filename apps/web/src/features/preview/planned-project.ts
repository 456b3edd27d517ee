import type { Project } from '@cutroom/contract';
import type { PlannedEdit } from '../../api/use-planned-edit.ts';

/** The project as it will be once the run under way has ended well. Its video of before shows another edit. */
export function plannedProject(project: Project, { plan }: Pick<PlannedEdit, 'plan'>): Project {
  return { ...project, editingPlan: plan, timeline: null, prompt: project.run?.prompt ?? project.prompt };
}
