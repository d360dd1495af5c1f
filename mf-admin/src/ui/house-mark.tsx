import type { ReactNode } from 'react';
import { usePublishedHouse } from '../published-house/published-house.ts';

/** The house's logo, if it has one. It is designed for the house's dark background. */
export function HouseMark({ className }: { className?: string | undefined }): ReactNode {
  const { logo } = usePublishedHouse();
  return logo && <img className={className} src={logo.src} width={logo.width} height={logo.height} alt="" />;
}
