import type { iconNames } from '@getaway/property/texts';
import { iconLines } from './icon-lines.ts';
import { chatLine } from './line-drawing.tsx';

/** The line of each icon that a house can have beside an amenity or a text, 24 units square. */
export const houseIconLines: Readonly<Record<(typeof iconNames)[number], string>> = {
  ...iconLines,
  beach:
    'M4 12a8 8 0 0 1 16 0zM12 4V2.5M12 12v6M8.5 12c0-4 1.5-7 3.5-8 2 1 3.5 4 3.5 8M3 20.5c2-1.5 4-1.5 6 0s4 1.5 6 0 4-1.5 6 0',
  bike: 'M6.5 18a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM17.5 18a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM6.5 14.5 9.5 9H15l2.5 5.5M9.5 9l3 5.5h-6M15 9l-2.5 5.5M8.5 7h2.5M14.5 6.5H16',
  boat: 'M2 13c4 1.6 16 1.6 20 0-1 4-4 6-10 6S3 17 2 13zM10.5 16.5 17 5l2-1.5.5 2.5z',
  car: 'M3 16v-3l2-1 2-4h9l3 4 2 1v3h-2M7 16h8M7 16a2 2 0 1 1-4 0M19 16a2 2 0 1 1-4 0',
  film: 'M3 5h18v14H3zM7 5v14M17 5v14M3 9h4M3 15h4M17 9h4M17 15h4',
  heart: 'M12 20C6 16 3 12.5 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3.5-3 7-9 11z',
  hearth: 'M3 4h18v3H3zM5 7v14h14V7M9 21v-5c0-4 6-4 6 0v5M12 21c-1.5-1-1-2.5 0-4 1 1.5 1.5 3 0 4',
  kitchen:
    'M5 10h14v8a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM3 13h2M19 13h2M9 7.5C8 6 10 5 9 3.5M15 7.5c-1-1.5 1-2.5 0-4',
  pets: 'M12 12c-2.8 0-5 2.8-5 5a2 2 0 0 0 2.6 2c1.6-.5 3.2-.5 4.8 0a2 2 0 0 0 2.6-2c0-2.2-2.2-5-5-5zM5 10.5v1.5M9.5 6v2.5M14.5 6v2.5M19 10.5v1.5',
  shower:
    'M4 21V7a4 4 0 0 1 8 0v1.5M7 13.5a5 5 0 0 1 10 0zM9 16.5v1.5M12 16.5v1.5M15 16.5v1.5M9 20v1.5M12 20v1.5M15 20v1.5',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  chat: chatLine,
};
