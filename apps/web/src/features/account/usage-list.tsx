import type { AccountUsage } from '@cutroom/contract';
import { NotLoaded } from '../../components/ui/not-loaded.tsx';
import { usageText } from './usage-text.ts';
import { useUsage } from './use-account.ts';

const LABELS: { readonly [Name in keyof AccountUsage]: string } = {
  projects: 'Projects',
  storedBytes: 'Clips and videos',
  openUploads: 'Unfinished uploads',
  waitingJobs: 'Work waiting',
  generationsToday: 'Videos begun today, canceled ones too',
  aiCallsToday: 'Uses of the AI model today',
};
const NAMES = Object.keys(LABELS) as (keyof AccountUsage)[];

export function UsageList() {
  const { data: usage, isLoadingError, isFetching, refetch } = useUsage();
  if (isLoadingError) {
    return (
      <NotLoaded
        text="What you use could not be loaded."
        isTrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (usage === undefined) return null;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-sm">
      {NAMES.map((name) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{LABELS[name]}</dt>
          <dd className="text-right tabular-nums">{usageText(name, usage[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
