import type { ReactNode } from 'react';
import type { iconNames } from '@getaway/property/texts';
import { houseIconLines } from '@getaway/web-kit/drawings/house-icon-lines';
import { LineDrawing } from '@getaway/web-kit/drawings/line-drawing.tsx';

interface HouseIconProps {
  name: (typeof iconNames)[number];
  /** In pixels. */
  size?: number;
}

/** An icon that the host chose. The home page alone has all of them. */
export function HouseIcon({ name, size }: HouseIconProps): ReactNode {
  return <LineDrawing line={houseIconLines[name]} {...(size !== undefined && { size })} />;
}
