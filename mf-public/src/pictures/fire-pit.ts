// Written by libs/artwork.
import avif420 from './fire-pit-420.avif';
import avif860 from './fire-pit-860.avif';
import webp420 from './fire-pit-420.webp';
import webp860 from './fire-pit-860.webp';
import type { PictureSource } from './picture-source.ts';

export const firePit: PictureSource = {
  name: 'fire-pit',
  avif: `${avif420} 420w, ${avif860} 860w`,
  webp: `${webp420} 420w, ${webp860} 860w`,
  fallback: webp860,
  width: 912,
  height: 684,
};
