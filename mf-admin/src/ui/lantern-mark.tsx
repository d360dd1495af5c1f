import type { ReactNode } from 'react';

/** The house's sign, in amber on night. */
export function LanternMark({ className }: { className?: string | undefined }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <g fill="none" stroke="#f5b157" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M12 7h8M16 4v3M11 11h10l1.5 14h-13z" />
      </g>
      <circle cx="16" cy="18.5" r="3" fill="#ffcf86" />
    </svg>
  );
}
