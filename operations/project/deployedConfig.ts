import { hstsValues } from '../setup/settings.ts';
import { keepOnlyWhatIsThere, type HeadersFor } from './keptFiles.ts';
import { withScriptHashes } from './scriptHashes.ts';
import { hostOf, type Target } from './target.ts';

/** Written by `npm run deploy` for each deployment, and not committed. */
export const deployedConfigFile = 'firebase.deploy.json';

interface FirebaseJson {
  hosting: Array<{ target: string; headers: HeadersFor[]; predeploy?: string[] }>;
}

/** Sources for App Check in the app's CSP (developers.google.com/recaptcha/docs/faq, 'Content-Security-Policy'). */
export const appCheckSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** A policy with the sources of one project: the host of Google's sign-in, and those of App Check if the site uses it. */
function withSources(policy: string, target: Pick<Target, 'settings' | 'siteUrl'>): string {
  // Only the app's screens allow the sign-in.
  if (!policy.includes('https://accounts.google.com')) return policy;
  const appCheck = target.settings['app-check-site-key'] !== undefined;
  const added = (name: string) => [
    ...(name === 'frame-src' ? [`https://${hostOf(target)}`] : []),
    ...((appCheck && appCheckSources[name]) || []),
  ];
  return policy
    .split('; ')
    .map((directive) => [directive, ...added(directive.split(' ')[0] ?? '')].join(' '))
    .join('; ');
}

/** A header as the site of one project sends it. */
function headerOf(
  { key, value }: { key: string; value: string },
  target: Pick<Target, 'settings' | 'siteUrl'>,
) {
  if (key === 'Strict-Transport-Security') {
    return { key, value: hstsValues[target.settings.hsts ?? ''] ?? value };
  }
  return { key, value: key === 'Content-Security-Policy' ? withSources(value, target) : value };
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
