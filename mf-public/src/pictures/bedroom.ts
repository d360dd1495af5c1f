// Written by libs/artwork.
import avif420 from './bedroom-420.avif';
import avif800 from './bedroom-800.avif';
import webp420 from './bedroom-420.webp';
import webp800 from './bedroom-800.webp';
import type { PictureSource } from './picture-source.ts';

export const bedroom: PictureSource = {
  name: 'bedroom',
  avif: `${avif420} 420w, ${avif800} 800w`,
  webp: `${webp420} 420w, ${webp800} 800w`,
  fallback: webp800,
  width: 800,
  height: 600,
};
