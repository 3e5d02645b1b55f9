/** Sources for App Check in the app's CSP (developers.google.com/recaptcha/docs/faq, 'Content-Security-Policy'). */
export const appCheckSources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const;

/** Settings of one project that add sources to the CSP of the app's screens. */
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

/** Adds one project's sources to a policy, if the policy's page allows sign-in. */
export function withSources(policy: string, wanted: PolicySources): string {
  if (!policy.includes('https://accounts.google.com')) return policy;
  return policy
    .split('; ')
    .map((directive) => [directive, ...added(directive.split(' ')[0] ?? '', wanted)].join(' '))
    .join('; ');
}
