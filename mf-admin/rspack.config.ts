import { part } from '@getaway/federation/part';
import { ownPage } from '@getaway/federation/own-page';
import { remote } from '@getaway/federation/remote';

const mfAdmin = part({ dir: import.meta.dirname, name: 'mf_admin', port: 8082 });

export default [remote(mfAdmin), ownPage(mfAdmin, { title: 'Admin Dashboard' })];
