import type { VideoClip } from '@cutroom/contract';
import { closestCenter, DndContext, type Modifier } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { clsx } from 'clsx';
import { memo, useDeferredValue, useMemo } from 'react';
import type { ImageSource } from '../../../components/clip-image/image-source.ts';
import { useGradualCount } from '../../../components/ui/progress/use-gradual-count.ts';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';
import { DRAG_INSTRUCTIONS, dragAnnouncements } from '../keyboard/drag-announcements.ts';
import { useRowSensors } from '../keyboard/row-sensors.ts';
import type { ReelLink } from '../strip/use-reel-link.ts';
import { ClipRow, ROW_AT_REST } from './clip-row.tsx';
import { cutReasons, rowPlaces } from './row-facts.ts';
import { useDragOrder } from './use-drag-order.ts';
import { useOpenedCut } from './use-opened-cut.ts';

/** More than a phone shows of them; the others follow in the background. */
const ROWS_AT_ONCE = 8;

interface SortableClipsProps {
  readonly timeline: Pick<TimelineEditor, 'editor' | 'chosen' | 'drop'>;
  /** The project's clips by id. */
  readonly clipOf: ReadonlyMap<string, VideoClip>;
  readonly images: readonly (ImageSource | null)[];
  readonly link: Pick<ReelLink, 'places'>;
}

const ALONG_THE_LIST: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

/** The clips in the order in which they play. */
export const SortableClips = memo(function SortableClips({
  timeline,
  clipOf,
  images,
  link,
}: SortableClipsProps) {
  const { editor, chosen, drop } = timeline;
  const { cuts, original } = editor;
  const sensors = useRowSensors();
  const places = useMemo(() => rowPlaces(cuts, images, link.places), [cuts, images, link.places]);
  const reasons = useMemo(() => cutReasons({ cuts, original }), [cuts, original]);
  // A change moves or renumbers all rows after it: the press shows at once, what they tell of their places a moment later.
  const shownPlaces = useDeferredValue(places);
  const drag = useDragOrder(cuts);
  const rowCount = useGradualCount(cuts.length, ROWS_AT_ONCE);
  useOpenedCut(cuts, rowCount);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={ALONG_THE_LIST}
      accessibility={{
        announcements: dragAnnouncements(cuts),
        screenReaderInstructions: DRAG_INSTRUCTIONS,
      }}
      onDragStart={drag.begin}
      onDragCancel={drag.end}
      onDragEnd={({ active, over }) => {
        drop(String(active.id), over === null ? null : String(over.id));
        drag.end();
      }}
    >
      <SortableContext items={drag.order} strategy={verticalListSortingStrategy}>
        <ol
          aria-label="Clips"
          // Nothing that is scrolled to or focused hides behind the bars above and below.
          className="grid grid-cols-1 gap-1.5 [&_:is(li,button)]:scroll-mt-72 [&_:is(li,button)]:scroll-mb-28 lg:[&_:is(li,button)]:scroll-mb-4"
        >
          {cuts.map((cut, index) => {
            const place = shownPlaces.get(cut.key) ?? places.get(cut.key);
            if (index >= rowCount || place === undefined) return <RowToCome key={cut.key} />;
            const facts = {
              cut,
              clip: clipOf.get(cut.clip.clipId) ?? null,
              isLimited: editor.limitedKeys.includes(cut.key),
              reason: reasons[index] ?? null,
            };
            return <ClipRow key={cut.key} facts={facts} place={place} isChosen={chosen.includes(cut.key)} />;
          })}
        </ol>
      </SortableContext>
    </DndContext>
  );
});

/** Keeps a row's place until it is drawn. */
function RowToCome() {
  return (
    <li
      className={clsx(
        'box-content h-(--row-height) rounded-lg bg-panel ring-1 ring-inset ring-edge',
        ROW_AT_REST,
      )}
    />
  );
}
