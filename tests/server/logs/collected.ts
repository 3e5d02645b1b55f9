/** Everything that was logged in this process: by the services, by the functions' framework, by whatever they use. */
export const collectedLines: string[] = [];

/** Keeps a line to be searched when the file's tests have run. */
export function collect(line: string): void {
  collectedLines.push(line);
}
