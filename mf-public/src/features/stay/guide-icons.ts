import type { IconName } from '../../ui/icon.tsx';

/** The topics that have an icon of their own; docs/hosts/your-house.md lists those that hosts are offered. */
const icons: ReadonlyMap<string, IconName> = new Map([
  ['check-in', 'key'],
  ['arrival', 'place'],
  ['parking', 'parking'],
  ['wifi', 'wifi'],
  ['heating', 'climate'],
  ['climate', 'climate'],
  ['hot-tub', 'tub'],
  ['sauna', 'sauna'],
  ['fire-pit', 'fire'],
  ['house-rules', 'check'],
  ['nearby', 'place'],
  ['emergency', 'phone'],
  ['check-out', 'lock'],
]);

export function guideIcon(topic: string): IconName {
  return icons.get(topic) ?? 'sparkle';
}
