import path from 'node:path';
import { requireRunningSite, runBesideSite } from './beside-site.ts';

// Writes the published house to a file, or publishes a file, beside the site that runs.
requireRunningSite();
const [command, file] = process.argv.slice(2);
const given = file === undefined ? [] : [path.resolve(process.env.INIT_CWD ?? process.cwd(), file)];
process.exit(await runBesideSite('booking', 'src/house-file.ts', [command ?? '', ...given]));
