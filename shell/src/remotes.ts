import type { RuntimeConfig } from '@getaway/contracts/runtime-config';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { LifeCycles } from 'single-spa';

const fetchTimeoutMs = 5_000;
const scriptTimeoutMs = 8_000;

/** A remote that takes the connection and never answers counts as down. */
const impatient: ModuleFederationRuntimePlugin = {
  name: 'impatient',
  fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(fetchTimeoutMs) }),
  createScript: () => ({ timeout: scriptTimeoutMs }),
};

/** Answers a loader of each remote's `./app`. It may be asked again after it failed. */
export function connectRemotes(apps: RuntimeConfig['apps']): (name: string) => Promise<LifeCycles> {
  const federation = createInstance({
    name: 'shell',
    remotes: apps.map(({ name, entry }) => ({ name, entry: new URL(entry, location.href).href })),
    shareStrategy: 'loaded-first',
    plugins: [impatient],
  });
  return async (name) => {
    const app = await federation.loadRemote<LifeCycles>(`${name}/app`);
    if (!app) throw new Error(`${name} exposes no ./app`);
    return app;
  };
}
