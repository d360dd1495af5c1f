import { part } from '@getaway/federation/part';
import { root } from '@getaway/federation/root';

export default root(part({ dir: import.meta.dirname, name: 'shell', port: 8080 }));
