import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { afterAll, beforeAll } from 'vitest';

let generator = xoroshiro128plus(1);

const randomBytes = (size: number) =>
  Buffer.from(Array.from({ length: size }, () => generator.next() & 0xff));

const randomUUID = () => {
  const hex = randomBytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};

function replace(functions: object): void {
  Object.assign(crypto, functions);
  syncBuiltinESMExports();
}

export function beginIds(): void {
  generator = xoroshiro128plus(1);
}

/** Draws this file's ids from one sequence: documents of equal age are read by id, so random ones could differ. */
export function repeatIds(): void {
  const random = { randomBytes: crypto.randomBytes, randomUUID: crypto.randomUUID };
  beforeAll(() => replace({ randomBytes, randomUUID }));
  afterAll(() => replace(random));
}
