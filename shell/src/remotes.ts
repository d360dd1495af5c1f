import type { RuntimeConfig } from '@getaway/contracts/runtime-config';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { LifeCycles } from 'single-spa';

const fetchTimeoutMs = 5_000;
const scriptTimeoutMs = 8_000;

/**
 * A remote that accepts the connection and never answers counts as down. A refusal is not a manifest, although the runtime
 * would accept any JSON as one.
 */
const impatient: ModuleFederationRuntimePlugin = {
  name: 'impatient',
  fetch: async (url, init) => {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(fetchTimeoutMs) });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return answer;
  },
  createScript: () => ({ timeout: scriptTimeoutMs }),
};

/**
 * The federation runtime adds a remote's stylesheets itself and ignores their failure, so the remote counts them as loaded.
 * Here it only prefetches them. The remote adds them and fails if they fail.
 */
const stylesLeftToRemotes: ModuleFederationRuntimePlugin = {
  name: 'styles-left-to-remotes',
  createLink: ({ url, attrs }) => {
    if (attrs?.['rel'] !== 'stylesheet') return;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'style';
    link.href = url;
    return link;
  },
};

/** Returns a loader of each remote's `./app`, which can be called again after a failure. */
export function connectRemotes(apps: RuntimeConfig['apps']): (name: string) => Promise<LifeCycles> {
  const federation = createInstance({
    name: 'shell',
    remotes: apps.map(({ name, entry }) => ({ name, entry: new URL(entry, location.href).href })),
    shareStrategy: 'loaded-first',
    plugins: [impatient, stylesLeftToRemotes],
  });
  return async (name) => {
    const app = await federation.loadRemote<LifeCycles>(`${name}/app`);
    if (!app) throw new Error(`${name} exposes no ./app`);
    return app;
  };
}
