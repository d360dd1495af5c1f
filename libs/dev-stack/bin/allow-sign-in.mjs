import { runWithNode24 } from './with-node24.mjs';

await runWithNode24('libs/dev-stack/src/allow-sign-in.ts', process.argv.slice(2));
