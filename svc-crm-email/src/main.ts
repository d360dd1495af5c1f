import { loadConfig } from '@getaway/service-kit/config';
import { runUntilSignal } from '@getaway/service-kit/shutdown';
import { configSchema } from './config.ts';
import { startService } from './service.ts';

await runUntilSignal(() => startService(loadConfig(configSchema, process.env)));
