import { join } from 'node:path';
import { logLine } from '@getaway/infrastructure/processes/json-log';
import { portFrom, stopSignal } from '@getaway/infrastructure/processes/web-server';
import { startSandbox } from './sandbox.ts';

const sandbox = await startSandbox({
  host: process.env.HOST ?? '127.0.0.1',
  port: portFrom(process.env.PORT, 12111),
  stateFile: join(process.env.DATA_DIR ?? '.data/card-sandbox', 'state.jsonl'),
  onViolation: (violation) => logLine('warn', 'not as the provider’s SDK types it', { violation }),
  ...(process.env.WEBHOOK_URL && process.env.STRIPE_WEBHOOK_SECRET
    ? { webhook: { url: process.env.WEBHOOK_URL, secret: process.env.STRIPE_WEBHOOK_SECRET, log: logLine } }
    : {}),
});
logLine('info', 'taking test cards', { url: sandbox.url });

await stopSignal();
await sandbox.stop();
