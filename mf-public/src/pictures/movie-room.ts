// Written by studio/pictures.ts.
import avif420 from './movie-room-420.avif';
import avif860 from './movie-room-860.avif';
import webp420 from './movie-room-420.webp';
import webp860 from './movie-room-860.webp';
import type { PictureSource } from './picture-source.ts';

export const movieRoom: PictureSource = {
  name: 'movie-room',
  avif: `${avif420} 420w, ${avif860} 860w`,
  webp: `${webp420} 420w, ${webp860} 860w`,
  fallback: webp860,
  width: 634,
  height: 476,
};
