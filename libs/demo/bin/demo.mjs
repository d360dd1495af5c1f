import { runWithNode24 } from '../../infrastructure/bin/with-node24.mjs';

await runWithNode24('libs/demo/src/main.ts', process.argv.slice(2));
