import type { RuntimeConfig } from '@getaway/contracts/runtime-config';
import { addErrorHandler, registerApplication, start } from 'single-spa';
import { belongsTo } from './belongs-to.ts';
import { connectRemotes } from './remotes.ts';
import { withEarlyClick, queueEarlyClick } from './early-click.ts';
import { dropFailedStyles } from './failed-styles.ts';
import { followRouting } from './routing-feedback.ts';
import { startWaitingPreloads } from './waiting-preloads.ts';

const configTimeoutMs = 5_000;

/** Reads the addresses of the remotes, registers them, and starts. Waits for the page's first picture. Rejects if the configuration cannot be loaded. */
export async function boot(): Promise<void> {
  queueEarlyClick();
  await startWaitingPreloads();
  const { apps } = await readConfig();
  dropFailedStyles();
  const load = connectRemotes(apps);
  for (const app of apps) {
    registerApplication({
      name: app.name,
      activeWhen: ({ pathname }) => belongsTo(app, pathname),
      app: async () => withEarlyClick(await load(app.name)),
    });
  }
  addErrorHandler((error) => console.warn(`[shell] ${error.appOrParcelName}: ${error.message}`));
  followRouting();
  start({ urlRerouteOnly: true });
}

async function readConfig(): Promise<RuntimeConfig> {
  const answer = await fetch('/config.json', { signal: AbortSignal.timeout(configTimeoutMs) });
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
  // The edge's own answer, of this type. The schema would be the only one of the shell, 1.3 kB of script on each page.
  return (await answer.json()) as RuntimeConfig;
}
