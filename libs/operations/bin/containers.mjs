import { runWithNode24 } from '../../infrastructure/bin/with-node24.mjs';

// npm run containers COMMAND: what is done to a site that runs in containers.

const usage = `npm run containers COMMAND

  secrets [-- --live]        write .env with random secrets; --live leaves out the card sandbox and the email catcher
  smoke                      book, pay and sign in on the running site, and check every container
  roll PART …                build a part and replace it, one replica at a time
  backup [FOLDER]            back up the databases while the site is running
  restore FOLDER             replace the databases with a backup
  drill rolling|outages|backup|houses
                             run the above under load, or three houses side by side, and check the result
`;

const scripts = {
  smoke: 'libs/operations/src/containers/smoke.ts',
  roll: 'libs/operations/src/containers/roll-main.ts',
  drill: 'libs/operations/src/containers/drills/main.ts',
  backup: 'libs/operations/src/containers/backup-main.ts',
  restore: 'libs/operations/src/containers/backup-main.ts',
};

const [command, ...words] = process.argv.slice(2);
if (command === 'secrets') {
  // On a machine that runs containers nothing need be installed.
  await import('./secrets.mjs');
} else if (command !== undefined && Object.hasOwn(scripts, command)) {
  const takesCommand = command === 'backup' || command === 'restore';
  await runWithNode24(scripts[command], takesCommand ? [command, ...words] : words);
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
