import { setTimeout as pause } from 'node:timers/promises';

/** The receiving end of the line. */
interface Receiver {
  begin: () => void;
  part: (part: Buffer) => void;
  end: () => void;
  /** Whether the request is still waiting. */
  isOpen: () => boolean;
}

/** How slow a line is. */
export interface LineSpeed {
  /** Time until a response begins. */
  latencyMs: number;
  /** Time until the sender hears that bytes have arrived. */
  roundTripMs: number;
  bytesPerMs: number;
}

/** The devices of Lighthouse with its figures: a round trip counts 3.75 times, for all that comes before a response. */
export const lineSpeeds = {
  /** Slow 4G: 150 ms, and nine tenths of 1.6 Mbit/s. */
  mobile: { latencyMs: 150 * 3.75, roundTripMs: 150, bytesPerMs: (1.6 * 1024 * 1024 * 0.9) / 8 / 1000 },
  /** A good line: 40 ms, 10 Mbit/s. */
  desktop: { latencyMs: 40 * 3.75, roundTripMs: 40, bytesPerMs: (10 * 1024 * 1024) / 8 / 1000 },
} satisfies Record<string, LineSpeed>;

/** A connection sends ten packets at first, and twice as many after each round trip (RFC 6928). */
const packetBytes = 1460;
const firstFlightBytes = 10 * packetBytes;

/** What a connection has sent so far. */
interface Sent {
  firstAt: number;
  bytes: number;
}

/**
 * One slow line shared by all requests. It slows the server instead of the browser, because a browser's throttling does not
 * affect requests of a service worker or of a page that is not open yet.
 */
export class SlowLine {
  readonly #speed: LineSpeed;
  readonly #sent = new WeakMap<object, Sent>();
  #freeAt = 0;

  constructor(speed: LineSpeed) {
    this.#speed = speed;
  }

  /** Sends a body on a connection in packets, alternating with other bodies. */
  async carry(body: Buffer, connection: object, receiver: Receiver): Promise<void> {
    await pause(this.#speed.latencyMs);
    if (receiver.isOpen()) receiver.begin();
    for (let at = 0; at < body.length && receiver.isOpen(); at += packetBytes) {
      const part = body.subarray(at, at + packetBytes);
      await this.#turn(part.length, connection);
      if (receiver.isOpen()) receiver.part(part);
    }
    if (receiver.isOpen()) receiver.end();
  }

  async #turn(bytes: number, connection: object): Promise<void> {
    const sent = this.#sent.get(connection) ?? { firstAt: performance.now(), bytes: 0 };
    this.#sent.set(connection, { ...sent, bytes: sent.bytes + bytes });
    const roundTrips = Math.floor(Math.log2(sent.bytes / firstFlightBytes + 1));
    await pause(sent.firstAt + roundTrips * this.#speed.roundTripMs - performance.now());
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / this.#speed.bytesPerMs;
    await pause(this.#freeAt - now);
  }
}
