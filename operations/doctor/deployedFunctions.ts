import * as functions from '#functions/index.ts';
import * as schedules from '#functions/schedules.ts';

interface Declared {
  /** What Cloud Scheduler is set to; undefined for a function that is called. */
  schedule: string | undefined;
  /** The clock that its schedule goes by; undefined if any will do. */
  timeZone: string | undefined;
  secrets: string[];
}

/** Every function that is deployed, by name, as `functions/src` declares it. */
export const declaredFunctions: Readonly<Record<string, Declared>> = Object.fromEntries(
  Object.entries(functions).map(([name, { __endpoint: endpoint }]) => {
    const { scheduleTrigger, secretEnvironmentVariables = [] } = endpoint;
    const schedule = scheduleTrigger?.schedule;
    if (typeof schedule === 'object') throw new Error(`the schedule of ${name} is a parameter`);
    const timeZone = scheduleTrigger?.timeZone;
    return [
      name,
      {
        schedule,
        timeZone: typeof timeZone === 'string' ? timeZone : undefined,
        secrets: secretEnvironmentVariables.map(({ key }) => key),
      },
    ];
  }),
);

export const scheduledFunctions = Object.keys(schedules) as Array<keyof typeof schedules>;
