import { appCheckSources } from '../settings/siteVariables.ts';

/** What the policy of the app's screens must let in for one project. */
export interface PolicySources {
  /** The host of Google's sign-in. */
  authHost: string;
  /** The one that setup wrote before. */
  formerAuthHost: string | undefined;
  /** Whether the site uses App Check, which loads Google's reCAPTCHA. */
  appCheck: boolean;
}

type Directive = keyof typeof appCheckSources;

function changed(name: string, sources: readonly string[], wanted: PolicySources): string[] {
  const { authHost, formerAuthHost, appCheck } = wanted;
  const appChecks: readonly string[] = Object.hasOwn(appCheckSources, name)
    ? appCheckSources[name as Directive]
    : [];
  const kept = sources.filter((source) => !appChecks.includes(source));
  const own = `https://${authHost}`;
  const others = kept.filter(
    (source) =>
      source !== own && !source.endsWith('.firebaseapp.com') && source !== `https://${formerAuthHost ?? ''}`,
  );
  return [...(name === 'frame-src' ? [own, ...others] : kept), ...(appCheck ? appChecks : [])];
}

/** firebase.json with the sources of this project, and no other's, in every policy of a page that may sign in. */
export function withSources(firebaseJson: string, wanted: PolicySources): string {
  return firebaseJson.replaceAll(/"default-src [^"]*"/gu, (policy) => {
    if (!policy.includes('https://accounts.google.com')) return policy;
    const directives = policy.slice(1, -1).split('; ');
    const written = directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, ...changed(name, sources, wanted)].join(' ');
    });
    return `"${written.join('; ')}"`;
  });
}
