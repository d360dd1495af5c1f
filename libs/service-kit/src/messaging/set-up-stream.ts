import { createLogger } from '../logger.ts';
import { loadConfig, streamVariables } from '../config.ts';
import { connectBroker } from './broker.ts';
import * as v from 'valibot';

// Creates the stream, or updates it to match the contracts, as a user with no other permission; then it
// exits. Run it before a version with new events, because services have no permission to do so.
const config = loadConfig(v.object(streamVariables), process.env);
const logger = createLogger({ part: 'stream-setup', level: 'info' });
const broker = await connectBroker({
  url: config.NATS_URL,
  name: 'stream-setup',
  replicas: config.STREAM_REPLICAS,
  logger,
});
await broker.close();
