import type { RenderingName } from '@getaway/contracts/property/media';

/** One rendering in its sizes and formats, as studio/pictures.ts writes it. */
export interface PictureSource {
  readonly name: RenderingName;
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
  readonly width: number;
  readonly height: number;
}
