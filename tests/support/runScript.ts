import { spawn } from 'node:child_process';
import { projectRoot, scriptPath } from './stages.mjs';

/** Runs a script in the foreground. Returns its exit code, or of an installed package whether it failed. */
export async function runScript([script = '', ...args]: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [scriptPath(script), ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? 1));
  });
  const isOurs = script.startsWith('./') || script === 'tsx/tsx';
  return isOurs ? code : Math.min(code, 1);
}
