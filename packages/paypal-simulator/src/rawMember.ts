/** The index after the value that starts at `from`: after its closing quote or bracket, or before the next delimiter. */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '"') {
      for (at += 1; at < text.length && text.charAt(at) !== '"'; at += 1) {
        if (text.charAt(at) === '\\') at += 1;
      }
      if (depth === 0) return at + 1;
    } else if (letter === '{' || letter === '[') {
      depth += 1;
    } else if (letter === '}' || letter === ']') {
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (letter === ',' && depth === 0) {
      return at;
    }
  }
  return text.length;
}

/** The exact text of a member of a valid JSON object, which a webhook's signature covers and `JSON.parse` loses. */
export function rawMember(text: string, name: string): string | undefined {
  const space = /\s*/uy;
  const skip = (from: number): number => {
    space.lastIndex = from;
    space.test(text);
    return space.lastIndex;
  };
  let at = skip(0) + 1;
  for (;;) {
    at = skip(at);
    if (text.charAt(at) !== '"') return undefined;
    const endOfKey = endOfValue(text, at);
    const key: unknown = JSON.parse(text.slice(at, endOfKey));
    const start = skip(skip(endOfKey) + 1);
    const end = endOfValue(text, start);
    if (key === name) return text.slice(start, end).trimEnd();
    at = skip(end) + 1;
  }
}
