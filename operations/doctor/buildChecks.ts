import { appCheckEnforced } from '#functions/runtime/config.ts';
import { npmRun, type Target } from '../project/target.ts';
import { settingFaults } from '../setup/faults.ts';
import { differingSettings, functionSettings, readOtherSettings, readSettings } from '../setup/files.ts';
import { broken, judged, ok, type Finding } from './finding.ts';
import type { DoctorContext } from './context.ts';

/** Whether site and functions agree about App Check: required tokens that the site lacks refuse all callers. */
function appCheckFinding(
  sends: boolean,
  functions: Readonly<Record<string, string | undefined>>,
  target: Target,
): Finding {
  const check = 'build: App Check';
  const ofFunctions = 'in the functions’ settings';
  const word = functions['APP_CHECK'] ?? '';
  if (!['', 'enforced'].includes(word)) {
    const wrong = `APP_CHECK is '${word}', and with that no function starts`;
    return broken(check, wrong, `APP_CHECK=enforced ${ofFunctions}, or without that line; then deploy`);
  }
  const enforced = appCheckEnforced(functions);
  if (enforced && !sends) {
    const set = npmRun('setup', target, '--app-check-site-key <the key>');
    const wrong = 'the functions ask for tokens and the site sends none: the sign-up is closed';
    return broken(check, wrong, `${set}, then deploy; or take APP_CHECK out of the functions’ settings`);
  }
  if (!sends) return ok(check, 'not used');
  if (enforced) return ok(check, 'the site sends tokens and the functions ask for them');
  return {
    ...ok(check, 'the site sends tokens, and the functions do not ask for them yet'),
    cure: `APP_CHECK=enforced ${ofFunctions}, once the metrics show that all calls are verified`,
  };
}

/** Checks the settings of the site and the functions in the project's folder. */
export function buildChecks({ root, target }: Pick<DoctorContext, 'root' | 'target'>): Finding[] {
  const { project } = target;
  const known = readSettings(root, project);
  const cure = `${npmRun('setup', target)}, then deploy`;
  return [
    ...judged(
      'build: settings',
      'every address and the API key are set and the project’s own',
      settingFaults(project, known, readOtherSettings(root, target.alias)),
      cure,
    ),
    ...judged(
      'build: both ends',
      'site and functions have the same settings',
      differingSettings(root, project),
      cure,
    ),
    appCheckFinding(known['app-check-site-key'] !== undefined, functionSettings(root, project), target),
  ];
}
