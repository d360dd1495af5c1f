import { expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

it('reads UTF-8, and what older spreadsheets write', async () => {
  expect(await csvText(new Blob(['Fête']))).toBe('Fête');
  expect(await csvText(new Blob([new Uint8Array([0x46, 0xea, 0x74, 0x65])]))).toBe('Fête');
});
