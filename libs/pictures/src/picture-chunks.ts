/** The chunks of a kept picture: pixels, transparency, and density. */
const kept = {
  webp: { head: 12, names: ['VP8 ', 'VP8L', 'VP8X', 'ALPH'] },
  png: { head: 8, names: ['IHDR', 'PLTE', 'tRNS', 'pHYs', 'IDAT', 'IEND'] },
} as const;

/** Whether a WebP or PNG file has nothing but the chunks of kept pictures, so that no byte of it is hidden. */
export function hasOnlyKeptChunks(content: Uint8Array, kind: keyof typeof kept): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const { head, names } = kept[kind];
  let at = head;
  while (at + 8 <= bytes.length) {
    const nameAt = kind === 'webp' ? at : at + 4;
    const name = bytes.toString('latin1', nameAt, nameAt + 4);
    if (!names.some((known) => known === name)) return false;
    at += kind === 'webp' ? riffChunkBytes(bytes.readUInt32LE(at + 4)) : 12 + bytes.readUInt32BE(at);
    if (name === 'IEND') break;
  }
  return at === bytes.length;
}

/** With its header, and an odd one with the byte that fills it up. */
function riffChunkBytes(size: number): number {
  return 8 + size + (size % 2);
}
