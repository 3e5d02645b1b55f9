// npm run measure -- adversary --minutes 60: random traces for an hour. With --mutants, plants each fault of the history and
// says which are found within --minutes each on two processors; --only names some by their numbers. With --planned,
// plays all that `npm test` may play on a fast machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ownOptions } from '#operations/commandLine.ts';
import { measureWords } from '../measures.ts';
import { projectRoot } from '../architecture/projectFiles.ts';
import { mutants, placesOf } from '../server/adversary/mutants/list.ts';
import { planned } from '../server/adversary/planned.ts';

const wanted = ownOptions<{ minutes: number; planned?: boolean; mutants?: boolean; only?: string }>(
  measureWords('adversary'),
);
const seconds = String(wanted.minutes * 60);

interface Search {
  /** The exit code; 1 if the search was ended. */
  status: number;
  /** What was written, unless it was shown. */
  said: string;
}

/** Runs the random traces until they end or `signal` ends them. */
async function run(
  environment: Record<string, string>,
  { shown, signal }: { shown: boolean; signal?: AbortSignal },
): Promise<Search> {
  const vitest = path.join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const config = 'tests/server/adversary/mutants/vitest.config.ts';
  const child = spawn(process.execPath, [vitest, 'run', '--config', config, '-t', 'whatever'], {
    cwd: projectRoot,
    env: { ...process.env, ADVERSARY_SECONDS: seconds, ...environment },
    stdio: shown ? 'inherit' : 'pipe',
  });
  signal?.addEventListener('abort', () => child.kill());
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      said += part.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { status: code ?? 1, said };
}

const sequencesIn = ({ said }: Search) => /(\d+) sequences/u.exec(said)?.[1] ?? '0';

/** What a search found, in words; undefined if nothing. */
const findingIn = ({ status, said }: Search) => (status === 0 ? undefined : /\((\d)\) .*/u.exec(said)?.[0]);

interface Searching {
  nth: number;
  seed: number;
  /** Whether it plays what only a measurement does, too. */
  wide: boolean;
  /** Ended when another processor has found the fault. */
  found: AbortController;
  /** When the time is over. */
  end: number;
}

/** Searches with one seed after another; what is also found without the fault is another one. */
async function searchOn(searching: Searching): Promise<{ finding?: string; played: number; said: string }> {
  const { nth, wide, found, end } = searching;
  let played = 0;
  let said = '';
  const isFound = () => found.signal.aborted;
  for (let { seed } = searching; Date.now() < end && !isFound(); seed += 2) {
    const environment = { RANDOM_SEED: String(seed), ...(wide && { ADVERSARY_WIDE: '1' }) };
    const left = { ADVERSARY_SECONDS: String(Math.ceil((end - Date.now()) / 1000)) };
    const search = await run(
      { ...environment, ...left, ADVERSARY_MUTANT: String(nth) },
      { shown: false, signal: found.signal },
    );
    said = search.said.slice(-1500);
    played += Number(sequencesIn(search));
    const finding = findingIn(search);
    if (finding === undefined) break;
    // No fault has this name: the search ends at the first finding, which needs no shortest trace.
    const nothing = {
      ADVERSARY_MUTANT: 'none',
      ADVERSARY_SECONDS: '3600',
      ADVERSARY_RUNS: sequencesIn(search),
    };
    const without = await run({ ...environment, ...nothing }, { shown: false, signal: found.signal });
    // The other processor may have ended the run without the fault, which then says nothing.
    if (isFound()) break;
    if (without.status !== 0) {
      console.log(`also without a fault, seed ${seed}${wide ? ', ADVERSARY_WIDE=1' : ''}: ${finding}`);
      continue;
    }
    found.abort();
    return { finding, played, said };
  }
  return { played, said };
}

/** Searches for a planted fault on two processors, on one of them with what only a measurement plays. */
async function searchFor(
  nth: number,
): Promise<{ finding: string | undefined; played: string; said: string }> {
  const first = Number(process.env['RANDOM_SEED'] ?? Date.now() % 2 ** 31);
  const found = new AbortController();
  const end = Date.now() + wanted.minutes * 60_000;
  const searches = await Promise.all(
    [false, true].map((wide, at) => searchOn({ nth, seed: first + 100 * nth + at, wide, found, end })),
  );
  return {
    finding: searches.find(({ finding }) => finding !== undefined)?.finding,
    played: searches.map(({ played }) => played).join(' and '),
    said: searches.map(({ said }) => said).join('\n'),
  };
}

/** Fails before anything runs if a fault has lost its place in the source. */
function checkAnchors(): void {
  for (const mutant of mutants) {
    const { file, edit, title } = mutant;
    const found = placesOf(mutant);
    if (found !== 1) throw new Error(`${file} has ${found} places for '${title}': ${edit[0]}`);
  }
}

async function measureMutants(): Promise<void> {
  checkAnchors();
  const chosen = wanted.only?.split(',').map(Number) ?? [...mutants.keys()];
  let found = 0;
  for (const nth of chosen) {
    const { commit, title } = mutants[nth] ?? { commit: '', title: '' };
    const begun = Date.now();
    const { finding, played, said } = await searchFor(nth);
    if (finding !== undefined) found += 1;
    const took = Math.round((Date.now() - begun) / 1000);
    const outcome = finding === undefined ? 'NOT FOUND' : 'found';
    console.log(`${nth} ${commit} ${outcome} ${took} s, ${played} sequences: ${title} ${finding ?? ''}`);
    if (finding === undefined && /Error/u.test(said)) console.log(said);
  }
  console.log(`${found} of ${chosen.length} found`);
}

if (wanted.mutants) await measureMutants();
else if (wanted.planned)
  ({ status: process.exitCode } = await run(
    { ADVERSARY_RUNS: String(planned.traces), ADVERSARY_SECONDS: '3600' },
    { shown: true },
  ));
else {
  // The traces of the commit's own seed are played by `npm test`.
  const seed = process.env['RANDOM_SEED'] ?? String(Date.now() % 2 ** 31);
  ({ status: process.exitCode } = await run({ RANDOM_SEED: seed, ADVERSARY_WIDE: '1' }, { shown: true }));
}
