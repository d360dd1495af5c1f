import type { ReactNode } from 'react';
import { media, type OwnPhoto } from '@getaway/property/house/media';
import type { PictureSource } from '../pictures/picture-source.ts';

export interface PictureProps {
  rendering: PictureSource;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** Of a rendering, or of a photo that the host has not described. */
  alt?: string;
  className?: string | undefined;
  /** The picture that a visitor sees first is loaded at once, all others when they come near. */
  first?: boolean;
}

/** A rendering of the house, or the photo that the property file has in its place. */
export function Picture({ rendering, ...props }: PictureProps): ReactNode {
  return <PictureOf source={photoOf(rendering.name, rendering) ?? rendering} {...props} />;
}

/** The host's own photo of this name, with the size of its place if it has none: a photo from elsewhere. */
export function photoOf(
  name: string,
  { width, height }: Pick<PictureSource, 'width' | 'height'>,
): OwnPhoto | undefined {
  const own = media.photos[name];
  return own && !own.avif ? { ...own, width, height } : own;
}

/** A picture of these files. */
export function PictureOf({
  source: { avif, webp, fallback, width, height, alt: ownAlt, focus },
  sizes,
  alt = '',
  className,
  first = false,
}: Omit<PictureProps, 'rendering'> & { source: OwnPhoto }): ReactNode {
  const loading = first
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const image = (
    <img
      className={className}
      src={fallback}
      alt={ownAlt ?? alt}
      width={width}
      height={height}
      style={focus === undefined ? undefined : { objectPosition: focus }}
      {...loading}
    />
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
