import type { Project, VideoClip } from '@cutroom/contract';
import { closestCenter, DndContext, type Modifier } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { PictureSource } from '../../clip-picture/picture-source.ts';
import { ClipCard } from './clip-card.tsx';
import { DRAG_INSTRUCTIONS, dragAnnouncements } from './drag-announcements.ts';
import { useRowSensors } from './row-sensors.ts';
import { positions } from './timeline-cuts.ts';
import { unheardReason } from './unheard.ts';
import type { ReelLink } from './use-reel-link.ts';
import type { TimelineEditor } from './use-timeline-editor.ts';

interface SortableClipsProps {
  readonly timeline: TimelineEditor;
  /** The project's clips by id. */
  readonly clipOf: ReadonlyMap<string, VideoClip>;
  readonly pictures: readonly (PictureSource | null)[];
  readonly link: ReelLink;
  readonly plan: Project['editingPlan'];
}

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The clips in the order in which they play. */
export function SortableClips({ timeline, clipOf, pictures, link, plan }: SortableClipsProps) {
  const { editor, drop } = timeline;
  const { cuts } = editor;
  const sensors = useRowSensors();
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
        <ol
          aria-label="Clips"
          // Nothing that is scrolled to or focused hides behind the bars above and below.
          className="grid grid-cols-1 gap-2 [&_:is(li,button,input)]:scroll-mt-20 [&_:is(li,button,input)]:scroll-mb-28 lg:[&_:is(li,button,input)]:scroll-mt-50 lg:[&_:is(li,button,input)]:scroll-mb-4"
        >
          {cuts.map((cut, index) => (
            <ClipCard
              key={cut.key}
              timeline={timeline}
              cut={cut}
              index={index}
              position={places[index] ?? { startSeconds: 0, endSeconds: 0 }}
              clip={clipOf.get(cut.clip.clipId) ?? null}
              picture={pictures[index] ?? null}
              link={link}
              unheard={unheardReason(clipOf.get(cut.clip.clipId), plan)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
