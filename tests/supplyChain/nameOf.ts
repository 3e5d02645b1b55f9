/** The package's name in a path of the lock file: `@visx/scale` of `node_modules/@visx/scale`. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
