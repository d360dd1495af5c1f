import { writeFragments } from '@getaway/federation/write-fragments';

const paths = await writeFragments(import.meta.dirname);
console.log(`Rendered ${paths.join(' ')}`);
