export interface FindOptions {
  cacheDir: string;
  /** Called with a sentence for each step that takes time. */
  onProgress: (message: string) => void;
}
