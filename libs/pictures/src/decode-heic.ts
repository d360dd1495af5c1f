import { loadLibHeif, type LibHeif } from './libheif.ts';

/** A picture without compression: three bytes a pixel, row by row. */
export interface RawPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

type Outcome =
  | { readonly ok: true; readonly picture: RawPicture }
  | { readonly ok: false; readonly reason: 'broken' | 'too-many-pixels' };

const broken = { ok: false, reason: 'broken' } as const;

/**
 * Decodes the main picture of a HEIC file, upright. `sharp` cannot: its builds leave the HEVC codec out. Blocks its thread
 * for some seconds.
 */
export function decodeHeic(content: Uint8Array, limitPixels: number): Outcome {
  const libheif = loadLibHeif();
  const context = libheif.heif_context_alloc();
  try {
    const { code } = libheif.heif_context_read_from_memory(context, content);
    if (code !== libheif.heif_error_code.heif_error_Ok) return broken;
    const handle = libheif.heif_js_context_get_primary_image_handle(context);
    if ('code' in handle) return broken;
    const width = libheif.heif_image_handle_get_width(handle);
    const height = libheif.heif_image_handle_get_height(handle);
    if (width * height > limitPixels) return { ok: false, reason: 'too-many-pixels' };
    return decoded(libheif, handle);
  } finally {
    libheif.heif_context_free(context);
  }
}

function decoded(libheif: LibHeif, handle: object): Outcome {
  const { heif_colorspace: space, heif_chroma: chroma } = libheif;
  const image = libheif.heif_js_decode_image2(
    handle,
    space.heif_colorspace_RGB,
    chroma.heif_chroma_interleaved_RGB,
  );
  if (!('channels' in image)) return broken;
  try {
    const [channel] = image.channels;
    if (!channel) return broken;
    const { width, height, stride } = channel;
    const data = new Uint8Array(width * height * 3);
    for (let row = 0; row < height; row += 1)
      data.set(channel.data.subarray(row * stride, row * stride + width * 3), row * width * 3);
    return { ok: true, picture: { data, width, height } };
  } finally {
    libheif.heif_image_release(image.image);
  }
}
