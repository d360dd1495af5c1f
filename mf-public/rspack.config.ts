import { part } from '@getaway/federation/part';
import { earlyScripts } from '@getaway/federation/early-scripts';
import { prerenderBundle } from '@getaway/federation/prerender-bundle';
import { remote } from '@getaway/federation/remote';

const mfPublic = part({ dir: import.meta.dirname, name: 'mf_public', port: 8081 });

/** By the name of the page's fragment. */
const early = earlyScripts(mfPublic, { booking: './src/early/choose-dates.ts' });

export default mfPublic.dev ? remote(mfPublic) : [remote(mfPublic), early, prerenderBundle(mfPublic)];
