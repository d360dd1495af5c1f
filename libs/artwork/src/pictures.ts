// Makes the pictures of the site from the renderings: node libs/artwork/src/pictures.ts FOLDER [NAME…]
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const [folder, ...chosen] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the renderings');

const target = path.join(import.meta.dirname, '../../../mf-public/src/pictures');
/** The back office shows what a place has until the host adds a photo. */
const thumbnails = path.join(import.meta.dirname, '../../../mf-admin/src/features/website/pictures/drawings');
/** The hero fills wide screens; everything else is a card, or fills a screen in the gallery. */
const widthsOf = (name: string) => (name === 'house' ? [640, 960, 1280, 1600] : [420, 860, 1280, 1600]);

await mkdir(target, { recursive: true });
await mkdir(thumbnails, { recursive: true });
const rendered = (await readdir(folder)).filter((file) => file.endsWith('.png'));
for (const name of rendered.map((file) => path.basename(file, '.png'))) {
  if (chosen.length === 0 || chosen.includes(name)) await make(name);
}

async function make(name: string): Promise<void> {
  const source = sharp(path.join(folder ?? '', `${name}.png`));
  const { width, height } = await source.metadata();
  // Pictures are never enlarged, because browsers trust the declared widths.
  const widths = [...new Set(widthsOf(name).map((wide) => Math.min(wide, width)))];
  for (const wide of widths) {
    const resized = source.clone().resize(wide);
    await resized
      .clone()
      .avif({ quality: 52, effort: 7 })
      .toFile(path.join(target, `${name}-${wide}.avif`));
    await resized
      .clone()
      .webp({ quality: 68, effort: 6 })
      .toFile(path.join(target, `${name}-${wide}.webp`));
  }
  await source
    .clone()
    .resize(160)
    .webp({ quality: 60, effort: 6 })
    .toFile(path.join(thumbnails, `${name}.webp`));
  await writeFile(path.join(target, `${name}.ts`), moduleOf(name, widths, width, height));
  console.log(`${name} ${widths.join(' ')}`);
}

function moduleOf(name: string, widths: readonly number[], width: number, height: number): string {
  const formats = ['avif', 'webp'] as const;
  const imports = formats.flatMap((format) =>
    widths.map((wide) => `import ${format}${wide} from './${name}-${wide}.${format}';`),
  );
  const set = (format: string) => widths.map((wide) => `\${${format}${wide}} ${wide}w`).join(', ');
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `// Written by libs/artwork.
${imports.join('\n')}
import type { PictureSource } from './picture-source.ts';

export const ${constant}: PictureSource = {
  name: '${name}',
  avif: \`${set('avif')}\`,
  webp: \`${set('webp')}\`,
  fallback: webp${widths.at(-1)},
  width: ${width},
  height: ${height},
};
`;
}
