const timeoutMs = 5_000;

interface Assets {
  readonly js: { readonly sync: readonly string[] };
  readonly css: { readonly sync: readonly string[] };
}

/** Of the `mf-manifest.json` that the federation plugin writes, what the shell uses. Files are relative to it. */
interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly path: string; readonly name: string } };
  readonly exposes: readonly { readonly assets: Assets }[];
}

/** What a remote's manifest says: the address of its entry, and links that fetch what the entry will ask for. */
export interface RemoteStart {
  readonly entry: string;
  readonly preloads: readonly HTMLLinkElement[];
}

/**
 * Reads a remote's manifest. The federation runtime could, with 4 kB more of script: it makes a picture of all remotes and
 * their versions, which a shell with two does not need. Rejects if the remote does not answer in time, refuses, or answers
 * with something else.
 */
export async function readManifest(address: URL): Promise<RemoteStart> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${address.href} answered ${answer.status}`);
  const { metaData, exposes } = (await answer.json()) as Manifest;
  const at = (file: string): string => new URL(file, address).href;
  const { path, name } = metaData.remoteEntry;
  const preloads = exposes.flatMap(({ assets }) => [
    ...assets.js.sync.map((file) => preload(at(file), 'script')),
    // Only fetched here. The remote adds its stylesheets, and fails if they fail.
    ...assets.css.sync.map((file) => preload(at(file), 'style')),
  ]);
  return { entry: at(path + name), preloads };
}

function preload(href: string, kind: 'script' | 'style'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = kind;
  link.href = href;
  return link;
}
