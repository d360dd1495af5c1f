import { expect, test } from 'vitest';
import { labelOfFile } from './file-labels.ts';

test.each([
  ['porch-at-dusk.jpg', 'porch at dusk'],
  ['Living_Room 2.JPEG', 'Living Room 2'],
  ['IMG_0123.HEIC', undefined],
  ['IMG_0123 kitchen.jpg', 'IMG 0123 kitchen'],
  ['PXL_20260101_101010.jpg', undefined],
  ['DSCF0001.jpg', undefined],
  ['3f2a9c1e-77aa-4bcd-9abc-0123456789ab.jpg', undefined],
  ['20260101.png', undefined],
])('calls the photo of %s %s', (file, label) => {
  expect(labelOfFile(file)).toBe(label);
});
