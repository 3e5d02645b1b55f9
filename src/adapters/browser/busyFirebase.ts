/** The requests in which Firebase reads the account of a stored sign-in and renews its token. */
const aboutSignIn = /googleapis\.com\/v1\/(?:accounts:lookup|token)\?/u;

const isBusy = ({ status }: Response) => status === 429 || status >= 500;

/**
 * Makes a busy Firebase look like a lost connection in these requests. The SDK deletes a stored sign-in after any other refusal
 * (reference/Firebase.mdx#verified-addresses).
 */
export function outlastBusyFirebase(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (asked, ...more) => {
    const response = await fetch(asked, ...more);
    // The SDK names the address as a text.
    if (isBusy(response) && typeof asked === 'string' && aboutSignIn.test(asked))
      throw new TypeError(`Firebase answered with ${response.status}`);
    return response;
  };
}
