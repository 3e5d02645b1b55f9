import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import fc from 'fast-check';
import type { Step as PayPalStep } from '../inProcess/network.ts';
import type { SharedSimulator } from '../inProcess/sharedSimulator.ts';
import { judge, type Finding, type Judged } from './oracles/judge.ts';
import { ownerVerbs, worldVerbs } from './verbs/owner.ts';
import { operatorVerbs } from './verbs/operator.ts';
import { providerVerbs } from './verbs/provider.ts';
import type { Verb } from './verbs/verb.ts';
import { World } from './world.ts';
import { crossings, refunds } from './mendedFaults.ts';
import { written } from './written.ts';

/**
 * A measurement plays more than `npm test`: verbs and openings whose findings are not all judged yet, and the comparison with
 * the same trace without kills.
 */
const isWide = process.env['ADVERSARY_WIDE'] !== undefined;

const measuredVerbs = new Set(['speak', 'atOnce', 'newPrice', 'rehome', 'takeBackup', 'restore']);

/** Everything that anybody can do. */
export const verbs = { ...ownerVerbs, ...providerVerbs, ...operatorVerbs, ...worldVerbs };

type Verbs = typeof verbs;
type ArgsOf<Name extends keyof Verbs> = Verbs[Name] extends Verb<infer Args> ? Args : never;

/** One step of a trace: who does what. */
export type Step = { [Name in keyof Verbs]: readonly [Name, ArgsOf<Name>] }[keyof Verbs];

/** The moments at which a world may begin: an ordinary day, the end of a month and of February, midnight Pacific and after it. */
export const starts = {
  ordinary: '2027-01-05T18:00:00Z',
  monthEnd: '2027-01-24T18:00:00Z',
  leapDay: '2028-02-22T08:30:00Z',
  midnight: '2027-03-10T07:59:00Z',
} as const;

/** How a world begins. */
export type Start = keyof typeof starts;

/** What went wrong in a world, with the steps that led to it. */
export class Disagreement extends Error {
  readonly findings: readonly Finding[];

  constructor(start: Start, trace: readonly Step[], findings: readonly Finding[]) {
    const steps = trace.map(([name, args]) => `  ['${name}', ${JSON.stringify(args)}],`).join('\n');
    super(
      `${findings.map(({ oracle, what }) => `(${oracle}) ${what}`).join('\n')}\nawait replay('${start}', [\n${steps}\n]);`,
    );
    this.findings = findings;
  }
}

const anyVerb = (name: keyof Verbs) => verbs[name] as Verb<unknown>;

/** Does one step, and looks at what can be seen then. */
export async function take(world: World, [name, args]: Step): Promise<void> {
  await anyVerb(name).run(world, args);
  await world.settle();
}

/** What fast-check calls a model: the world itself, which says what can be done, and the steps so far. */
interface Model {
  world: World;
  trace: Step[];
}

/** A step with what goes wrong before it. */
interface Candidate {
  disturbances: readonly Step[];
  step: Step;
}

/** Takes the first of some steps that can be taken now. With one alone, half of all steps could not, and traces were short. */
class Command implements fc.AsyncCommand<Model, World> {
  readonly #candidates: readonly Candidate[];

  constructor(candidates: readonly Candidate[]) {
    this.#candidates = candidates;
  }

  #next(world: World): Candidate | undefined {
    return this.#candidates.find(({ step: [name, args] }) => anyVerb(name).can?.(world, args) ?? true);
  }

  check({ world }: Model): boolean {
    return this.#next(world) !== undefined;
  }

  async run({ trace }: Model, world: World): Promise<void> {
    const next = this.#next(world);
    if (!next) return;
    for (const step of [...next.disturbances, next.step]) {
      trace.push(step);
      await take(world, step);
    }
  }

  toString(): string {
    return JSON.stringify(this.#candidates);
  }
}

/** Steps of which the first that can be taken is taken. */
const choices = 4;

/**
 * Which verbs belong together: a trace has few subjects, as with all of them few would meet often enough to cross. What belongs to
 * every trace is what else happens little without; a disturbance only matters to the step after it.
 */
