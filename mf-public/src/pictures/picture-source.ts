import type { RenderingName } from '@getaway/property/media';

/** One rendering in its sizes and formats, as libs/artwork writes it. */
export interface PictureSource {
  readonly name: RenderingName;
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
  readonly width: number;
  readonly height: number;
}
