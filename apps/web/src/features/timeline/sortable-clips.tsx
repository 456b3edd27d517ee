import type { VideoClip } from '@cutroom/contract';
import { closestCenter, DndContext, type Modifier } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMemo } from 'react';
import { ClipCard } from './clip-card.tsx';
import { cutPictures } from './cut-pictures.ts';
import { DRAG_INSTRUCTIONS, dragAnnouncements } from './drag-announcements.ts';
import { useRowSensors } from './row-sensors.ts';
import { positions } from './timeline-cuts.ts';
import type { TimelineEditor } from './use-timeline-editor.ts';

interface SortableClipsProps {
  readonly timeline: TimelineEditor;
  readonly clips: readonly VideoClip[];
  readonly finalVideoPath: string | null;
  /** Whether the plan leaves out all of the clips' own sound. */
  readonly isReelMuted: boolean;
}

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The clips in the order in which they play. */
export function SortableClips({ timeline, clips, finalVideoPath, isReelMuted }: SortableClipsProps) {
  const { editor, drop } = timeline;
  const { cuts } = editor;
  const sensors = useRowSensors();
  const clipOf = useMemo(() => new Map(clips.map((clip) => [clip.id, clip])), [clips]);
  const pictures = cutPictures(editor, clipOf, finalVideoPath);
  const places = positions(cuts);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheList]}
      accessibility={{
        announcements: dragAnnouncements(cuts),
        screenReaderInstructions: DRAG_INSTRUCTIONS,
      }}
      onDragEnd={({ active, over }) => drop(String(active.id), over === null ? null : String(over.id))}
    >
      <SortableContext items={cuts.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol aria-label="Clips" className="grid grid-cols-1 gap-2">
          {cuts.map((cut, index) => (
            <ClipCard
              key={cut.key}
              timeline={timeline}
              cut={cut}
              index={index}
              position={places[index] ?? { startSeconds: 0, endSeconds: 0 }}
              clip={clipOf.get(cut.clip.clipId) ?? null}
              picture={pictures[index] ?? null}
              unheard={unheardReason(clipOf.get(cut.clip.clipId), isReelMuted)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function unheardReason(clip: VideoClip | undefined, isReelMuted: boolean): string | null {
  if (isReelMuted) return 'This video is made without sound';
  return clip?.hasAudio === false ? 'This clip has no sound' : null;
}
