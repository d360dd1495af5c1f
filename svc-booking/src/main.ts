import { loadConfig } from '@getaway/service-kit/config';
import { runUntilSignal } from '@getaway/service-kit/shutdown';
import { configSchema } from './config.ts';
import { startBookingService } from './service.ts';

await runUntilSignal(() => startBookingService(loadConfig(configSchema, process.env)));
