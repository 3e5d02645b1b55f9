/** The texts in single quotes; apostrophes inside words do not count. */
export function quotationsIn(text: string): string[] {
  const quoted = /(?<![\p{L}\p{N}])'(?<words>[^'\n]+)'(?![\p{L}\p{N}])/gu;
  return [...text.matchAll(quoted)].map((match) => match.groups?.['words'] ?? '');
}

/** Whether a shown text matches a quoted one; three dots between spaces match any text. */
export function reads(shown: string, quoted: string): boolean {
  const parts = quoted.split(' ... ');
  let rest = shown;
  for (const [at, part] of parts.entries()) {
    const found = rest.indexOf(part);
    if (found === -1 || (at === 0 && found > 0)) return false;
    rest = rest.slice(found + part.length);
  }
  return rest === '';
}
