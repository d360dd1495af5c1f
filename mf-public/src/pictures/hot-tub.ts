// Written by libs/artwork.
import avif420 from './hot-tub-420.avif';
import avif860 from './hot-tub-860.avif';
import webp420 from './hot-tub-420.webp';
import webp860 from './hot-tub-860.webp';
import type { PictureSource } from './picture-source.ts';

export const hotTub: PictureSource = {
  name: 'hot-tub',
  avif: `${avif420} 420w, ${avif860} 860w`,
  webp: `${webp420} 420w, ${webp860} 860w`,
  fallback: webp860,
  width: 1024,
  height: 768,
};
