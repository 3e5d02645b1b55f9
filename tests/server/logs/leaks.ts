/** Our own addresses, which a log may contain because customers write to them. */
const ownAddresses = /support@curbwise\.example/gu;

/** Forbidden patterns in a log line, found without naming any value. */
const forms: Readonly<Record<string, RegExp>> = {
  'an e-mail address': /[^\s@<>"'\\]+(?:@|%40)[^\s@<>"'\\]+\.[a-z]{2,}/iu,
  "PayPal's whole id of a subscription": /\bI-[A-Z0-9]{8,}\b/u,
  'a token of Firebase': /\beyJ[\w-]{8,}\.[\w-]*\.[\w-]*/u,
  'a token of PayPal': /\bA21A[\w-]{20,}/u,
  'an authorization': /\b(?:Bearer|Basic) [\w+/=.-]{8,}/u,
  'a field with a password or a secret': /"(?:password|secret|oobCode|access_token)":"[^"]/iu,
};

/** Forbidden words in a log line: tests that start a server or create a code add them. */
const words = new Set<string>();

/** Checks the lines for a code, password or token used by a test. */
export function searchLogsFor(...secrets: readonly string[]): void {
  // Shorter ones occur inside other words.
  for (const secret of secrets) if (secret.trim().length >= 5) words.add(secret);
}

/** The forbidden data in a line; empty if there is none. */
export function leaksIn(line: string): string[] {
  const checked = line.replaceAll(ownAddresses, '');
  return [
    ...Object.entries(forms).flatMap(([what, form]) => (form.test(checked) ? [what] : [])),
    ...[...words].filter((word) => checked.includes(word)),
  ];
}
