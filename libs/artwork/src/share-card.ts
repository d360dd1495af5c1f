// Makes the picture that a shared link shows: node libs/artwork/src/share-card.ts FOLDER
import path from 'node:path';
import property from '@getaway/property/property.json' with { type: 'json' };
import sharp from 'sharp';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the renderings');

const width = 1200;
const height = 630;
const { name, tagline } = property;

const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <linearGradient id="shade"><stop offset="0" stop-color="#070818" stop-opacity=".86"/><stop offset=".62" stop-color="#070818" stop-opacity="0"/></linearGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#shade)"/>
  <text x="72" y="150" font-family="Georgia, 'Liberation Serif', 'DejaVu Serif', serif" font-size="76" fill="#fbf3e4">${name}</text>
  <text x="74" y="206" font-family="'Liberation Sans', 'DejaVu Sans', sans-serif" font-size="27" fill="#ffcf86">${tagline}</text>
</svg>`;

await sharp(path.join(folder, 'house.png'))
  .resize(width, height, { fit: 'cover', position: 'bottom' })
  .composite([{ input: Buffer.from(words) }])
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(path.join(import.meta.dirname, '../../../shell/public/share.jpg'));
