import type { ReactNode } from 'react';
import { property } from '../property.ts';

interface PageHeadProps {
  title: string;
  description: string;
}

/** Title and description of a page; React moves them into the document's head. */
export function PageHead({ title, description }: PageHeadProps): ReactNode {
  return (
    <>
      <title>{`${title} · ${property.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
