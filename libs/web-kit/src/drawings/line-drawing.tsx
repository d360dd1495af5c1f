import type { ReactNode } from 'react';

/** What every page has, so that none of them needs all the icons for it. */
export const chatLine = 'M4 5h16v11H11l-4.5 4V16H4zM8 9h8M8 12h5';

/** A drawing of one line, 24 units square, beside a text that says the same. */
export function LineDrawing({ line, size = 24 }: { line: string; size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d={line} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
