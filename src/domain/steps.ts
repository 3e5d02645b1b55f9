import { parseUrl } from './url.ts';

/** The steps from the landing page to a paid subscription, in order. */
export const steps = [
  'landing',
  'signIn',
  'asked',
  'verified',
  'registered',
  'plan',
  'checkout',
  'paid',
] as const;

export type Step = (typeof steps)[number];

/** What an operator reads for each step. */
export const stepNames: Readonly<Record<Step, string>> = {
  landing: 'Front page',
  signIn: 'Sign-in',
  asked: 'Link or Google asked for',
  verified: 'Address verified',
  registered: 'Registered',
  plan: 'Plan chosen',
  checkout: 'Payment begun',
  paid: 'Subscribed',
};

/** The source of a visit that began on a page of ours. */
export const ownSource = 'site';

/** The source of a visit that names none. */
export const directSource = 'direct';

/** The form of a source: a campaign's name or a kind of site. */
export const sourceForm = /^[\w-]{1,40}$/u;

/** Kinds of sites that a visit may come from, by their hosts. */
const kindsOfSites = [
  ['search', /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|qwant|baidu|yandex|startpage|search\.brave)\./u],
  [
    'social',
    /(?:^|\.)(?:facebook|instagram|tiktok|linkedin|pinterest|reddit|threads|twitter|x|youtube)\.(?:com|net)$/u,
  ],
  ['social', /(?:^|\.)(?:t\.co|lnkd\.in|youtu\.be)$/u],
] as const;

/** The campaign that one of our links names; undefined for any other address. A sign-in link carries it on in its `continueUrl`. */
function campaignIn({ searchParams: query }: URL): string | undefined {
  const name = query.get('utm_campaign') ?? query.get('utm_source') ?? '';
  if (sourceForm.test(name)) return name.toLowerCase();
  const next = parseUrl(query.get('continueUrl') ?? '');
  return next ? campaignIn(next) : undefined;
}

/** Where a visit comes from: its campaign, or the kind of the site that linked here, never its address. */
export function sourceOf(visit: { address: URL; referrer: string }): string {
  const campaign = campaignIn(visit.address);
  if (campaign !== undefined) return campaign;
  const referrer = parseUrl(visit.referrer);
  if (!referrer) return directSource;
  if (referrer.host === visit.address.host) return campaignIn(referrer) ?? ownSource;
  return kindsOfSites.find(([, hosts]) => hosts.test(referrer.host))?.[0] ?? 'other-site';
}
