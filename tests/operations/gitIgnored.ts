import { execFile } from 'node:child_process';
import { projectRoot } from '#sandbox/processes/settings.ts';

export function isIgnored(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile('git', ['check-ignore', '--quiet', file], { cwd: projectRoot }, (error) =>
      resolve(error === null),
    );
  });
}
