import { part } from '@getaway/federation/part';
import { prerenderBundle } from '@getaway/federation/prerender-bundle';
import { remote } from '@getaway/federation/remote';

const mfPublic = part({ dir: import.meta.dirname, name: 'mf_public', port: 8081 });

export default mfPublic.dev ? remote(mfPublic) : [remote(mfPublic), prerenderBundle(mfPublic)];
