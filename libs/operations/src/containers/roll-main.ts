import { compose } from './docker.ts';
import { rollService } from './roll.ts';

// npm run containers roll SERVICE …: builds a part and puts it live, replica by replica. --no-build takes the image that is there.

const args = process.argv.slice(2);
const services = args.filter((arg) => !arg.startsWith('--'));
if (services.length === 0) {
  process.stderr.write('Usage: npm run containers roll SERVICE …, for example mf-public\n');
  process.exit(1);
}
try {
  if (!args.includes('--no-build')) await compose('build', ...services);
  for (const service of services)
    await rollService(service, (message) => process.stdout.write(`${message}\n`));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
