import { runWithNode24 } from '../../infrastructure/bin/with-node24.mjs';

await runWithNode24('libs/operations/src/containers/smoke.ts', process.argv.slice(2));
