import { runSite } from '@getaway/local-stack/run-site';
import { demoFilling } from './demo-filling.ts';
import { readDemoWish } from './wish.ts';

// `npm run demo`.
await runSite(() => {
  const wish = readDemoWish(process.argv, process.env);
  return {
    dataDir: wish.dataDir,
    portOffset: wish.portOffset,
    filling: demoFilling(wish),
    notice: 'DEMO: every guest, booking and mail here is made up. Real ones: npm start',
  };
});
