import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** What a screen reader says while a step is moved: names and places instead of ids. */
export function announcementsFor(steps: readonly { id: string; name: string }[]): Announcements {
  const name = (id: UniqueIdentifier): string => steps.find((step) => step.id === id)?.name ?? 'The step';
  const place = (id: UniqueIdentifier): string =>
    `step ${steps.findIndex((step) => step.id === id) + 1} of ${steps.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)} is at ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${name(active.id)} moved to ${place(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${name(active.id)} was not moved.`,
  };
}
