import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifestFiles, projectRoot, rooms, workspaces } from './projectFiles.ts';

/** Some lines of code to lint as a file in a room. */
export interface Attempt {
  /** Folder of the file, relative to the project's folder. */
  from: string;
  code: string;
}

interface Report {
  diagnostics: Array<{ code: string; filename: string }>;
}

/**
 * Runs the project's linter with its real configuration over one file per attempt, in a temporary copy of the project that
 * has only its rooms. One run takes seconds, however many attempts it judges.
 * @returns for each attempt, the names of the plugins of which a rule refused it.
 */
export async function lintInRooms(attempts: readonly Attempt[]): Promise<Array<ReadonlySet<string>>> {
  const house = await mkdtemp(path.join(tmpdir(), 'rooms-'));
  try {
    await furnish(house);
    await Promise.all(attempts.map(({ from, code }, index) => write(house, from, attemptName(index), code)));
    const { diagnostics } = await lint(house);
    const refusals = attempts.map(() => new Set<string>());
    for (const { code, filename } of diagnostics) {
      const [index] = /\d+/u.exec(path.posix.basename(filename)) ?? [];
      refusals[Number(index)]?.add(code.split('(')[0] ?? '');
    }
    return refusals;
  } finally {
    await rm(house, { recursive: true });
  }
}

function attemptName(index: number): string {
  return `attempt${index}.ts`;
}

/** Folders inside rooms that attempts import from, besides the rooms' own folders. */
const furnishedFolders = [
  'functions/src',
  'functions/src/documents',
  'functions/src/checkout',
  'src/adapters/browser',
  'src/adapters/firebase',
  'src/adapters/paypal',
  'stories/theme',
  'src/funnel/checkout',
  'src/funnel/frame',
  'src/funnel/owner',
  'src/funnel/plans',
  'src/sections/Hero',
  'src/sections/Faq',
];

/**
 * Copies the configuration, and writes a file to import into every room. The rules that need types stay off: they take half
 * of the time, and no attempt is about them.
 */
async function furnish(house: string): Promise<void> {
  const configuration = ['rooms.json', 'tsconfig.json', ...manifestFiles];
  await Promise.all(workspaces.map((folder) => mkdir(path.join(house, folder), { recursive: true })));
  await mkdir(path.join(house, 'src/domain'), { recursive: true });
  // The configuration reads its lists from these.
  await Promise.all(
    ['browsers', 'currency', 'language', 'money', 'plan'].map((name) =>
      copyFile(path.join(projectRoot, `src/domain/${name}.ts`), path.join(house, `src/domain/${name}.ts`)),
    ),
  );
  const rules = await readFile(path.join(projectRoot, 'oxlint.config.ts'), 'utf8');
  await writeFile(path.join(house, 'oxlint.config.ts'), rules.replace('typeAware: true', 'typeAware: false'));
  await cp(path.join(projectRoot, 'tests/lint'), path.join(house, 'tests/lint'), { recursive: true });
  await Promise.all([
    ...configuration.map((file) => copyFile(path.join(projectRoot, file), path.join(house, file))),
    ...[...rooms.map((room) => room.path), ...furnishedFolders].map((folder) =>
      write(house, folder, 'target.ts', 'export type Target = string;\nexport const target = 1;\n'),
    ),
    symlink(path.join(projectRoot, 'node_modules'), path.join(house, 'node_modules'), 'dir'),
  ]);
}

async function write(house: string, folder: string, name: string, code: string): Promise<void> {
  await mkdir(path.join(house, folder), { recursive: true });
  await writeFile(path.join(house, folder, name), code);
}

function lint(house: string): Promise<Report> {
  const oxlint = path.join(projectRoot, 'node_modules', 'oxlint', 'bin', 'oxlint');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [oxlint, '--format=json'],
      { cwd: house, maxBuffer: 64 * 1024 * 1024 },
      (_failure, stdout, stderr) => {
        // Refusals are expected, so the exit code is ignored; only output that is no report is an error.
        try {
          resolve(JSON.parse(stdout) as Report);
        } catch (error) {
          reject(new Error(`The linter gave no report: ${stderr}${stdout}`, { cause: error }));
        }
      },
    );
  });
}
