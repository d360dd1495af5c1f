import type { ReactNode } from 'react';
import { chatLine, LineDrawing } from './line-drawing.tsx';

const lines = {
  bath: 'M4 12h16v2a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM6 12V6a2 2 0 0 1 4 0M8 21l1-2M16 21l-1-2',
  bed: 'M3 18v-7M21 18v-4H3M21 14v-1a3 3 0 0 0-3-3h-8v4M6.5 11.5h.01',
  calm: 'M20 14.5A8 8 0 1 1 9.5 4a6.5 6.5 0 0 0 10.5 10.5zM17 4v4M15 6h4',
  car: 'M3 16v-3l2-1 2-4h9l3 4 2 1v3h-2M7 16h8M7 16a2 2 0 1 1-4 0M19 16a2 2 0 1 1-4 0',
  chat: chatLine,
  check: 'M4 12.5 9.5 18 20 6.5',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2',
  climate: 'M10 14V5a2 2 0 1 1 4 0v9a4 4 0 1 1-4 0zM12 9v8',
  close: 'M5.5 5.5l13 13m0-13l-13 13',
  film: 'M3 5h18v14H3zM7 5v14M17 5v14M3 9h4M3 15h4M17 9h4M17 15h4',
  fire: 'M12 21c-4 0-6-2.5-6-6 0-4 4-5 4-10 3 2 4 4 4 6 1-1 1.5-2 1.5-3 2 2 2.5 4.5 2.5 7 0 3.5-2 6-6 6z',
  guests:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.5 2.5 3.5 5.5',
  hearth: 'M3 4h18v3H3zM5 7v14h14V7M9 21v-5c0-4 6-4 6 0v5M12 21c-1.5-1-1-2.5 0-4 1 1.5 1.5 3 0 4',
  heart: 'M12 20C6 16 3 12.5 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3.5-3 7-9 11z',
  key: 'M7.5 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM11 12h10v3.5M17 12v3',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5',
  parking: 'M4 4h16v16H4zM9.5 17V7.5H13a3 3 0 0 1 0 6H9.5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5 19 12 7 19.5z',
  phone: 'M6 3h3l1.5 5-2 1.5a12 12 0 0 0 6 6l1.5-2 5 1.5v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z',
  place:
    'M12 21c-4-5-7-8-7-11.5a7 7 0 0 1 14 0C19 13 16 16 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  send: 'M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4',
  sparkle: 'M12 3l1.8 5.2L19 10l-5.2 1.8L12 17l-1.8-5.2L5 10l5.2-1.8zM19 16v4M17 18h4M5 3v3M3.5 4.5h3',
  tub: 'M3 12h18l-1.5 8h-15zM7 9c-1-1.5 1-2.5 0-4M12 9c-1-1.5 1-2.5 0-4M17 9c-1-1.5 1-2.5 0-4M8 12v8M16 12v8M12 12v8',
  wifi: 'M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9 16.3a4.3 4.3 0 0 1 6 0M12 19.5h.01',
} as const;

export type IconName = keyof typeof lines;

/** A line drawing beside a text that says the same. */
export function Icon({ name, size }: { name: IconName; size?: number }): ReactNode {
  return <LineDrawing line={lines[name]} {...(size !== undefined && { size })} />;
}
