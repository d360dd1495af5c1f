import type { ReactNode } from 'react';
import { iconLines } from '@getaway/web-kit/drawings/icon-lines';
import { LineDrawing } from '@getaway/web-kit/drawings/line-drawing.tsx';

const lines = {
  ...iconLines,
  close: 'M5.5 5.5l13 13m0-13l-13 13',
  key: 'M7.5 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM11 12h10v3.5M17 12v3',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5 19 12 7 19.5z',
  phone: 'M6 3h3l1.5 5-2 1.5a12 12 0 0 0 6 6l1.5-2 5 1.5v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z',
  send: 'M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4',
} as const;

export type IconName = keyof typeof lines;

/** A line drawing beside a text that says the same. */
export function Icon({ name, size }: { name: IconName; size?: number }): ReactNode {
  return <LineDrawing line={lines[name]} {...(size !== undefined && { size })} />;
}
