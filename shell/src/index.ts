import '@getaway/web-kit/theme.css';
import './shell.css';
import './share-runtime.ts';
import { boot } from './boot.ts';
import { showFallback } from './fallback.ts';

boot().catch((error: unknown) => {
  console.warn('[shell] the site could not start', error);
  showFallback(() => location.reload());
});
