/** Where a log may name an address: our own, that customers write to. */
const ownAddresses = /support@curbwise\.example/gu;

/** What no line may hold, by its form; so nothing has to be announced to be looked for. */
const forms: Readonly<Record<string, RegExp>> = {
  'an e-mail address': /[^\s@<>"'\\]+(?:@|%40)[^\s@<>"'\\]+\.[a-z]{2,}/iu,
  "PayPal's whole id of a subscription": /\bI-[A-Z0-9]{8,}\b/u,
  'a token of Firebase': /\beyJ[\w-]{8,}\.[\w-]*\.[\w-]*/u,
  'a token of PayPal': /\bA21A[\w-]{20,}/u,
  'an authorization': /\b(?:Bearer|Basic) [\w+/=.-]{8,}/u,
  'a field with a password or a secret': /"(?:password|secret|oobCode|access_token)":"[^"]/iu,
};

/** What no line may hold, by its words: a test that starts a server or makes up a code names them. */
const words = new Set<string>();

/** Has the lines searched for a code, password or token that a test uses. */
export function searchLogsFor(...secrets: readonly string[]): void {
  // Shorter ones are parts of other words.
  for (const secret of secrets) if (secret.trim().length >= 5) words.add(secret);
}

/** What a line gives away; empty when nothing. */
export function leaksIn(line: string): string[] {
  const checked = line.replaceAll(ownAddresses, '');
  return [
    ...Object.entries(forms).flatMap(([what, form]) => (form.test(checked) ? [what] : [])),
    ...[...words].filter((word) => checked.includes(word)),
  ];
}
