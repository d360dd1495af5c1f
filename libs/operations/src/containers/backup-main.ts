import { join, resolve } from 'node:path';
import { isConfirmed } from '../backup/confirm.ts';
import { backUpContainers, restoreContainers, startAgain } from './backup.ts';

// npm run containers backup [FOLDER], npm run containers -- restore FOLDER [--yes]

const [command, ...words] = process.argv.slice(2);
const named = words.find((word) => !word.startsWith('--'));
// npm runs scripts at the top; a folder is relative to the current directory.
const folder = named === undefined ? undefined : resolve(process.env.INIT_CWD ?? process.cwd(), named);
const tell = (message: string): void => void process.stdout.write(`${message}\n`);

try {
  switch (command) {
    case 'backup': {
      const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
      await backUpContainers(folder ?? join('backups', stamp), tell);
      break;
    }
    case 'restore':
      if (folder === undefined) throw new Error('Name the backup folder: npm run containers restore FOLDER');
      if (!(await isConfirmed('Replace everything in the three databases with this backup?', words)))
        process.exit(1);
      await restoreContainers(folder, tell);
      await startAgain(tell);
      break;
    default:
      throw new Error('backup [FOLDER] or restore FOLDER');
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
