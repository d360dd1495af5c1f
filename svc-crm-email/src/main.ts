import { loadConfig } from '@getaway/service-kit/config';
import { runUntilSignal } from '@getaway/service-kit/shutdown';
import { configSchema } from './config.ts';
import { startCrmEmailService } from './service.ts';

await runUntilSignal(() => startCrmEmailService(loadConfig(configSchema, process.env)));
