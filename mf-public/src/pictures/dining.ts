// Written by studio/pictures.ts.
import avif420 from './dining-420.avif';
import avif860 from './dining-860.avif';
import webp420 from './dining-420.webp';
import webp860 from './dining-860.webp';
import type { PictureSource } from './picture-source.ts';

export const dining: PictureSource = {
  name: 'dining',
  avif: `${avif420} 420w, ${avif860} 860w`,
  webp: `${webp420} 420w, ${webp860} 860w`,
  fallback: webp860,
  width: 648,
  height: 486,
};
