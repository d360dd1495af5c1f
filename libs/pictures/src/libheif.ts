import { createRequire } from 'node:module';

/** An error of the library; the object says which. */
interface Failure {
  readonly code: object;
}

/** The part of the library that is used here. The package has types for another of its entries. */
export interface LibHeif {
  readonly heif_error_code: { readonly heif_error_Ok: object };
  readonly heif_colorspace: { readonly heif_colorspace_RGB: object };
  readonly heif_chroma: { readonly heif_chroma_interleaved_RGB: object };
  heif_context_alloc(): object;
  heif_context_free(context: object): void;
  heif_context_read_from_memory(context: object, content: Uint8Array): Failure;
  heif_js_context_get_primary_image_handle(context: object): object | Failure;
  heif_image_handle_get_width(handle: object): number;
  heif_image_handle_get_height(handle: object): number;
  heif_image_handle_release(handle: object): void;
  heif_js_decode_image2(
    handle: object,
    colorspace: object,
    chroma: object,
  ):
    | Failure
    | {
        readonly image: object;
        readonly channels: readonly {
          readonly width: number;
          readonly height: number;
          readonly stride: number;
          readonly data: Uint8Array;
        }[];
      };
  heif_image_release(image: object): void;
}

const require = createRequire(import.meta.url);

/** libheif and an HEVC decoder, compiled to WebAssembly. Loaded with the first HEIC file, in a tenth of a second. */
export function loadLibHeif(): LibHeif {
  return require('libheif-js/wasm-bundle.js') as LibHeif;
}
