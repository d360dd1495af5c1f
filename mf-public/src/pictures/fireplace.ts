// Written by libs/artwork.
import avif420 from './fireplace-420.avif';
import avif860 from './fireplace-860.avif';
import webp420 from './fireplace-420.webp';
import webp860 from './fireplace-860.webp';
import type { PictureSource } from './picture-source.ts';

export const fireplace: PictureSource = {
  name: 'fireplace',
  avif: `${avif420} 420w, ${avif860} 860w`,
  webp: `${webp420} 420w, ${webp860} 860w`,
  fallback: webp860,
  width: 912,
  height: 684,
};
