export interface Change {
  id: string;
  /** Its day, such as 2026-11-26. */
  day: string;
  subject: string;
  /** The files it changed or added, relative to the project's folder. */
  files: readonly string[];
}

/** The changes of what the catalog shows, the newest first. The build puts the project's history here; a copy without one has none. */
export const changes: readonly Change[] = [];
