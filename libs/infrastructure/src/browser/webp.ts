/** The part of a browser page that converts a picture to another format. */
interface PageThatDraws {
  evaluate<Result>(script: string): Promise<Result>;
}

/**
 * A screenshot as WebP, encoded by the browser itself, so that no other program is needed. `quality` is 0 to
 * 1.
 */
export async function webpOf(page: PageThatDraws, png: Buffer, quality: number): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  // As text, because it runs in the page.
  const webp = await page.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = ${JSON.stringify(source)};
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', ${quality});
  })()`);
  return Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64');
}