const subjects: Readonly<Record<keyof Verbs, string>> = {
  subscribe: 'every trace',
  pass: 'every trace',
  untilCharge: 'every trace',
  cancel: 'every trace',
  events: 'disturbance',
  listLate: 'disturbance',
  outage: 'disturbance',
  kill: 'disturbance',
  habits: 'beginning',
  order: 'checkout',
  approve: 'checkout',
  activate: 'checkout',
  redeem: 'free coupon',
  change: 'change',
  consent: 'change',
  withdraw: 'change',
  pause: 'pause',
  resume: 'pause',
  startThere: 'pause',
  atOnce: 'two tabs',
  remove: 'deletion',
  move: 'address',
  takeBack: 'address',
  rehome: 'address',
  look: 'account',
  speak: 'account',
  books: 'account',
  fail: isWide ? 'every trace' : 'debt',
  repair: isWide ? 'every trace' : 'debt',
  refundThere: 'refund',
  opsRefund: 'refund',
  dispute: 'dispute',
  end: 'end',
  opsCancel: 'end',
  newPrice: 'price',
  takeBackup: 'backup',
  restore: 'backup',
};

/** The request to PayPal that matters most to a verb, so that an outage can be aimed at it. */
const asks: Readonly<Partial<Record<keyof Verbs, PayPalStep>>> = {
  subscribe: 'create',
  approve: 'read',
  activate: 'read',
  change: 'move',
  consent: 'read',
  pause: 'move',
  resume: 'move',
  cancel: 'cancel',
  remove: 'cancel',
  opsCancel: 'cancel',
  opsRefund: 'refund',
  untilCharge: 'list',
};

/** When an outage begins: most often at the step. */
const moments = ['now', 'now', 'before a charge', 'after a charge'] as const;

/** What matters most to a step: its events, an outage of its request, or a charge just before it. */
interface Aim {
  events: ArgsOf<'events'>;
  outage: ArgsOf<'outage'>;
  moment: (typeof moments)[number];
}

/**
 * What comes before a step: half of the disturbances before one that asks PayPal, or is done there, are aimed at it. Half of what few
 * traces ask of PayPal meets one.
 */
function nearBy(disturbance: Step | null, [name]: Step, aim: Aim | null): Step[] {
  const step = asks[name];
  if (disturbance && aim && name in providerVerbs) return [['events', aim.events]];
  const isMet = disturbance !== null || subjects[name] !== 'every trace';
  if (!aim || !step || !isMet) return disturbance ? [disturbance] : [];
  const outage: Step = ['outage', { ...aim.outage, step }];
  const before: Record<Aim['moment'], Step[]> = {
    now: [outage],
    'before a charge': [['untilCharge', { hours: -1 }], outage],
    'after a charge': [
      ['listLate', { hours: 3, payments: false }],
      ['untilCharge', { hours: 1 }],
    ],
  };
  return before[aim.moment];
}

/** Half of all steps have one. */
const aims: fc.Arbitrary<Aim | null> = fc.option(
  fc.record({
    events: verbs.events.args,
    outage: verbs.outage.args,
    moment: fc.constantFrom(...moments),
  }),
  { freq: 2 },
);

/** How many subjects a trace has besides what belongs to every trace. */
const crossed = { minLength: 2, maxLength: 4 };

/** One of so many steps follows a disturbance. */
const disturbed = 4;

