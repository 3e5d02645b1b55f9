import { limits } from './limits.ts';
import { pastedAddress } from './pastedText.ts';
import { parseUrl } from './url.ts';

// ASCII only and without '/': an address is a document id, and look-alike letters must not match another owner's
// (reference/Firebase.mdx#document-ids). Firebase itself lower-cases addresses. Dots stand between characters (RFC 5321): a link
// to `ada..diaz@gmail.com`, a slip, comes back undelivered.
const word = "[a-z0-9!#$%&'*+=?^_{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const addressPattern = new RegExp(`^${word}(?:\\.${word})*@${label}(?:\\.${label})+$`, 'u');

/** An address up to its `@`, and a domain with letters such as ñ. */
const domainWithLetters = /^([^@]+@)(?=.*\P{ASCII})([\p{L}\p{M}\p{N}.-]+)$/u;

/** An address whose domain is written as mail servers write it. Chrome's e-mail field does so too; others leave it as typed. */
function withServersDomain(address: string): string {
  return address.replace(
    domainWithLetters,
    (_, before: string, domain: string) => before + (parseUrl(`https://${domain}`)?.hostname ?? domain),
  );
}

/** The form in which every address is compared and stored: without what was pasted around it, and in lower case. */
export function normalizeEmail(typed: string): string {
  const trimmed = withServersDomain(pastedAddress(typed));
  // Non-ASCII text is unchanged: lower-casing would turn U+212A KELVIN SIGN into a plain k.
  return /^[\p{ASCII}]*$/u.test(trimmed) ? trimmed.toLowerCase() : trimmed;
}

/** Whether an address, in any case, may sign up. */
export function isEmail(typed: string): boolean {
  const address = normalizeEmail(typed);
  return address.length <= limits.email.max && addressPattern.test(address);
}
