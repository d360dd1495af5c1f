import { compose, docker } from './docker.ts';

/** What `docker inspect` says of a container, as far as it is looked at. */
interface Container {
  readonly Id: string;
  readonly Name: string;
  readonly Config: { readonly User: string; readonly Labels: Readonly<Record<string, string>> };
  readonly State: {
    readonly Status: string;
    readonly ExitCode: number;
    readonly Health?: { Status: string };
  };
  readonly HostConfig: {
    readonly ReadonlyRootfs: boolean;
    readonly CapDrop: readonly string[] | null;
    readonly SecurityOpt: readonly string[] | null;
    readonly Memory: number;
    readonly PidsLimit: number | null;
  };
  readonly NetworkSettings: {
    readonly Ports: Readonly<Record<string, readonly { HostIp: string; HostPort: string }[] | null>>;
  };
}

/** What may be published, and by whom. */
const published = [
  'shell 8080/tcp',
  'mf-admin 8082/tcp',
  'mail 8025/tcp',
  'caddy 80/tcp',
  'caddy 443/tcp',
  'caddy 443/udp',
];

/** The faults of the running containers: unwell, root, able to write, too many rights, reachable from outside. */
export async function containmentFaults(): Promise<{ faults: string[]; containers: number }> {
  const ids = (await compose('ps', '--all', '--quiet')).split('\n').filter(Boolean);
  const containers = JSON.parse(await docker('inspect', ...ids)) as Container[];
  const faults = await Promise.all(containers.map((container) => faultsOf(container)));
  return { faults: faults.flat(), containers: containers.length };
}

async function faultsOf(container: Container): Promise<string[]> {
  const { Config, State, HostConfig, NetworkSettings, Id } = container;
  const service = Config.Labels['com.docker.compose.service'] ?? container.Name;
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(`${service}: ${fault}`);
  };
  const isStep = service.endsWith('-migration') || service === 'stream-setup';
  if (isStep) expect(State.Status === 'exited' && State.ExitCode === 0, `ended with ${State.ExitCode}`);
  else expect(State.Health?.Status === 'healthy', `is ${State.Health?.Status ?? State.Status}`);
  expect(!/^(0|root|)(:|$)/.test(Config.User), `runs as "${Config.User}"`);
  expect(HostConfig.ReadonlyRootfs, 'may write to its root filesystem');
  expect(HostConfig.CapDrop?.includes('ALL') ?? false, 'keeps capabilities');
  expect(HostConfig.SecurityOpt?.includes('no-new-privileges:true') ?? false, 'may gain privileges');
  expect(HostConfig.Memory > 0 && (HostConfig.PidsLimit ?? 0) > 0, 'has no limits');
  const open = Object.entries(NetworkSettings.Ports).filter(([, at]) => at !== null && at.length > 0);
  for (const [port] of open) expect(published.includes(`${service} ${port}`), `publishes ${port}`);
  if (!isStep) {
    const uid = await docker('exec', Id, 'id', '-u');
    expect(uid !== '0', 'is root inside');
    const touched = await docker('exec', Id, 'touch', '/written').then(
      () => true,
      () => false,
    );
    expect(!touched, 'wrote to its root filesystem');
  }
  const changed = (await docker('diff', Id)).split('\n').filter((line) => isWritten(line));
  expect(changed.length === 0, `wrote ${changed.join(', ')}`);
  return faults;
}

/** Docker itself creates the places where it mounts volumes, devices, and files: the container has not written those. */
function isWritten(line: string): boolean {
  return line !== '' && !/^[CA] \/(dev|etc|proc|run|sys|var|tmp|data|config|house)(\/|$)/.test(line);
}
