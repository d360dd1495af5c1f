import { runSite } from '@getaway/local-stack/run-site';
import { demoFilling } from './demo-filling.ts';
import { readDemoOptions } from './demo-options.ts';

// `npm run demo`.
await runSite(() => {
  const options = readDemoOptions(process.argv, process.env);
  return {
    dataDir: options.dataDir,
    portOffset: options.portOffset,
    filling: demoFilling(options),
    notice: 'DEMO: every guest, booking and email here is made up. For the real site, run npm start',
  };
});
