import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new empty folder; `until` is `onTestFinished`, or at the top of a file `afterAll`, and then deletes it. */
export function temporaryFolder(until: (remove: () => void) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'curbwise-'));
  until(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
