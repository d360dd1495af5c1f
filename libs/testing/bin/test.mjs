import { runWithNode24 } from '../../infrastructure/bin/with-node24.mjs';

await runWithNode24('libs/testing/src/trials/test-run.ts', process.argv.slice(2));
