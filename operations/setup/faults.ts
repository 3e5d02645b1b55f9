import { settingNames, settings, type SettingName } from './settings.ts';

/** Settings for App Check, which must be set together or not at all. */
const ofAppCheck = ['app-check-site-key', 'app-id'] as const satisfies readonly SettingName[];

/** Settings that name a project's sites and hosts, and the keys that Google gave it. The two projects share none. */
const ofOneProject: readonly SettingName[] = ['site', 'storybook-site', 'site-url', 'api-key', ...ofAppCheck];

const placeIn = (answer: string) => URL.parse(answer)?.hostname ?? answer;

/** Finds an answer of the other project: PayPal's events and owners' sign-ins would go there. */
export function sharedSetting(
  name: SettingName,
  answer: string,
  other: Partial<Record<SettingName, string>>,
): string | null {
  const taken = (['project-id', ...ofOneProject] as const).some(
    (one) => other[one] !== undefined && placeIn(other[one]) === placeIn(answer),
  );
  return ofOneProject.includes(name) && taken
    ? `It belongs to the other project, ${other['project-id'] ?? 'of this checkout'}.`
    : null;
}

/**
 * The faults in the settings of a build for deployment to a project; empty without faults.
 * @param other the settings of the other project of this checkout.
 */
export function settingFaults(
  project: string,
  known: Partial<Record<SettingName, string>>,
  other: Partial<Record<SettingName, string>>,
): string[] {
  const own = { ...known, 'project-id': project };
  const unsound = settingNames.flatMap((name) => {
    const answer = known[name];
    const { question, check } = settings[name];
    if (answer === undefined) {
      const needless =
        name === 'alert-email' ||
        name === 'sentry-dsn' ||
        (ofAppCheck.some((one) => one === name) && known['app-check-site-key'] === undefined);
      return needless ? [] : [`${name} is missing: ${question}.`];
    }
    const fault = check(answer, own) ?? sharedSetting(name, answer, other);
    return fault === null ? [] : [`${name} is ${answer}: ${fault}`];
  });
  const built = known['project-id'];
  const foreign =
    built === undefined || built === project
      ? []
      : [`project-id is ${built}, and the project is ${project}.`];
  return [...unsound, ...foreign];
}
