import { expect, it } from 'vitest';
import { manifestFiles, readText } from '../architecture/projectFiles.ts';

it('a package has the same version in every package.json that declares it', () => {
  const declared = manifestFiles.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readText(file)) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string> | undefined
    >;
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  const versions = new Map<string, string>();
  const torn = declared.filter(([name, version]) => {
    const first = versions.get(name) ?? version;
    versions.set(name, first);
    return first !== version;
  });
  expect(torn).toEqual([]);
});
