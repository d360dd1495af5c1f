import { requireRunningSite, runBesideSite } from './beside-site.ts';

// Rebuilds the copies of svc-booking's bookings beside the site that runs.
requireRunningSite();
const rebuild = 'src/rebuild.ts';
const codes = [await runBesideSite('calendar', rebuild), await runBesideSite('crm-email', rebuild)];
process.exit(Math.max(...codes));
