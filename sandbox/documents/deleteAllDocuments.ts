import { DatabaseSync } from 'node:sqlite';

/** Removes every document from the embedded store, whatever its collection; the functions' port has no such door. */
export function deleteAllDocuments(path: string): void {
  const database = new DatabaseSync(path, { timeout: 5_000 });
  try {
    database.exec('DELETE FROM documents');
  } finally {
    database.close();
  }
}
