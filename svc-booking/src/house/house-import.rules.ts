/** Where a version of the house came from: the bundled file, the host's own file, or staff in the back office. */
export type HouseSource = 'bundled' | 'file' | 'staff';

/** A property file that a start found. */
export interface FoundFile {
  readonly source: Exclude<HouseSource, 'staff'>;
  /** Of its content. */
  readonly digest: string;
}

/** What was published before, newest first. */
export interface EarlierVersion {
  readonly source: HouseSource;
  readonly digest: string | null;
}

/**
 * Whether a start publishes the file that it finds. A host's own file is published when it differs from the file that was
 * published last, so that a file in version control keeps working, and what staff publish is not undone by a restart.
 * The bundled house never replaces a host's own.
 */
export function isToBePublished(file: FoundFile, earlier: readonly EarlierVersion[]): boolean {
  if (file.source === 'bundled' && earlier.some(({ source }) => source !== 'bundled')) return false;
  return earlier.find(({ source }) => source === file.source)?.digest !== file.digest;
}
