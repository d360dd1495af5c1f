import { runWithNode24 } from '../../infrastructure/bin/with-node24.mjs';

await runWithNode24('libs/local-stack/src/house.ts', process.argv.slice(2));
