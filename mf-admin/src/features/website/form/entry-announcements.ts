import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** What a screen reader says while an entry is moved: names and places instead of ids. */
export function announcementsFor(keys: readonly string[], names: readonly string[]): Announcements {
  const at = (id: UniqueIdentifier): number => keys.indexOf(String(id));
  const name = (id: UniqueIdentifier): string => names[at(id)] ?? 'The entry';
  const place = (id: UniqueIdentifier): string => `place ${at(id) + 1} of ${keys.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)} is at ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${name(active.id)} moved to ${place(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${name(active.id)} was not moved.`,
  };
}
