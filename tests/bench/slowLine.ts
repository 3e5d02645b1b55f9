import { setTimeout as pause } from 'node:timers/promises';

/** What happens at the other end of the line. */
interface Receiver {
  begin: () => void;
  part: (part: Buffer) => void;
  end: () => void;
  /** Whether a request still waits. */
  isOpen: () => boolean;
}

// Slow 4G as Lighthouse applies it: a round trip of 150 ms is felt 3.75 times, 1.6 Mbit/s nine tenths.
const latencyMs = 150 * 3.75;
const bytesPerMs = (1.6 * 1024 * 1024 * 0.9) / 8 / 1000;
const partBytes = 4096;

/**
 * One slow line that everything shares. The server is slow rather than the browser, because a browser's own throttling
 * spares what a service worker fetches and what is fetched for a page that is not there yet.
 */
export class SlowLine {
  #freeAt = 0;

  /** Sends a body in parts, between those of others. */
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
