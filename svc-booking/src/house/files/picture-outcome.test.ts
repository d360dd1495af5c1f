import { serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { readOutcome } from './picture-outcome.ts';

const name = `${'0a'.repeat(16)}.webp`;
const picture = { name, width: 4, height: 3, content: new Uint8Array([1, 2]) };

it('is what the process of a picture answers', () => {
  expect(readOutcome(serialize({ ok: true, picture }))).toEqual({ ok: true, picture });
  const refused = { ok: false, reason: 'too-many-pixels', kind: 'heic', mostPixels: 5 };
  expect(readOutcome(serialize(refused))).toEqual(refused);
});

it.each([
  ['nothing', new Uint8Array()],
  ['a line that a library has printed', Buffer.from('warning: no profile\n')],
  ['a line before the answer', Buffer.concat([Buffer.from('hm\n'), serialize({ ok: true, picture })])],
  ['a path as the name', serialize({ ok: true, picture: { ...picture, name: '../a.webp' } })],
  [
    'a name of no picture',
    serialize({ ok: true, picture: { ...picture, name: name.replace('webp', 'html') } }),
  ],
  ['no pixels', serialize({ ok: true, picture: { ...picture, width: 0 } })],
  ['no content', serialize({ ok: true, picture: { ...picture, content: 'x' } })],
  ['another value', serialize(7)],
])('is not read from %s', (_, answer) => {
  expect(readOutcome(answer)).toBeUndefined();
});
