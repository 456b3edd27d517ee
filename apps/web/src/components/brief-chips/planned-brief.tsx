import { type Brief, isAsDirected, type Project } from '@cutroom/contract';
import { RefreshCw } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { BriefChips } from './brief-chips.tsx';
import { hasChips } from './chip-facts.ts';
import { editsAmong, editsOf } from './editing/brief-edits.ts';
import { trueOutcomes } from './true-outcomes.ts';
import { useReplan } from './use-replan.ts';

interface PlannedBriefProps {
  readonly project: Pick<Project, 'id' | 'videoClips' | 'editingPlan' | 'music'>;
  /** Where one is, and comes back to afterwards. */
  readonly from: 'preview' | 'timeline';
  /** Why nothing can be planned now; null where it can. */
  readonly refusal?: string | null;
  /** Whether the edit was changed here and is not saved yet. */
  readonly isChangedHere?: boolean;
}

/**
 * What was asked and what became of it, over the plan. What is changed here is planned anew. Nothing for plans without a brief.
 * Of an edit that was changed by hand it is not known what it meets: it tells what was asked.
 */
export const PlannedBrief = memo(function PlannedBrief(props: PlannedBriefProps) {
  const { project } = props;
  const brief = project.editingPlan?.brief;
  if (brief === undefined || !hasChips(brief)) return null;
  // Another plan begins with its own wishes.
  return <OpenBrief key={JSON.stringify(brief)} {...props} brief={brief} />;
});

interface OpenBriefProps extends PlannedBriefProps {
  readonly brief: NonNullable<NonNullable<Project['editingPlan']>['brief']>;
}

function OpenBrief(props: OpenBriefProps) {
  const { project, from, refusal = null, isChangedHere = false } = props;
  const { outcomes, ...planned } = props.brief;
  const { id, videoClips } = project;
  const [brief, setBrief] = useState<Brief>(planned);
  const replan = useReplan(id, from);
  const isChanged = JSON.stringify(editsOf(brief)) !== JSON.stringify(editsOf(planned));
  const { editingPlan, music } = project;
  const isEdited = isChangedHere || (editingPlan !== null && !isAsDirected(editingPlan));
  const known = isEdited ? [] : trueOutcomes(planned.wishes, outcomes, { music, style: editingPlan?.style });
  return (
    <section aria-label="Your wishes" className="grid grid-cols-1 gap-4">
      <BriefChips
        brief={brief}
        clips={videoClips}
        outcomes={known.filter(({ wishId }) => isAsPlanned(brief, planned, wishId))}
        onChange={(next) => setBrief(withPlanned(next, planned))}
      />
      {isEdited && (
        <p className="text-sm text-ink-soft">
          The edit was planned from these wishes, and you have changed it since: it is not marked which of
          them it meets now.
        </p>
      )}
      {/* Always there, so that what appears in it is announced. */}
      <div
        role="status"
        className="grid grid-cols-1 justify-items-start gap-3 text-sm text-ink-soft empty:hidden"
      >
        {isChanged && (
          <>
            <p>
              {refusal ??
                'These changes are not in the video yet. A new edit is planned from them; locked clips stay, and this edit is kept among the earlier versions.'}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                icon={<RefreshCw aria-hidden />}
                isBusy={replan.isPending}
                disabled={refusal !== null}
                onClick={() =>
                  replan.mutate(editsAmong(brief, videoClips) ?? { ...brief, wishes: [], removed: [] })
                }
              >
                Regenerate with changes
              </Button>
              <Button variant="quiet" onClick={() => setBrief(planned)}>
                Discard
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** What goes back to the text goes back to what was read from it. */
function withPlanned(brief: Brief, planned: Brief): Brief {
  const read = new Map(planned.wishes.map((wish) => [wish.id, wish]));
  const wishes = brief.wishes.map((wish) => (wish.source === 'creator' ? wish : (read.get(wish.id) ?? wish)));
  return { ...brief, wishes };
}

/** What became of a wish says nothing of it once it was changed. */
function isAsPlanned(brief: Brief, planned: Brief, id: string): boolean {
  const [now, then] = [brief, planned].map(({ wishes }) => wishes.find((wish) => wish.id === id));
  return JSON.stringify(now) === JSON.stringify(then);
}
