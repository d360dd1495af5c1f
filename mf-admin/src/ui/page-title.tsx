import type { ReactNode } from 'react';
import { useHouseName } from '../house-name.ts';

/** The text of the browser's tab; React moves it into the document's head. */
export function PageTitle({ children }: { children: string }): ReactNode {
  const house = useHouseName();
  return <title>{`${children} · ${house} Admin`}</title>;
}
