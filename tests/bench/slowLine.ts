import { setTimeout as pause } from 'node:timers/promises';

/** The receiving end of the line. */
interface Receiver {
  begin: () => void;
  part: (part: Buffer) => void;
  end: () => void;
  /** Whether the request is still waiting. */
  isOpen: () => boolean;
}

// Lighthouse's Slow 4G: a round trip of 150 ms counts 3.75 times, 1.6 Mbit/s counts nine tenths.
const latencyMs = 150 * 3.75;
const bytesPerMs = (1.6 * 1024 * 1024 * 0.9) / 8 / 1000;
const partBytes = 4096;

/**
 * One slow line shared by all requests. It slows the server instead of the browser, because a browser's throttling does not
 * affect requests of a service worker or of a page that is not open yet.
 */
export class SlowLine {
  #freeAt = 0;

  /** Sends a body in chunks, alternating with other bodies. */
  async carry(body: Buffer, receiver: Receiver): Promise<void> {
    await pause(latencyMs);
    if (receiver.isOpen()) receiver.begin();
    for (let at = 0; at < body.length && receiver.isOpen(); at += partBytes) {
      const part = body.subarray(at, at + partBytes);
      await this.#turn(part.length);
      if (receiver.isOpen()) receiver.part(part);
    }
    if (receiver.isOpen()) receiver.end();
  }

  async #turn(bytes: number): Promise<void> {
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / bytesPerMs;
    await pause(this.#freeAt - now);
  }
}
