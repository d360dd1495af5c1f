import * as v from 'valibot';
import { ConfigurationError, loadConfig } from '@getaway/service-kit/config';
import { configVariables } from './config.ts';
import { openDatabase } from './database/database.ts';
import { houseFileOf } from './guest-page/house-guide.ts';
import { startPictureThreads } from './house/files/picture-threads.ts';
import { publishFile } from './house/publish-file.ts';
import { writeFile } from './house/write-file.ts';

// A command to run next to the serving replicas, in the service's environment: `node src/house-file.ts export FILE` writes the
// published house as a property file, `import FILE` publishes one. Pictures that are not uploaded are next to PROPERTY_FILE.
const usage = 'Usage: npm run house -- export FILE\n       npm run house -- import FILE\n';
const forYouAlone =
  'Only you can read it and the pictures of its guide, because it has what only booked guests may read, such as the WiFi password.\n';
const [command, file, ...more] = process.argv.slice(2);

if ((command !== 'export' && command !== 'import') || file === undefined || more.length > 0) {
  process.stderr.write(usage);
  process.exit(2);
}

const config = loadConfig(
  v.pick(configVariables, ['DATABASE_URL', 'PROPERTY_FILE', 'PHOTO_EFFORT']),
  process.env,
);
const siteFile = houseFileOf(config.PROPERTY_FILE);
const database = openDatabase(config.DATABASE_URL, () => undefined);
const pictures = startPictureThreads(config.PHOTO_EFFORT);
try {
  process.stdout.write(await (command === 'export' ? exported(file) : imported(file)));
} catch (error) {
  process.stderr.write(`${faultsOf(error)}\n`);
  process.exitCode = 1;
} finally {
  await pictures.stop();
  await database.close();
}

async function exported(target: string): Promise<string> {
  const written = await writeFile(database, target, siteFile);
  if (!written) throw new Error('No house has been published yet. Start the site first.');
  const { revision, isPrivate } = written;
  return `Version ${revision} of the house is now in ${target}\n${isPrivate ? forYouAlone : ''}`;
}

async function imported(source: string): Promise<string> {
  const { revision, isNew, hasNewPhotos } = await publishFile(
    { database, pictures },
    { file: source, siteFile, now: new Date() },
  );
  if (!isNew) return `${source} is what is published already, as version ${revision}\n`;
  const shown = hasNewPhotos ? 'when its photos have all their sizes, in a minute or two' : 'within seconds';
  return `${source} is published as version ${revision}. Every page shows it ${shown}.\n`;
}

function faultsOf(error: unknown): string {
  if (error instanceof ConfigurationError) return `Nothing was published. ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
