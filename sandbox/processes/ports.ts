import { createServer, type AddressInfo } from 'node:net';
import { listeners, StartupError, type ListenerName, type Settings } from './settings.ts';

/** The only address on which the sandbox listens. */
export const loopback = '127.0.0.1';

/** Refuses to start if a port is taken; the error names the port and the variable that changes it. */
export async function refuseBusyPorts(ports: Settings['ports']): Promise<void> {
  const names = Object.keys(listeners) as ListenerName[];
  const refusals = await Promise.all(names.map((name) => refusal(name, ports[name])));
  const lines = refusals.filter((line) => line !== undefined);
  if (lines.length > 0) throw new StartupError(lines.join('\n'));
}

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(close));
  return ports;
}

async function refusal(name: ListenerName, port: number): Promise<string | undefined> {
  const { label, variable } = listeners[name];
  try {
    await close(await listen(port));
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why = code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${String(code ?? error)})`;
    const another = port < 60_000 ? port + 100 : port - 100;
    return `Port ${port} for ${label} ${why}. Stop what uses it or choose another, for example ${variable}=${another} npm start`;
  }
}

function listen(port: number): Promise<ReturnType<typeof createServer>> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: loopback, exclusive: true }, () => resolve(server));
  });
}

function close(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
