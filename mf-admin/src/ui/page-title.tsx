import type { ReactNode } from 'react';
import { property } from '../property.ts';

/** The text of the browser's tab; React moves it into the document's head. */
export function PageTitle({ children }: { children: string }): ReactNode {
  return <title>{`${children} · ${property.name} Admin`}</title>;
}
