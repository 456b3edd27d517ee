import { DUCK_DB_MAX, DUCK_DB_MIN } from '@cutroom/contract';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { toast } from '../../../lib/notifications/toast.ts';
import type { ReelLink } from '../strip/use-reel-link.ts';
import { DuckField } from './duck-field.tsx';
import type { DuckChange, Ducks } from './use-ducks.ts';

interface DuckCardProps {
  readonly ducks: Ducks;
  readonly link: Pick<ReelLink, 'secondsNow' | 'seek'>;
}

/** Where the music goes down, one place after the other: what is pulled on the strip, in numbers. */
export function DuckCard({ ducks, link }: DuckCardProps) {
  const { list, chosen, choose, change, reelSeconds } = ducks;
  const duck = list[chosen];
  const show = (index: number) => {
    choose(index);
    link.seek(list[index]?.startSeconds ?? 0);
  };
  const add = () => {
    if (!ducks.add(link.secondsNow()))
      toast({
        title: 'The Music Is Down There',
        description: 'Move the playhead to where it is up, or pull the edges of the place that is there.',
      });
  };
  return (
    <Card className="grid min-w-0 grid-cols-1 gap-2 p-4 max-md:basis-full">
      <h2 className="text-sm font-medium">Where the music goes down</h2>
      {duck === undefined ? (
        <p className="text-sm text-ink-soft">Nowhere in this reel.</p>
      ) : (
        <fieldset className="grid min-w-0 grid-cols-1 gap-1">
          <legend className="sr-only">One place</legend>
          <div className="flex items-center">
            <IconButton
              label="Place before"
              className="-ml-2.5"
              disabled={chosen === 0}
              onClick={() => show(chosen - 1)}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <output className="timecode text-sm">
              {chosen + 1} of {list.length}
              <span className="font-sans text-ink-soft"> · {duck.isByHand ? 'set by hand' : 'speech'}</span>
            </output>
            <IconButton
              label="Next place"
              disabled={chosen === list.length - 1}
              onClick={() => show(chosen + 1)}
            >
              <ChevronRight aria-hidden />
            </IconButton>
            <IconButton label="Leave the music up here" onClick={() => ducks.remove(chosen)}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
          <DuckFields
            key={chosen}
            {...{ duck, reelSeconds }}
            onChange={(next, mergeKey) => change(chosen, next, mergeKey)}
          />
        </fieldset>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={add}>Down at the playhead</Button>
        {ducks.hasOwn && (
          <Button variant="quiet" onClick={ducks.followSpeech}>
            Follow speech again
          </Button>
        )}
      </div>
    </Card>
  );
}

interface DuckFieldsProps {
  readonly duck: Ducks['list'][number];
  readonly reelSeconds: number;
  readonly onChange: (change: DuckChange, mergeKey: string) => void;
}

function DuckFields({ duck: { startSeconds, endSeconds, depthDb }, reelSeconds, onChange }: DuckFieldsProps) {
  const seconds = { unit: 's', min: 0, max: Math.round(reelSeconds * 100) / 100, step: 0.1, decimals: 2 };
  const decibels = { unit: 'dB', min: DUCK_DB_MIN, max: DUCK_DB_MAX, step: 1, decimals: 0 };
  return (
    <div className="flex flex-wrap gap-2">
      <DuckField
        label="From"
        {...seconds}
        value={startSeconds}
        onChange={(value, key) => onChange({ startSeconds: value }, key)}
      />
      <DuckField
        label="Until"
        {...seconds}
        value={endSeconds}
        onChange={(value, key) => onChange({ endSeconds: value }, key)}
      />
      <DuckField
        label="By"
        {...decibels}
        value={depthDb}
        onChange={(value, key) => onChange({ depthDb: value }, key)}
      />
    </div>
  );
}
