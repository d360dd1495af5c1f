import sharp, { type Sharp } from 'sharp';

/** A picture with as much detail as a photo, to be encoded in any format. */
export function noisyPhoto(width: number, height: number, sigma = 20): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
}

/** A large picture of one color, which takes hardly any bytes. */
export function plainPicture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#345' }, limitInputPixels: false });
}
