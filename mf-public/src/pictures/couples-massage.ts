// Written by libs/artwork.
import avif420 from './couples-massage-420.avif';
import avif634 from './couples-massage-634.avif';
import webp420 from './couples-massage-420.webp';
import webp634 from './couples-massage-634.webp';
import type { PictureSource } from './picture-source.ts';

export const couplesMassage: PictureSource = {
  name: 'couples-massage',
  avif: `${avif420} 420w, ${avif634} 634w`,
  webp: `${webp420} 420w, ${webp634} 634w`,
  fallback: webp634,
  width: 634,
  height: 476,
};
