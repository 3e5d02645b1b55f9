/** What the site must be told before it is deployed, and what each variable is. */
export const siteVariables = {
  VITE_FIREBASE_API_KEY: 'the web API key of the Firebase project',
  VITE_FIREBASE_AUTH_DOMAIN: 'the host that Google’s sign-in returns to',
  VITE_FIREBASE_PROJECT_ID: 'the id of the Firebase project',
  VITE_SITE_URL: 'the site’s own address',
  VITE_SUPPORT_EMAIL: 'the address owners write to',
  VITE_DASHBOARD_URL: 'the address of the dashboard',
  VITE_HELP_URL: 'the address of the help pages',
  VITE_SELLER_NAME: 'the legal name of the business that sells',
  VITE_SELLER_ADDRESS: 'the postal address of the business that sells',
} as const;

/** What App Check needs in the policy of the app's screens (developers.google.com/recaptcha/docs/faq, 'Content-Security-Policy'). */
export const appCheckSources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
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
    .filter((name) => /\.example\b|\(placeholder\)/u.test(environment[name] ?? ''))
    .map(
      (name) => `${name} is ${environment[name] ?? ''}, which is a placeholder: set ${siteVariables[name]}.`,
    );
  return [
    ...missing,
    ...placeholders,
    ...unreachableAuthHost(environment, policies),
    ...appCheckFaults(environment, policies),
  ];
}

/** Whether a build has what App Check needs, or nothing of it. */
function appCheckFaults(environment: Environment, policies: readonly string[]): string[] {
  const key = environment['VITE_APP_CHECK_SITE_KEY'];
  const app = policies.filter((policy) => policy.includes('frame-src'));
  const needed = Object.entries(appCheckSources);
  const lets = (policy: string, [name, sources]: (typeof needed)[number]) =>
    sources.every((source) => sourcesOf(policy, name).includes(source));
  if (!key) {
    const open = app.some((policy) => needed.some((directive) => lets(policy, directive)));
    return open
      ? ['The policy in firebase.json lets reCAPTCHA in, which a site without App Check does not need.']
      : [];
  }
  const shut = !app.every((policy) => needed.every((directive) => lets(policy, directive)));
  return [
    ...(environment['VITE_FIREBASE_APP_ID']
      ? []
      : ['VITE_FIREBASE_APP_ID is missing: the App ID of the web app, which App Check needs.']),
    ...(shut ? ['The policy in firebase.json does not let reCAPTCHA in, which App Check needs.'] : []),
  ];
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

/** What one directive of a policy allows. */
function sourcesOf(policy: string, name: string): string[] {
  const directive = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return directive?.split(' ').slice(1) ?? [];
}

/** What a policy allows in frames. */
export function frameSources(policy: string): string[] {
  return sourcesOf(policy, 'frame-src');
}
