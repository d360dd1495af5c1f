// Written by libs/artwork.
import avif640 from './house-640.avif';
import avif960 from './house-960.avif';
import avif1280 from './house-1280.avif';
import avif1600 from './house-1600.avif';
import webp640 from './house-640.webp';
import webp960 from './house-960.webp';
import webp1280 from './house-1280.webp';
import webp1600 from './house-1600.webp';
import type { PictureSource } from './picture-source.ts';

export const house: PictureSource = {
  name: 'house',
  avif: `${avif640} 640w, ${avif960} 960w, ${avif1280} 1280w, ${avif1600} 1600w`,
  webp: `${webp640} 640w, ${webp960} 960w, ${webp1280} 1280w, ${webp1600} 1600w`,
  fallback: webp1600,
  width: 1600,
  height: 900,
};
