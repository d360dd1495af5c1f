/** An uploaded picture that a house names. */
export interface NamedUpload {
  /** Of the field, such as `media.photos.house`. */
  readonly path: string;
  /** Without the folder. */
  readonly name: string;
}

const upload = /^uploads\/([0-9a-f]{32}\.(?:webp|png))$/;

/** The name of an uploaded picture without its folder; undefined for any other file. */
export function uploadNameOf(file: string): string | undefined {
  return upload.exec(file)?.[1];
}

/** The uploaded pictures of a house as a property file has it, which may have faults. */
export function uploadsIn(content: unknown, path = ''): NamedUpload[] {
  if (typeof content === 'string') {
    const name = uploadNameOf(content);
    return name === undefined ? [] : [{ path, name }];
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) => uploadsIn(inner, path ? `${path}.${key}` : key));
}