/** Steps by everybody, as fast-check's commands: of a few subjects in each trace. */
export const traces = (maxCommands: number) => {
  const about = (subject: string) =>
    Object.entries(verbs as Record<string, Verb<unknown>>)
      .filter(([name]) => subjects[name as keyof Verbs] === subject)
      .filter(([name]) => isWide || !measuredVerbs.has(name))
      .map(([name, { args, weight = 1 }]) => ({
        weight,
        arbitrary: args.map((chosen) => [name, chosen] as unknown as Step),
      }));
  const special = new Set(['every trace', 'disturbance', 'beginning']);
  const others = [...new Set(Object.values(subjects))].filter(
    (subject) => !special.has(subject) && about(subject).length > 0,
  );
  const disturbance = fc.oneof(
    { weight: disturbed - 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.oneof(...about('disturbance')) },
  );
  return fc.subarray(others, crossed).chain((some) => {
    const crossing = some.map((subject) => ({ weight: 5, arbitrary: fc.oneof(...about(subject)) }));
    const step = fc.oneof(...about('every trace'), ...crossing);
    const candidate = fc
      .tuple(disturbance, step, aims)
      .map(([near, step, aim]) => ({ disturbances: nearBy(near, step, aim), step }));
    const candidates = fc.array(candidate, { minLength: choices, maxLength: choices });
    return fc.commands([candidates.map((one) => new Command(one))], { maxCommands, size: 'max' });
  });
};

/** What PayPal does where its behavior is not published, chosen before anything is booked. */
export const habits: fc.Arbitrary<readonly Step[]> = verbs.habits.args.map((chosen) => [['habits', chosen]]);

const beginnings: ReadonlyArray<readonly Step[]> = [
  [],
  ...[
    'subscribe Monthly 2',
    'paying',
    'subscribe Yearly 2, untilCharge',
    'paying, pause',
    'subscribe, fail, untilCharge',
  ].map(written),
  ...(isWide ? Object.values({ ...crossings, ...refunds }).map(written) : []),
];

/**
 * How a random trace begins: with nothing, or with somebody who has subscribed or paid; a measurement, with any crossing. What is
 * seldom asked of PayPal at its end may meet an outage.
 */
export const openings: fc.Arbitrary<readonly Step[]> = fc
  .tuple(fc.constantFrom(...beginnings), aims)
  .map(([steps, aim]) => {
    const last = steps.at(-1);
    return last ? steps.slice(0, -1).concat(nearBy(null, last, aim), [last]) : steps;
  });

/** Runs commands in a new world, after its opening, and judges it. */
export async function play(
  simulator: SharedSimulator,
  { start, opening = [] }: { start: Start; opening?: readonly Step[] },
  commands: Iterable<fc.AsyncCommand<Model, World>>,
): Promise<{ trace: Step[]; findings: Finding[] }> {
  const world = await World.open(simulator, new Date(starts[start]));
  const trace: Step[] = [...opening];
  for (const step of opening) await take(world, step);
  await fc.asyncModelRun(() => ({ model: { world, trace }, real: world }), commands);
  const judged = await judge(world);
  return { trace, findings: [...judged.findings, ...(await killed(simulator, { start, trace, judged }))] };
}

/** (7) A kill changes nothing, if a caller without an answer calls again. */
async function killed(
  simulator: SharedSimulator,
  { start, trace, judged }: { start: Start; trace: readonly Step[]; judged: Judged },
): Promise<Finding[]> {
  const kills = trace.filter((step) => step[0] === 'kill');
  if (!isWide || kills.length === 0 || kills.some(([, { again }]) => !again)) return [];
  const calm = trace.filter(([name]) => name !== 'kill');
  const { outcome, at } = await replayed(simulator, start, calm);
  // A killed call may leave PayPal a charge to wait for, so that the same steps last longer.
  if (differenceInMinutes(at, judged.at) !== 0) return [];
  const [with_, without] = [judged.outcome, outcome].map((lines) => lines.join('; '));
  return with_ === without ? [] : [{ oracle: 7, what: `${with_}, and without the kill ${without}` }];
}

async function replayed(simulator: SharedSimulator, start: Start, steps: readonly Step[]): Promise<Judged> {
  const world = await World.open(simulator, new Date(starts[start]));
  for (const step of steps) await take(world, step);
  return judge(world);
}

/** Plays written steps again. */
export async function replay(
  simulator: SharedSimulator,
  start: Start,
  steps: readonly Step[],
): Promise<Finding[]> {
  const judged = await replayed(simulator, start, steps);
  return [...judged.findings, ...(await killed(simulator, { start, trace: steps, judged }))];
}
