import type { ReactNode } from 'react';
import { logo } from '@getaway/property/house/logo';

/** The house's sign, where it has one. It is made to stand on the dark of the house. */
export function HouseMark({ className }: { className?: string | undefined }): ReactNode {
  return logo && <img className={className} src={logo.src} width={logo.width} height={logo.height} alt="" />;
}
