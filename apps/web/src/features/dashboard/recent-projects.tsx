import type { Project } from '@cutroom/contract';
import { CloudOff } from 'lucide-react';
import { type ReactNode, type Ref, Suspense, useCallback, useRef, useState } from 'react';
import { isUnauthorized } from '../../api/api-error.ts';
import { runsPollMs, useProjects } from '../../api/use-projects.ts';
import { preloadPoster } from '../../components/player/final-video-url.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/progress/skeleton.tsx';
import { useGradualCount } from '../../components/ui/progress/use-gradual-count.ts';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { FirstSteps } from './first-steps.tsx';
import { ProjectCard } from './project-card.tsx';
import { cardVideoUrl } from './project-card-state.ts';
import { projectToContinue, withFirst } from './project-to-continue.ts';
import { useDuplicateProject } from './use-duplicate-project.ts';

// Dialogs come when they are asked for; they are half of the weight of this screen.
const DeleteProjectDialog = lazyPart(
  async () => (await import('./delete-project-dialog.tsx')).DeleteProjectDialog,
);
const RenameProjectDialog = lazyPart(
  async () => (await import('./rename-project-dialog.tsx')).RenameProjectDialog,
);
const ExportPlanDialog = lazyPart(async () => (await import('./export-plan-dialog.tsx')).ExportPlanDialog);

/** More than a window shows of them; the others follow in the background. */
const CARDS_AT_ONCE = 6;
/** In sight as the page opens, at least in part. */
const CARDS_IN_SIGHT = 2;

type OpenDialog =
  | { readonly kind: 'export' | 'rename'; readonly project: Project }
  /** `index`: of its card, whose place the next one takes. */
  | { readonly kind: 'delete'; readonly project: Project; readonly index: number };

interface RecentProjectsProps {
  /** Files are being dragged over the page. */
  readonly isDraggedOver: boolean;
  /** Starts a project of these. */
  readonly onFiles: (files: readonly File[]) => void;
}

export function RecentProjects({ isDraggedOver, onFiles }: RecentProjectsProps) {
  const { data: listed, isError, error, refetch } = useProjects({ refetchInterval: runsPollMs });
  const toContinue = useProjectToContinue(listed);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const onDelete = useCallback(
    (project: Project) => setDialog({ kind: 'delete', project, index: indexOfCard(grid.current, project) }),
    [],
  );
  const onRename = useCallback((project: Project) => setDialog({ kind: 'rename', project }), []);
  const { mutate: onDuplicate, isPending: isDuplicating } = useDuplicateProject();
  const onExport = useCallback((project: Project) => setDialog({ kind: 'export', project }), []);
  const cardCount = useGradualCount(listed?.length ?? 0, CARDS_AT_ONCE);

  // An ended session has been announced, and the sign-in page is on its way.
  if (listed === undefined && isError && !isUnauthorized(error)) {
    return (
      <EmptyState
        icon={<CloudOff aria-hidden />}
        title="Your projects could not be loaded"
        text="Check your connection and try again. Nothing you made is lost."
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  if (listed === undefined) return <ProjectSkeletons />;
  const projects = withFirst(listed, toContinue);
  for (const project of projects.slice(0, CARDS_IN_SIGHT)) {
    if (cardVideoUrl(project) !== null) preloadPoster(project.finalVideoPath);
  }
  return (
    <>
      {projects.length === 0 ? (
        <FirstSteps isDraggedOver={isDraggedOver} onFiles={onFiles} />
      ) : (
        <section aria-labelledby="recent-projects" className="grid gap-6">
          <h2 ref={heading} id="recent-projects" tabIndex={-1} className="text-lg">
            Recent Projects
          </h2>
          <Grid ref={grid}>
            {isDuplicating && (
              <div role="status" aria-label="Duplicating the project">
                <CardToCome />
              </div>
            )}
            {projects.map((project, index) =>
              index < cardCount ? (
                <ProjectCard
                  key={project.id}
                  project={project}
                  isToContinue={project.id === toContinue}
                  onRename={onRename}
                  onDuplicate={onDuplicate}
                  onDelete={onDelete}
                  onExport={onExport}
                />
              ) : (
                <CardInTurn key={project.id} />
              ),
            )}
          </Grid>
        </section>
      )}
      <Suspense>
        {dialog?.kind === 'delete' && (
          <DeleteProjectDialog
            projectId={dialog.project.id}
            onClose={close}
            standIn={() => menuAt(grid.current, dialog.index) ?? heading.current ?? firstButton()}
          />
        )}
        {dialog?.kind === 'rename' && <RenameProjectDialog project={dialog.project} onClose={close} />}
        {dialog?.kind === 'export' && <ExportPlanDialog project={dialog.project} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Chosen as the list comes, and kept while it is looked at: no card moves because a video got ready. */
function useProjectToContinue(projects: readonly Project[] | undefined): number | null {
  const [id, setId] = useState<number | null>();
  if (id === undefined && projects !== undefined) setId(projectToContinue(projects, new Date()));
  return id ?? null;
}

const CARD = '[data-project]';

function indexOfCard(grid: HTMLElement | null, { id }: Project): number {
  const cards = [...(grid?.querySelectorAll<HTMLElement>(CARD) ?? [])];
  return cards.findIndex(({ dataset }) => dataset.project === String(id));
}

/** What can be done to the project at that place; null where there is none. */
function menuAt(grid: HTMLElement | null, index: number): HTMLElement | null {
  const card = grid?.querySelectorAll(CARD)[index];
  return card?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ?? null;
}

/** Of the screen: where no project is left. */
function firstButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main button');
}

function ProjectSkeletons() {
  return (
    <div role="status" aria-label="Loading your projects" className="grid gap-6">
      <Skeleton className="h-7 w-48" />
      <Grid>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
          <CardToCome key={place} />
        ))}
      </Grid>
    </div>
  );
}

/** Keeps the place of a card that is about to be drawn. */
function CardInTurn() {
  return <div className="mb-24 aspect-9/16 rounded-frame bg-well" />;
}

/** In the shape of a card. */
function CardToCome() {
  return (
    <div className="grid content-start gap-3">
      <Skeleton className="aspect-9/16 rounded-frame" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-11" />
    </div>
  );
}

interface GridProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

function Grid({ ref, children }: GridProps) {
  return (
    <div
      ref={ref}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-10 pointer-fine:gap-y-6 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4 xl:grid-cols-5 min-[112rem]:grid-cols-6"
    >
      {children}
    </div>
  );
}
