// Makes the looping film from a rendering: node libs/artwork/src/film.ts FOLDER. Needs ffmpeg.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the renderings');

const width = 960;
const height = 540;
const seconds = 8;
const framesPerSecond = 20;
const frames = seconds * framesPerSecond;
const target = path.join(import.meta.dirname, '../../../mf-public/src/film');

/** Flickering lights: center and reach as fractions of the picture, and how much they vary. */
const lights = [
  { x: 0.21, y: 0.86, reach: 0.1, depth: 0.3, beats: [11, 23, 37] },
  { x: 0.82, y: 0.83, reach: 0.1, depth: 0.28, beats: [13, 19, 41] },
  { x: 0.93, y: 0.88, reach: 0.08, depth: 0.28, beats: [9, 29, 31] },
  { x: 0.5, y: 0.06, reach: 0.4, depth: 0.07, beats: [2, 3, 5] },
  { x: 0.5, y: 0.46, reach: 0.16, depth: 0.08, beats: [1, 4, 6] },
];
/** Where steam rises: its center line, from the water up. */
const steam = { x: 0.5, bottom: 0.48, top: 0.02, spread: 0.17 };

const still = await sharp(path.join(folder, 'hot-tub.png'))
  .resize(width, height, { fit: 'cover', position: 'centre' })
  .removeAlpha()
  .raw()
  .toBuffer();
const glow = lights.map(({ x, y, reach }) => fieldOf((px, py) => bell(px - x, (py - y) * 0.6, reach)));
const plume = fieldOf((px, py) => {
  const up = (steam.bottom - py) / (steam.bottom - steam.top);
  if (up < 0 || up > 1) return 0;
  return bell(px - steam.x, 0, steam.spread * (0.6 + up * 0.6)) * Math.sin(Math.PI * up ** 0.6) * 0.85;
});

await mkdir(target, { recursive: true });
await encode('weekday-escape.webm', ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-row-mt', '1']);
await encode('weekday-escape.mp4', [
  ...['-c:v', 'libx264', '-crf', '29', '-preset', 'slow', '-movflags', '+faststart', '-profile:v', 'high'],
]);

async function encode(file: string, codec: readonly string[]): Promise<void> {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    `${framesPerSecond}`,
  ];
  const output = [...codec, '-pix_fmt', 'yuv420p', '-an', path.join(target, file)];
  const ffmpeg = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...input, '-i', '-', ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (let frame = 0; frame < frames; frame++) {
    if (!ffmpeg.stdin.write(frameAt(frame / frames))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await once(ffmpeg, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  console.log(file);
}

/** The picture at `turn`, 0 to 1; 1 is 0 again, so that the film has no seam. */
function frameAt(turn: number): Buffer {
  const levels = lights.map(({ depth, beats }) => {
    const [a = 1, b = 1, c = 1] = beats.map((beat) => Math.sin(2 * Math.PI * beat * turn + beat));
    return depth * (0.5 * a + 0.3 * b + 0.2 * c);
  });
  const frame = Buffer.allocUnsafe(still.length);
  for (let pixel = 0; pixel < width * height; pixel++) {
    let shine = 1;
    for (const [index, level] of levels.entries()) shine += level * (glow[index]?.[pixel] ?? 0);
    const presence = plume[pixel] ?? 0;
    const vapour = presence > 0.01 ? presence * cloud(pixel % width, Math.floor(pixel / width), turn) : 0;
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel;
      const lit = (still[at] ?? 0) * shine;
      const white = [168, 206, 214][channel] ?? 0;
      frame[at] = Math.max(0, Math.min(255, lit + (white - lit) * vapour * 0.42));
    }
  }
  return frame;
}

/** Two layers of rising noise; each climbs a whole number of its periods in one turn. */
function cloud(x: number, y: number, turn: number): number {
  const slow = noise(x / 90, y / 70 + turn * 8, 8, 1);
  const quick = noise(x / 44 + 7, y / 36 + turn * 16, 16, 2);
  const density = slow * 0.65 + quick * 0.35;
  return Math.max(0, Math.min(1, (density - 0.38) * 2.6));
}

/** Smooth noise that repeats every `period` rows. */
function noise(x: number, y: number, period: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const [u, w] = [x - column, y - row].map((t) => t * t * (3 - 2 * t)) as [number, number];
  const at = (dx: number, dy: number) => random(column + dx, (((row + dy) % period) + period) % period, seed);
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
  const bottom = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
  return top + (bottom - top) * w;
}

function random(x: number, y: number, seed: number): number {
  const mixed = Math.sin(x * 127.1 + y * 311.7 + seed * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

function bell(dx: number, dy: number, reach: number): number {
  return Math.exp(-(dx * dx + dy * dy) / (reach * reach));
}

function fieldOf(value: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, pixel) =>
    value((pixel % width) / width, Math.floor(pixel / width) / height),
  );
}
