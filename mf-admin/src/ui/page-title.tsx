import type { ReactNode } from 'react';
import { usePublishedHouse } from '../published-house/published-house.ts';

/** The text of the browser's tab; React moves it into the document's head. */
export function PageTitle({ children }: { children: string }): ReactNode {
  const { name } = usePublishedHouse();
  return <title>{`${children} · ${name} Admin`}</title>;
}
