// Written by studio/pictures.ts.
import avif420 from './bedroom-420.avif';
import avif860 from './bedroom-860.avif';
import webp420 from './bedroom-420.webp';
import webp860 from './bedroom-860.webp';
import type { PictureSource } from './picture-source.ts';

export const bedroom: PictureSource = {
  name: 'bedroom',
  avif: `${avif420} 420w, ${avif860} 860w`,
  webp: `${webp420} 420w, ${webp860} 860w`,
  fallback: webp860,
  width: 800,
  height: 600,
};
