import { DatabaseSync } from 'node:sqlite';

/** Deletes all documents of all collections in the embedded store. The functions' store interface has no such method. */
export function deleteAllDocuments(path: string): void {
  const database = new DatabaseSync(path, { timeout: 5_000 });
  try {
    database.exec('DELETE FROM documents');
  } finally {
    database.close();
  }
}
