import { hstsValues } from '../setup/settings.ts';
import { keepOnlyWhatIsThere, type HeadersFor } from './keptFiles.ts';
import { withSources } from './policySources.ts';
import { withScriptHashes } from './scriptHashes.ts';
import type { Target } from './target.ts';

/** Written by `npm run deploy` for each deployment, and not committed. */
export const deployedConfigFile = 'firebase.deploy.json';

interface FirebaseJson {
  hosting: Array<{ target: string; headers: HeadersFor[]; predeploy?: string[] }>;
}

/** A header as the site of one project sends it. */
function headerOf(
  { key, value }: { key: string; value: string },
  { settings, siteUrl }: Pick<Target, 'settings' | 'siteUrl'>,
) {
  if (key === 'Strict-Transport-Security') {
    return { key, value: hstsValues[settings.hsts ?? ''] ?? value };
  }
  if (key !== 'Content-Security-Policy') return { key, value };
  const appCheck = settings['app-check-site-key'] !== undefined;
  return { key, value: withSources(value, { authHost: new URL(siteUrl).hostname, appCheck }) };
}

/** firebase.json for a built site: no build, cached files by name, and the headers of project and pages. */
export function deployedConfig(
  firebaseJson: string,
  builtSite: string,
  target: Pick<Target, 'settings' | 'siteUrl'>,
): string {
  const config = JSON.parse(firebaseJson) as FirebaseJson;
  const hosting = config.hosting.map((site) => {
    if (site.target !== 'site') return site;
    const { predeploy: _, ...rest } = site;
    const kept = keepOnlyWhatIsThere(site.headers, builtSite);
    const headers = withScriptHashes(kept, builtSite).map((rule) =>
      Object.assign(rule, { headers: rule.headers.map((header) => headerOf(header, target)) }),
    );
    return { ...rest, headers };
  });
  return `${JSON.stringify({ ...config, hosting }, null, 2)}\n`;
}
