import type { SelectedClip } from '@cutroom/contract';
import { memo, useRef } from 'react';
import { Card } from '../../../components/ui/card.tsx';
import { MomentList } from './moment-list.tsx';
import { ShortList } from './short-list.tsx';
import type { TrayClip } from './tray-clips.ts';

interface ClipTrayProps {
  readonly clips: readonly TrayClip[];
  readonly isFull: boolean;
  readonly onAdd: (cut: SelectedClip, name: string, gap?: number) => void;
}

/** All clips with what is worth showing of them, and a way in. */
export const ClipTray = memo(function ClipTray({ clips, isFull, onAdd }: ClipTrayProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card className="grid grid-cols-1 gap-1 p-5">
      <h2 ref={heading} tabIndex={-1} className="text-base">
        All clips
      </h2>
      <p className="text-sm text-ink-soft">
        Press a moment to play it after the chosen clip, or drag it onto the strip.
      </p>
      <ShortList
        items={clips}
        label="All clips and their moments"
        heading={heading}
        noun="clips"
        keyOf={({ clip }) => clip.id}
        render={(one) => (
          <MomentList
            of={one}
            verb="Add"
            isDisabled={isFull}
            onPick={({ cut }) => onAdd(cut, one.name)}
            onDrop={({ cut }, gap) => onAdd(cut, one.name, gap)}
          />
        )}
      />
    </Card>
  );
});
