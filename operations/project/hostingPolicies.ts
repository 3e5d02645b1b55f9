interface FirebaseJson {
  hosting: Array<{
    target: string;
    headers: Array<{ headers: Array<{ key: string; value: string }> }>;
  }>;
}

/** Every Content-Security-Policy of the site in the text of firebase.json. */
export function sitePolicies(firebaseJson: string): string[] {
  const { hosting } = JSON.parse(firebaseJson) as FirebaseJson;
  return hosting
    .filter(({ target }) => target === 'site')
    .flatMap(({ headers }) => headers.flatMap((rule) => rule.headers))
    .filter(({ key }) => key === 'Content-Security-Policy')
    .map(({ value }) => value);
}
