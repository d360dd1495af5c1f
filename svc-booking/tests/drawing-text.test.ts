import { afterAll, expect, test } from 'vitest';
import { startPictureThreads } from '../src/house/files/picture-threads.ts';

const pictures = startPictureThreads(0);
afterAll(() => pictures.stop());

const keep = (inner: string, root = 'viewBox="0 0 400 300"') =>
  pictures.keep(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`,
    ),
    'guide',
  );
const nameOf = async (inner: string): Promise<string> => {
  const outcome = await keep(inner);
  if (!outcome.ok) throw new Error(`${outcome.reason}: ${inner}`);
  return outcome.picture.name;
};

test('text in a drawing has the same letters on every machine, whatever fonts it has', async () => {
  const sign = (style: string, words = 'Parking') => `<text y="99" font-size="40" ${style}>${words}</text>`;
  const name = await nameOf(sign(''));
  for (const family of ['serif', 'DejaVu Sans Mono', 'Liberation Serif'])
    expect(await nameOf(sign(`font-family="${family}"`)), family).toBe(name);
  const others = [
    await nameOf(sign('', 'Łódź')),
    await nameOf(sign('', 'Ωμέγα')),
    await nameOf(sign('', 'Привет')),
    await nameOf(sign('font-weight="700"')),
    await nameOf(sign('font-style="italic"')),
    await nameOf(''),
  ];
  expect(new Set([name, ...others]).size).toBe(7);
});

test('a drawing whose text cannot be drawn is refused', async () => {
  for (const inner of [
    '<text y="99">Parking 湖</text>',
    '<text y="99">&#x2192; Parking</text>',
    '<g><s:text y="99"><tspan>停</tspan></s:text></g>',
    '<!-- a sign --><text>湖</text><!-- -->',
    '<switch><foreignObject width="9" height="9"><p>Parking</p></foreignObject></switch>',
  ])
    expect(await keep(inner), inner).toEqual({ ok: false, reason: 'text' });
  for (const inner of ['<title>湖</title>', '<!-- <text>湖</text> -->', '<text>a &amp; b &#233;</text>'])
    expect((await keep(inner)).ok, inner).toBe(true);
});

test('a drawing that shows another file is refused, because that file is never fetched', async () => {
  for (const inner of [
    '<image href="https://elsewhere.example/logo.png" width="9" height="9"/>',
    "<g><s:image width='9' height='9' xlink:href = 'logo.png'/></g>",
    '<image width="9" height="9" href="&#x2f;etc/passwd"/>',
    '<use href="other.svg#logo"/>',
  ])
    expect(
      await keep(inner, 'viewBox="0 0 400 300" xmlns:xlink="http://www.w3.org/1999/xlink"'),
      inner,
    ).toEqual({ ok: false, reason: 'linked-picture' });
  const dot =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  for (const inner of [
    `<image href="${dot}" width="9" height="9"/>`,
    '<path id="a" d="M0 0h9v9"/><use href="#a"/>',
    '<a href="https://elsewhere.example"><path d="M0 0h9v9"/></a>',
    '<!-- <image href="logo.png"/> -->',
  ])
    expect((await keep(inner)).ok, inner).toBe(true);
});

test('a drawing that is not valid is refused as a drawing', async () => {
  for (const inner of ['<g>', '<path d="M0 0', '&unknown;'])
    expect(await keep(inner), inner).toEqual({ ok: false, reason: 'broken-drawing' });
});
