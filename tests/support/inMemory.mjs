import { statfsSync } from 'node:fs';

const folder = '/dev/shm';

/** Whether the machine has an in-memory folder with a gigabyte of free space. */
function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

/**
 * Environment that keeps temporary files in memory if there is space: each test server has its own database, and would wait
 * for the disk when closing it.
 * @type {Record<string, string>}
 */
export const inMemory = hasRoom() ? { TMPDIR: folder } : {};
