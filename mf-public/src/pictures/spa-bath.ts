// Written by studio/pictures.ts.
import avif420 from './spa-bath-420.avif';
import avif860 from './spa-bath-860.avif';
import webp420 from './spa-bath-420.webp';
import webp860 from './spa-bath-860.webp';
import type { PictureSource } from './picture-source.ts';

export const spaBath: PictureSource = {
  name: 'spa-bath',
  avif: `${avif420} 420w, ${avif860} 860w`,
  webp: `${webp420} 420w, ${webp860} 860w`,
  fallback: webp860,
  width: 634,
  height: 476,
};
