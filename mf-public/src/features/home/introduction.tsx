import type { ReactNode } from 'react';
import { Amenities } from './amenities.tsx';
import { Intro } from './intro.tsx';

/** What a visitor reads below the first view. */
export function Introduction(): ReactNode {
  return (
    <>
      <Intro />
      <Amenities />
    </>
  );
}
