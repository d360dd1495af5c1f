import { join } from 'node:path';
import { backUpContainers, restoreContainers, startAgain } from './backup.ts';

// npm run backup:containers [-- FOLDER], npm run restore:containers -- FOLDER

const [command, folder] = process.argv.slice(2);
const tell = (message: string): void => void process.stdout.write(`${message}\n`);

try {
  switch (command) {
    case 'backup': {
      const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
      await backUpContainers(folder ?? join('backups', stamp), tell);
      break;
    }
    case 'restore':
      if (folder === undefined) throw new Error('Name the folder of a backup.');
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
