import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePorts, readPorts, requireFreePorts } from './ports.ts';

test('ports have their usual numbers unless the environment says otherwise', () => {
  expect(readPorts({ PORT: '9000' })).toMatchObject({ edge: 9000, postgres: 15432 });
  expect(() => readPorts({ NATS_PORT: 'x' })).toThrow('"x" isn’t a port number');
});

test('a busy port is named with the variable that changes it', async () => {
  const ports = await findFreePorts();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(ports.mail, '127.0.0.1', resolve));
  await expect(requireFreePorts(ports, [])).rejects.toThrow(`${ports.mail}: set MAIL_PORT to another number`);
  await requireFreePorts(ports, ['mail']);
  await new Promise((resolve) => other.close(resolve));
  await requireFreePorts(ports, []);
});
