import type { PhotoName } from '@getaway/contracts/property';

/** One rendering in its sizes and formats, as studio/pictures.ts writes it. */
export interface PictureSource {
  readonly name: PhotoName;
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
  readonly width: number;
  readonly height: number;
}
