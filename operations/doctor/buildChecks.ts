import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { appCheckEnforced } from '#functions/runtime/config.ts';
import { npmRun, type Target } from '../project/target.ts';
import { settingFaults } from '../setup/faults.ts';
import { differingSettings, readOtherSettings, readSettings, settingFiles } from '../setup/files.ts';
import { broken, judged, ok, type Finding } from './finding.ts';
import type { DoctorContext } from './context.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Whether site and functions agree about App Check: functions that require tokens which the site does not send refuse all
 * callers. A site may send tokens before the functions require them.
 */
function appCheckFinding(site: Variables, functions: Variables, target: Target): Finding[] {
  const check = 'build: App Check';
  const sends = Boolean(site['VITE_APP_CHECK_SITE_KEY']);
  const word = functions['APP_CHECK'] ?? '';
  if (!['', 'enforced'].includes(word)) {
    const wrong = `APP_CHECK is '${word}', and with that no function starts`;
    return [
      broken(
        check,
        wrong,
        'APP_CHECK=enforced in the functions’ settings, or without that line; then deploy',
      ),
    ];
  }
  const enforced = appCheckEnforced(functions);
  if (enforced && !sends) {
    const set = npmRun('setup', target, '--app-check-site-key <the key>');
    const cure = `${set}, then deploy; or take APP_CHECK out of the functions’ settings`;
    return [
      broken(check, 'the functions ask for tokens and the site sends none: the sign-up is closed', cure),
    ];
  }
  if (!sends) return [ok(check, 'not used')];
  if (enforced) return [ok(check, 'the site sends tokens and the functions ask for them')];
  const next =
    'APP_CHECK=enforced in the functions’ settings, once the metrics show that all calls are verified';
  return [{ ...ok(check, 'the site sends tokens, and the functions do not ask for them yet'), cure: next }];
}

/** Checks the settings of the site and the functions in the project's folder. */
export function buildChecks({ root, target }: Pick<DoctorContext, 'root' | 'target'>): Finding[] {
  const { project } = target;
  const text = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  const { site, functions } = settingFiles(project);
  const [variables, deployed] = [parseEnv(text(site)), parseEnv(text(functions))];
  const cure = `${npmRun('setup', target)}, then deploy`;
  return [
    ...judged(
      'build: settings',
      'every address and the API key are set and the project’s own',
      settingFaults(project, readSettings(root, project), readOtherSettings(root, target.alias)),
      cure,
    ),
    ...judged(
      'build: both ends',
      'site and functions have the same settings',
      differingSettings(root, project),
      cure,
    ),
    ...appCheckFinding(variables, deployed, target),
  ];
}
