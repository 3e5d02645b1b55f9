import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** The servers of the sandbox, each with the variable that sets its port. The emulator's inner ports are found automatically. */
export const listeners = {
  site: { label: 'the site', variable: 'SITE_PORT', port: 5173 },
  auth: { label: 'the Firebase Auth emulator', variable: 'AUTH_PORT', port: 9099 },
  paypal: { label: 'the PayPal simulator', variable: 'PAYPAL_PORT', port: 8801 },
} as const;

export type ListenerName = keyof typeof listeners;

export interface Settings {
  ports: Record<ListenerName, number>;
  /** Absolute path of the folder with this instance's state. */
  directory: string;
  /** Serve the site with Vite's development server instead of building it. */
  dev: boolean;
  /** Also show the output of the emulator, the functions and the build. */
  verbose: boolean;
}

/** An invalid start, with an explanation for the person who typed the command. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/**
 * Completes the options of `npm start` with the settings in the environment. Throws StartupError if a port is not a number
 * between 1 and 65535, or if two parts share one.
 */
export function readSettings(
  env: NodeJS.ProcessEnv,
  { dev = false, verbose = false }: { dev?: boolean; verbose?: boolean } = {},
): Settings {
  const ports = {
    site: portFrom(env, 'site'),
    auth: portFrom(env, 'auth'),
    paypal: portFrom(env, 'paypal'),
  };
  refuseSharedPort(ports);
  return {
    ports,
    directory: resolve(projectRoot, env['SANDBOX_DIR'] || '.sandbox'),
    dev,
    verbose,
  };
}

function portFrom(env: NodeJS.ProcessEnv, name: ListenerName): number {
  const { variable, port } = listeners[name];
  const text = env[variable];
  if (!text) return port;
  const chosen = Number(text);
  if (Number.isInteger(chosen) && chosen >= 1 && chosen <= 65_535) return chosen;
  throw new StartupError(`${variable} is ${text}, which is not a port. Choose a number from 1 to 65535.`);
}

function refuseSharedPort(ports: Settings['ports']): void {
  const names = Object.keys(listeners) as ListenerName[];
  for (const [index, name] of names.entries()) {
    const other = names.slice(index + 1).find((candidate) => ports[candidate] === ports[name]);
    if (other) {
      throw new StartupError(
        `${listeners[name].variable} and ${listeners[other].variable} are both ${ports[name]}; each part needs its own port.`,
      );
    }
  }
}
