import { runSite } from './run-site.ts';

// `npm start` and `npm run dev`.
await runSite(() => ({ dataDir: process.env.DATA_DIR || '.data' }));
