/** What the site must be told before it is deployed, and what each variable is. */
export const siteVariables = {
  VITE_FIREBASE_API_KEY: 'the web API key of the Firebase project',
  VITE_FIREBASE_AUTH_DOMAIN: 'the host that Google’s sign-in returns to',
  VITE_FIREBASE_PROJECT_ID: 'the id of the Firebase project',
  VITE_SITE_URL: 'the site’s own address',
  VITE_SUPPORT_EMAIL: 'the address owners write to',
  VITE_DASHBOARD_URL: 'the address of the dashboard',
  VITE_HELP_URL: 'the address of the help pages',
} as const;

/** Name of a variable of the site. */
export type SiteVariable = keyof typeof siteVariables;

type Environment = Readonly<Record<string, string | undefined>>;

/** Says what is wrong with the settings of a build that is to be deployed; empty when nothing is. */
export function deploymentFaults(environment: Environment, policies: readonly string[]): string[] {
  const names = Object.keys(siteVariables) as SiteVariable[];
  const missing = names
    .filter((name) => !environment[name]?.trim())
    .map((name) => `${name} is missing: ${siteVariables[name]}.`);
  const placeholders = names
    .filter((name) => /\.example\b/u.test(environment[name] ?? ''))
    .map(
      (name) => `${name} is ${environment[name] ?? ''}, which is a placeholder: set ${siteVariables[name]}.`,
    );
  return [...missing, ...placeholders, ...unreachableAuthHost(environment, policies)];
}

/** Whether the app's policy lets the page open the host that Google's sign-in needs. */
function unreachableAuthHost(environment: Environment, policies: readonly string[]): string[] {
  const host = environment['VITE_FIREBASE_AUTH_DOMAIN'];
  if (!host) return [];
  const framing = policies.filter((policy) => policy.includes('frame-src'));
  if (framing.length > 0 && framing.every((policy) => frameSources(policy).includes(`https://${host}`)))
    return [];
  return [`The policy in firebase.json does not name https://${host} under frame-src.`];
}

/** What a policy allows in frames. */
export function frameSources(policy: string): string[] {
  const directive = policy.split('; ').find((part) => part.startsWith('frame-src '));
  return directive?.split(' ').slice(1) ?? [];
}
