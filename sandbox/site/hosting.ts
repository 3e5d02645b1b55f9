import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeadersFor } from '#operations/project/keptFiles.ts';
import { withScriptHashes } from '#operations/project/scriptHashes.ts';
import { projectRoot } from '../processes/settings.ts';

export type Rewrite =
  | { regex: string; function: { functionId: string; region: string } }
  | { regex: string; destination: string };

/** The `hosting` part of firebase.json. */
export interface Hosting {
  public: string;
  cleanUrls: boolean;
  trailingSlash: boolean;
  rewrites: Rewrite[];
  headers: HeadersFor[];
}

/** Reads production's hosting settings; a built site's policies allow its inline scripts. */
export function readHosting(builtSite?: string): Hosting {
  const { hosting } = JSON.parse(readFileSync(join(projectRoot, 'firebase.json'), 'utf8')) as {
    hosting: Array<Hosting & { target: string }>;
  };
  const site = hosting.find(({ target }) => target === 'site');
  if (!site) throw new Error('firebase.json has no hosting target named site');
  return { ...site, headers: withScriptHashes(site.headers, builtSite) };
}
