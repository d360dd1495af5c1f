import type { ReactNode } from 'react';
import type { PictureSource } from '../pictures/picture-source.ts';
import { renderings } from '../pictures/renderings.ts';
import { photoOf, Picture, PictureOf, type PictureProps } from './picture.tsx';

const known: Readonly<Record<string, PictureSource>> = renderings;

interface NamedPictureProps extends Omit<PictureProps, 'rendering'> {
  /** As the property file calls it. */
  name: string;
}

/** A picture that a text names. It brings the addresses of all renderings: where one is certain, `Picture` does without. */
export function NamedPicture({ name, ...props }: NamedPictureProps): ReactNode {
  const rendering = known[name];
  if (rendering) return <Picture rendering={rendering} {...props} />;
  const own = photoOf(name, renderings['hot-tub']);
  return own ? <PictureOf source={own} {...props} /> : null;
}
