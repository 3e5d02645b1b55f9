import type { AuthGateway, Owner } from '#gateways/AuthGateway.ts';

/**
 * Calls the server as the signed-in owner; null when signed out. The owner is read after the response, because the call
 * replaces a token that names the owner's former address.
 */
export async function asOwner<Answer>(
  auth: AuthGateway,
  call: () => Promise<Answer>,
): Promise<{ owner: Owner; answer: Answer } | null> {
  if (!(await auth.currentOwner())) return null;
  const answer = await call();
  const owner = await auth.currentOwner();
  return owner && { owner, answer };
}
