import { createLogger } from '../logger.ts';
import { loadConfig, streamVariables } from '../config.ts';
import { connectBroker } from './broker.ts';
import * as v from 'valibot';

// Creates the stream, or updates it to what the contracts say, as a user that may do nothing else; then it ends. Run it
// before a version whose events are new: services themselves have no right to.
const config = loadConfig(v.object(streamVariables), process.env);
const logger = createLogger({ part: 'stream-setup', level: 'info' });
const broker = await connectBroker({
  url: config.NATS_URL,
  name: 'stream-setup',
  replicas: config.STREAM_REPLICAS,
  logger,
});
await broker.close();
