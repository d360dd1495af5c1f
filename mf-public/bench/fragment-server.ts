import { houseOfServer } from '@getaway/edge/house/house-of-server';
import { runWebServer } from '@getaway/edge/run-web-server';
import { readConfig } from '../server/config.ts';
import { createPublicServer } from '../server/public-server.ts';

/** mf-public's server with the build in the folder `BUILD`. */
const build = process.env['BUILD'];
if (build === undefined) throw new Error('BUILD is not set');
const config = readConfig(process.env);

await runWebServer({
  part: 'mf-public',
  config,
  build: async (logger, { stopping }) => {
    const source = await houseOfServer(config, { logger, stopping });
    return createPublicServer({ config, build, source, logger });
  },
});
