/** One thing the specification says, and what shows that it is so. */
export interface Row {
  /** Unique; begins with the section it is in: `S2-verify-bad-link`. */
  id: string;
  /** The specification's own words: an excerpt of the area's text, which holds it exactly once. */
  says: string;
  /** How DECISIONS changes it, where it does. */
  decided?: string;
  /** Quoted values of a document, which no screen shows. */
  values?: readonly string[];
  /**
   * Where it can be seen: stories as `Title › ExportName`, tests as `tests/file.test.ts › the test's name`, a
   * parametrised name as it is written.
   */
  proof: readonly string[];
}

/** What the specification says about one area of the product, and the rows that answer for it. */
export interface Area {
  name: string;
  /** The file with the area's text, word for word, from the project's folder. */
  text: string;
  rows: readonly Row[];
}
