import { Worker } from 'node:worker_threads';
import type { Property } from '@getaway/property';
import type { HousePictures } from '@getaway/property/house/house-data';

/** What the pages of a house are rendered from. */
export interface FragmentOrder {
  /** The folder that has mf-public's build in `dist` and `dist-ssr`. */
  readonly build: string;
  readonly property: Property;
  /** Of the house; each page says it. */
  readonly revision: string;
  readonly pictures: HousePictures;
  /** Whether each page has all parts of the house; otherwise it has its own, and fetches the rest. */
  readonly allParts?: boolean;
}

/** A fragment as it is sent. */
export interface RenderedFragment {
  /** As `fragmentName` has it; `house` is no page, but all that browsers know of the house. */
  readonly name: string;
  readonly plain: Uint8Array;
  readonly gzip: Uint8Array;
  readonly etag: string;
}

/** Rendering takes a second; a page that never ends is a fault of its code. */
const longestMs = 60_000;

/**
 * Renders all pages for a house in a new thread, which evaluates the bundle with this house and then ends. Rejects when
 * a page cannot be rendered.
 */
export function renderFragments(order: FragmentOrder): Promise<readonly RenderedFragment[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./render.worker.ts', import.meta.url), { workerData: order });
    const late = setTimeout(() => {
      reject(new Error('The pages were not rendered in time'));
      void worker.terminate();
    }, longestMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(late);
      reject(new Error('The thread that renders pages ended without an answer'));
    });
  });
}
