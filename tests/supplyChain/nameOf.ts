/** The package's name in a lock file path: `@visx/scale` of `node_modules/@visx/scale`. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
