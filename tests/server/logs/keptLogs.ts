import { redacted, type Logs } from '#functions/context/logs.ts';
import { collect } from './collected.ts';

/** Logs that are kept in `lines`, redacted as the cloud's are, and searched for what they must not say. */
export function keptLogs(lines: string[]): Logs {
  const log = (event: string, fields = {}) => {
    const line = JSON.stringify({ event, ...redacted(fields) });
    lines.push(line);
    collect(line);
  };
  return { info: log, warn: log, error: log };
}
