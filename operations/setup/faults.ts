import { settingNames, settings, type SettingName } from './settings.ts';

/** Settings for App Check, which must be set together or not at all. */
const ofAppCheck: readonly SettingName[] = ['app-check-site-key', 'app-id'];

/** The faults in the settings of a build for deployment to a project; empty without faults. */
export function settingFaults(project: string, known: Partial<Record<SettingName, string>>): string[] {
  const own = { ...known, 'project-id': project };
  const unsound = settingNames.flatMap((name) => {
    const answer = known[name];
    const { question, check } = settings[name];
    if (answer === undefined) {
      const needless = ofAppCheck.includes(name) && known['app-check-site-key'] === undefined;
      return needless ? [] : [`${name} is missing: ${question}.`];
    }
    const fault = check(answer, own);
    return fault === null ? [] : [`${name} is ${answer}: ${fault}`];
  });
  const built = known['project-id'];
  const foreign =
    built === undefined || built === project
      ? []
      : [`project-id is ${built}, and the project is ${project}.`];
  return [...unsound, ...foreign];
}
