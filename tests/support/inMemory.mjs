import { statfsSync } from 'node:fs';

const folder = '/dev/shm';

/** Whether the machine has a folder in its memory with a gigabyte to spare. */
function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

/**
 * Environment that keeps temporary files in memory where there is room: each server of the tests has a database of its own,
 * and waits for the disk when it is closed.
 * @type {Record<string, string>}
 */
export const inMemory = hasRoom() ? { TMPDIR: folder } : {};
