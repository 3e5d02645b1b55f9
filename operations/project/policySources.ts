/** What App Check needs in the policy of the app's screens (developers.google.com/recaptcha/docs/faq, 'Content-Security-Policy'). */
export const appCheckSources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const;

/** What the policy of the app's screens must let in for one project. */
export interface PolicySources {
  /** The host of Google's sign-in. */
  authHost: string;
  /** Whether the site uses App Check, which loads Google's reCAPTCHA. */
  appCheck: boolean;
}

function added(name: string, { authHost, appCheck }: PolicySources): string[] {
  const appChecks = Object.entries(appCheckSources).flatMap(([directive, sources]) =>
    appCheck && directive === name ? sources : [],
  );
  return [...(name === 'frame-src' ? [`https://${authHost}`] : []), ...appChecks];
}

/** A policy with the sources of one project, if it is that of a page that may sign in. */
export function withSources(policy: string, wanted: PolicySources): string {
  if (!policy.includes('https://accounts.google.com')) return policy;
  return policy
    .split('; ')
    .map((directive) => [directive, ...added(directive.split(' ')[0] ?? '', wanted)].join(' '))
    .join('; ');
}
