import { loadConfig } from '@getaway/service-kit/config';
import { runUntilSignal } from '@getaway/service-kit/shutdown';
import { configSchema } from './config.ts';
import { startCalendarService } from './service.ts';

await runUntilSignal(() => startCalendarService(loadConfig(configSchema, process.env)));
