import type { ReactNode } from 'react';
import { property } from '../property.ts';
import type { PictureSource } from '../pictures/picture-source.ts';

interface PictureProps {
  source: PictureSource;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  alt?: string;
  className?: string | undefined;
  /** The picture that a visitor sees first is loaded at once, all others when they come near. */
  first?: boolean;
}

/** A rendering of the house, or the photo that the property file has in its place. */
export function Picture({ source, sizes, alt = '', className, first = false }: PictureProps): ReactNode {
  const { name, avif, webp, fallback, width, height } = source;
  const photo = property.media?.photos?.[name];
  const loading = first
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const image = (
    <img className={className} src={photo ?? fallback} alt={alt} width={width} height={height} {...loading} />
  );
  if (photo) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      {image}
    </picture>
  );
}
