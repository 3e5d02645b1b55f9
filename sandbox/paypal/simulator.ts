import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simulatorApp } from './app.ts';
import { Courier } from './courier.ts';
import { Faults } from './faults.ts';
import { Ledger } from './ledger.ts';
import type { World } from './world.ts';

export { sandboxClientId, sandboxClientSecret } from './tokens.ts';

export interface PayPalSimulatorOptions {
  /** A port of 127.0.0.1; 0 takes a free one. */
  port: number;
  /** Where the books are kept across restarts; without it they are forgotten at the end. */
  stateFile?: string;
  /** The simulated present; the real one when missing. */
  now?: () => Date;
  /** Milliseconds before each further attempt to deliver a webhook; its length is the number of attempts added. */
  webhookBackoff?: readonly number[];
}

/** A running simulator. */
export interface PayPalSimulator {
  /** Its address without a closing slash, such as `http://127.0.0.1:8801`. */
  url: string;
  /** Closes every connection; what was not delivered is delivered after the next start. */
  stop: () => Promise<void>;
}

/** A busy receiver gets a few more chances within half a minute; the real PayPal tries for three days. */
const patientBackoff = [250, 1000, 4000, 8000, 15_000] as const;

/**
 * Starts PayPal on this machine: REST, the button's script, the approval page and the controls under `/__sim/`.
 * Rejects with Node's error (`EADDRINUSE`) when the port is taken.
 */
export async function startPayPalSimulator({
  port,
  stateFile,
  now = () => new Date(),
  webhookBackoff = patientBackoff,
}: PayPalSimulatorOptions): Promise<PayPalSimulator> {
  const ledger = new Ledger(stateFile);
  const faults = new Faults();
  const courier = new Courier({ ledger, faults, now, url: () => world.url, backoff: webhookBackoff });
  const world: World = { ledger, faults, courier, now, url: '' };
  const server = createServer(simulatorApp(world));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  world.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  courier.resume();
  return {
    url: world.url,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await courier.stop();
    },
  };
}
