import { made, NotReadable, type Check, type Finding } from './finding.ts';
import type { DoctorContext } from './context.ts';

interface Looked {
  /** The host part of the sender's address. */
  domain: string;
  lookUp: DoctorContext['lookUp'];
}

/** Names under which mail providers store the key of a signature, because the DNS cannot list them. */
const usualSelectors =
  'default dkim mail google selector1 selector2 s1 s2 k1 k2 k3 mx sig1 smtp mandrill mailjet brevo brevo1 pm resend zoho fm1'.split(
    ' ',
  );

/** The TXT records of a name, each joined from its pieces; empty if the name does not exist. */
async function textsAt({ lookUp }: Looked, name: string): Promise<string[]> {
  try {
    return (await lookUp(name)).map((pieces) => pieces.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw new NotReadable(`the DNS does not answer for ${name} (${String(code)})`, 'try again later');
  }
}

async function spfFaults(looked: Looked): Promise<string[]> {
  const found = (await textsAt(looked, looked.domain)).filter((text) => /^v=spf1(?: |$)/u.test(text));
  if (found.length === 0) return [`${looked.domain} names no server that may send its mail (SPF)`];
  if (found.length > 1) return [`${looked.domain} has ${found.length} SPF records, and with two none counts`];
  return /\s\+?all\b/u.test(found[0] ?? '') ? [`${looked.domain} lets every server send its mail (SPF)`] : [];
}

async function dkimFaults(looked: Looked): Promise<string[]> {
  const names = usualSelectors.map((selector) => `${selector}._domainkey.${looked.domain}`);
  const found = (await Promise.all(names.map((name) => textsAt(looked, name)))).flat();
  const keys = found.filter((text) => /\bp=/u.test(text));
  if (keys.length === 0) {
    throw new NotReadable(
      `no key of ${looked.domain} has a usual name (DKIM)`,
      'send yourself an e-mail of the site and look for dkim=pass in its headers',
    );
  }
  return keys.some((key) => /\bp=\s*[A-Za-z0-9+/]/u.test(key))
    ? []
    : [`every key of ${looked.domain} is revoked (DKIM)`];
}

/** Faults in the DMARC policy of the domain, or of a domain above it. */
async function dmarcFaults(looked: Looked): Promise<string[]> {
  const labels = looked.domain.split('.');
  const domains = labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
  for (const domain of domains) {
    const found = (await textsAt(looked, `_dmarc.${domain}`)).filter((text) => /^v=DMARC1\s*;/u.test(text));
    if (found.length > 1) return [`_dmarc.${domain} has ${found.length} policies, and with two none counts`];
    if (found.length === 1) return [];
  }
  return [`${looked.domain} has no policy for forged mail (DMARC)`];
}

const cure = ({ domain }: Looked) => `add the record that your mail provider shows for ${domain} to its DNS`;

const senderChecks: ReadonlyArray<Check<Looked>> = [
  { name: 'mail: SPF', well: 'the sender’s domain names its servers', faults: spfFaults, cure },
  { name: 'mail: DKIM', well: 'the sender’s domain has a key for signatures', faults: dkimFaults, cure },
  {
    name: 'mail: DMARC',
    well: 'the sender’s domain says what to do with forged mail',
    faults: dmarcFaults,
    cure: ({ domain }) => `_dmarc.${domain} TXT "v=DMARC1; p=none; rua=mailto:<an address>" in its DNS`,
  },
];

/** Checks the DNS records of the sender's domain that make mailboxes trust the e-mails. */
export function mailChecks({ target, lookUp }: Pick<DoctorContext, 'target' | 'lookUp'>): Promise<Finding[]> {
  const sender = target.settings['mail-from'] ?? '';
  return made(senderChecks, { domain: sender.split('@').at(-1)?.replace(/>$/u, '') ?? '', lookUp });
}
