// Written by libs/artwork.
import avif420 from './movie-room-420.avif';
import avif634 from './movie-room-634.avif';
import webp420 from './movie-room-420.webp';
import webp634 from './movie-room-634.webp';
import type { PictureSource } from './picture-source.ts';

export const movieRoom: PictureSource = {
  name: 'movie-room',
  avif: `${avif420} 420w, ${avif634} 634w`,
  webp: `${webp420} 420w, ${webp634} 634w`,
  fallback: webp634,
  width: 634,
  height: 476,
};
