import type { ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { sortableAnnouncements, type SortableItem } from './sortable-announcements.ts';

interface SortableListProps {
  /** In the shown order; the children are sortable by these ids. */
  items: readonly SortableItem[];
  /** What a screen reader calls a place of the list, such as 'step'. */
  place: string;
  label: string;
  className: string | undefined;
  isBusy?: boolean;
  /** Gets the index of the moved item and the one that it goes to; they differ. */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose items are moved up and down by pointer or keyboard. */
export function SortableList(props: SortableListProps): ReactNode {
  const { items, place, label, className, isBusy = false, onMove, children } = props;
  const ids = items.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent): void => {
    const from = ids.indexOf(String(active.id));
    const to = ids.indexOf(String(over?.id));
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDownAlone]}
      accessibility={{ announcements: sortableAnnouncements(items, place) }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={className} aria-label={label} aria-busy={isBusy}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const upAndDownAlone: Modifier = ({ transform }) => ({ ...transform, x: 0 });
