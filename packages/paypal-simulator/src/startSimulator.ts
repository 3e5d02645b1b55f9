import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simulatorApp } from './app.ts';
import { SimulatedClock } from './clock.ts';
import { Courier, threeDaysOfAttempts } from './courier.ts';
import { Faults } from './faults.ts';
import { Ledger } from './ledger.ts';
import { usualSettings, type PayPalSimulator } from './PayPalSimulator.ts';

export { sandboxClientId, sandboxClientSecret } from './tokens.ts';

export interface PayPalSimulatorOptions {
  /** A port of 127.0.0.1; 0 chooses a free one. */
  port: number;
  /** The state file; if omitted, the state is lost when the simulator stops. */
  stateFile?: string;
  /** The clock's start; default: the real time. */
  now?: () => Date;
  /** Called with the clock's offset to `now` in milliseconds, at the start and after each move. */
  onClock?: (aheadMs: number) => void;
  /** Milliseconds before each retry of a webhook delivery; its length is the number of retries. */
  webhookBackoff?: readonly number[];
}

export interface RunningSimulator {
  /** Its address without a trailing slash, such as `http://127.0.0.1:8801`. */
  url: string;
  /** Closes every connection; undelivered events are delivered after the next start. */
  stop: () => Promise<void>;
}

/** Starts REST, the button's script, the approval page and `/__sim/`. Rejects with `EADDRINUSE` for a taken port. */
export async function startPayPalSimulator({
  port,
  stateFile,
  now: real = () => new Date(),
  onClock = () => undefined,
  webhookBackoff = threeDaysOfAttempts,
}: PayPalSimulatorOptions): Promise<RunningSimulator> {
  const ledger = new Ledger(stateFile);
  const faults = new Faults();
  const clock = new SimulatedClock(ledger, real, onClock);
  const now = () => clock.now();
  const courier = new Courier({
    ledger,
    faults,
    now,
    real,
    url: () => simulator.url,
    backoff: webhookBackoff,
  });
  const simulator: PayPalSimulator = {
    ledger,
    faults,
    courier,
    settings: { ...usualSettings },
    clock,
    now,
    url: '',
  };
  const server = createServer(simulatorApp(simulator));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  simulator.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  courier.resume();
  return {
    url: simulator.url,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await courier.stop();
    },
  };
}
