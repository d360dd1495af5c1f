// Written by libs/artwork.
import avif420 from './spa-bath-420.avif';
import avif808 from './spa-bath-808.avif';
import webp420 from './spa-bath-420.webp';
import webp808 from './spa-bath-808.webp';
import type { PictureSource } from './picture-source.ts';

export const spaBath: PictureSource = {
  name: 'spa-bath',
  avif: `${avif420} 420w, ${avif808} 808w`,
  webp: `${webp420} 420w, ${webp808} 808w`,
  fallback: webp808,
  width: 808,
  height: 606,
};
