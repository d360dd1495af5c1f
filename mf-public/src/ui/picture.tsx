import type { ReactNode } from 'react';
import { media } from '@getaway/property/house/media';
import type { OwnPhoto } from '@getaway/property/house/modules';
import type { PictureSource } from '../pictures/picture-source.ts';
import { renderings } from '../pictures/renderings.ts';

const known: Readonly<Record<string, PictureSource>> = renderings;

interface PictureProps {
  /** As the property file calls it. */
  name: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  alt?: string;
  className?: string | undefined;
  /** The picture that a visitor sees first is loaded at once, all others when they come near. */
  first?: boolean;
}

/** A rendering of the house, or the photo that the property file has in its place. */
export function Picture({ name, sizes, alt = '', className, first = false }: PictureProps): ReactNode {
  const source = sourceOf(name);
  if (!source) return null;
  const { avif, webp, fallback, width, height } = source;
  const loading = first
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const image = (
    <img className={className} src={fallback} alt={alt} width={width} height={height} {...loading} />
  );
  if (!avif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      {image}
    </picture>
  );
}

function sourceOf(name: string): OwnPhoto | undefined {
  const rendering = known[name];
  const own = media.photos[name];
  if (!own) return rendering;
  // A photo from elsewhere has no size of its own: the place of the picture is kept.
  const { width, height } = rendering ?? renderings['hot-tub'];
  return own.avif ? own : { ...own, width, height };
}
