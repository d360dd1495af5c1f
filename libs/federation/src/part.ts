import { sourceFingerprint } from './fingerprint.ts';

/** A bundled part of the site: its folder, its federation name, and the port of its development server. */
export interface Part {
  dir: string;
  name: string;
  port: number;
  dev: boolean;
  /** Identifies the sources of a build. Equal for the browser and the prerender bundle of one build. */
  buildId: string;
}

/** Describes the part whose rspack.config.ts calls it; `rspack dev` and `rspack serve` make it a development build. */
export function part({ dir, name, port }: Pick<Part, 'dir' | 'name' | 'port'>): Part {
  const dev = process.argv.some((argument) => argument === 'dev' || argument === 'serve');
  return {
    dir,
    name,
    port: Number(process.env['PORT'] ?? port),
    dev,
    buildId: dev ? 'development' : sourceFingerprint(dir),
  };
}
