import type { Project } from '@cutroom/contract';
import { clsx } from 'clsx';
import { CopyPlus, EllipsisVertical, PenLine, Share, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { Tag } from '../../components/analysis-details/tag.tsx';
import { lastFailure } from '../../components/project-guards/last-failure.ts';
import { Button } from '../../components/ui/button.tsx';
import { ExactTime } from '../../components/ui/exact-time.tsx';
import { Menu } from '../../components/ui/overlay/menu.tsx';
import { CardFrame } from './card-frame.tsx';
import { cardAction, exportAction, makeAgainPath } from './project-card-state.ts';
import { relativeDate } from './relative-date.ts';
import { StatusMark } from './status-mark.tsx';

/** Shown to a mouse over the card and to the focus in it; a finger, which can do neither, always sees it. */
const ON_APPROACH =
  'pointer-fine:opacity-0 pointer-fine:transition-opacity pointer-fine:group-hover/card:opacity-100 pointer-fine:group-focus-within/card:opacity-100';

interface ProjectCardProps {
  readonly project: Project;
  /** The one to go on with: its actions can be seen at once. */
  readonly isToContinue: boolean;
  readonly onRename: (project: Project) => void;
  readonly onDuplicate: (projectId: number) => void;
  readonly onDelete: (project: Project) => void;
  readonly onExport: (project: Project) => void;
}

/** One project of many: drawn again only where the project itself changed. */
export const ProjectCard = memo(function ProjectCard(props: ProjectCardProps) {
  const { project, isToContinue, onRename, onDuplicate, onDelete, onExport } = props;
  const { path, label } = cardAction(project);
  const againPath = makeAgainPath(project);
  const createdAt = new Date(project.createdAt);
  return (
    <article
      className="group/card row-at-rest relative flex min-w-0 flex-col gap-3 [--row-height:28rem] [overflow-clip-margin:5rem]"
      aria-label={project.title}
      data-project={project.id}
    >
      <CardFrame project={project} />
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h3 dir="auto" className="text-base leading-snug tracking-normal">
            {/* Its press reaches over the whole card, but for what lies above. */}
            <Link
              href={path}
              title={project.title}
              className="block truncate rounded-sm after:absolute after:inset-0"
            >
              {project.title}
            </Link>
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-faint">
            <span
              className={clsx('inline-flex', project.status === 'completed' && ['order-last', ON_APPROACH])}
            >
              <StatusMark status={project.status} />
            </span>
            {project.isTest === true && <Tag>Test</Tag>}
            <span className="relative z-10 inline-flex">
              <ExactTime at={project.createdAt}>{relativeDate(createdAt, new Date())}</ExactTime>
            </span>
          </p>
          {lastFailure(project) !== null && (
            <p className="truncate text-xs text-poor">The last attempt made no video</p>
          )}
        </div>
        <Menu
          label={`More for ${project.title}`}
          icon={<EllipsisVertical aria-hidden />}
          className="relative z-10 -mt-2 -mr-2"
          items={[
            {
              label: 'Rename Project',
              icon: <PenLine aria-hidden />,
              onSelect: () => onRename(project),
            },
            {
              label: 'Duplicate Project',
              icon: <CopyPlus aria-hidden />,
              onSelect: () => onDuplicate(project.id),
            },
            {
              label: 'Delete Project',
              icon: <Trash2 aria-hidden />,
              isDangerous: true,
              onSelect: () => onDelete(project),
            },
          ]}
        />
      </div>
      <div className={clsx('relative z-10 mt-auto flex flex-wrap gap-2', !isToContinue && ON_APPROACH)}>
        <Button asChild className="flex-1">
          <Link href={path}>{label}</Link>
        </Button>
        {againPath !== null && (
          <Button asChild variant="quiet" className="flex-1 ring-1 ring-inset ring-edge">
            <Link href={againPath}>Make again</Link>
          </Button>
        )}
        {exportAction(project) !== null && (
          <Button
            variant="quiet"
            title="Export"
            className="w-11 ring-1 ring-inset ring-edge"
            icon={<Share aria-hidden />}
            onClick={() => onExport(project)}
          >
            <span className="sr-only">Export</span>
          </Button>
        )}
      </div>
    </article>
  );
});
