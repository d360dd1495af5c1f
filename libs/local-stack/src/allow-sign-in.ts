import { requireRunningSite, runBesideSite } from './beside-site.ts';

// Forgets the wrong passwords that lock sign-in, beside the site that runs.
requireRunningSite();
process.exit(await runBesideSite('booking', 'src/allow-sign-in.ts'));
