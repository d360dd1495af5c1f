import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

export interface SortableItem {
  readonly id: string;
  readonly name: string;
}

/** What a screen reader says while an item is moved: names and places instead of ids. */
export function sortableAnnouncements(items: readonly SortableItem[], placeName: string): Announcements {
  const at = (id: UniqueIdentifier): number => items.findIndex((item) => item.id === id);
  const name = (id: UniqueIdentifier): string => items[at(id)]?.name ?? `The ${placeName}`;
  const place = (id: UniqueIdentifier): string => `${placeName} ${at(id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)} is at ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${name(active.id)} moved to ${place(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${name(active.id)} was not moved.`,
  };
}
