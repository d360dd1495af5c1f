import type { RuntimeConfig } from '@getaway/contracts/runtime-config';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { LifeCycles } from 'single-spa';
import { readManifest } from './remote-manifest.ts';

const scriptTimeoutMs = 8_000;

/** A remote whose script does not come counts as down. */
const impatient: ModuleFederationRuntimePlugin = {
  name: 'impatient',
  createScript: () => ({ timeout: scriptTimeoutMs }),
};

/** Returns a loader of each remote's `./app`, which can be called again after a failure. */
export function connectRemotes(apps: RuntimeConfig['apps']): (name: string) => Promise<LifeCycles> {
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [impatient],
  });
  const manifests = new Map(apps.map(({ name, entry }) => [name, new URL(entry, location.href)]));
  return async (name) => {
    const manifest = manifests.get(name);
    if (!manifest) throw new Error(`${name} is not in /config.json`);
    const { entry, preloads } = await readManifest(manifest);
    document.head.append(...preloads);
    // After a failure, a newer build may have taken the place of the one that failed.
    federation.registerRemotes([{ name, entry }], { force: true });
    const app = await federation.loadRemote<LifeCycles>(`${name}/app`);
    if (!app) throw new Error(`${name} exposes no ./app`);
    return app;
  };
}
