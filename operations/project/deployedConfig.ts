import { keepOnlyWhatIsThere, type HeadersFor } from './keptFiles.ts';

/** Written by `npm run deploy` for each deployment, and not committed. */
export const deployedConfigFile = 'firebase.deploy.json';

interface FirebaseJson {
  hosting: Array<{ target: string; headers: HeadersFor[]; predeploy?: string[] }>;
}

/** firebase.json as a built site is deployed: it is not built again, and what may be kept for a year is named file by file. */
export function deployedConfig(firebaseJson: string, builtSite: string): string {
  const config = JSON.parse(firebaseJson) as FirebaseJson;
  const hosting = config.hosting.map((site) => {
    if (site.target !== 'site') return site;
    const { predeploy: _, ...rest } = site;
    return { ...rest, headers: keepOnlyWhatIsThere(site.headers, builtSite) };
  });
  return `${JSON.stringify({ ...config, hosting }, null, 2)}\n`;
}
