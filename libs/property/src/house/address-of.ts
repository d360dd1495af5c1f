/** The address of the bundle's files, with a trailing slash. The bundler fills it in. */
declare const __webpack_public_path__: string;

/** The address of a picture that the bundle's own server has; an address of its own stays as it is. */
export function addressOf(file: string): string {
  return /^(?:https?|data):/i.test(file) ? file : __webpack_public_path__ + file;
}
