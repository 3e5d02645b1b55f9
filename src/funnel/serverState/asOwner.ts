import type { AuthGateway, Owner } from '#gateways/AuthGateway.ts';

/**
 * Calls the server as the signed-in owner; null when signed out. The owner is read again after the response: the call replaces
 * a token that names the owner's former address, and if another owner has signed in meanwhile, the response may be the former
 * owner's, so the server is called again.
 */
export async function asOwner<Answer>(
  auth: AuthGateway,
  call: () => Promise<Answer>,
): Promise<{ owner: Owner; answer: Answer } | null> {
  const before = await auth.currentOwner();
  if (!before) return null;
  const answer = await call();
  const owner = await auth.currentOwner();
  if (owner && owner.uid !== before.uid) return asOwner(auth, call);
  return owner && { owner, answer };
}
