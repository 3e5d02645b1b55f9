import type { SignUpChoice } from '#domain/choice.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { AppError } from '#domain/errors.ts';
import type { AuthGateway, Owner } from '#gateways/AuthGateway.ts';
import type { SessionGateway } from '#gateways/SessionGateway.ts';
import { clearIfOtherOwner } from '../owner/clearIfOtherOwner.ts';

/** The owner who signs in, and the visitor's choice from the landing page. */
interface Remembering {
  session: SessionGateway;
  choice: SignUpChoice;
}

/** Clears another owner's values, but keeps the choice. */
function startFor(email: string, { session, choice }: Remembering): void {
  clearIfOtherOwner(session, email);
  session.save(choice);
}

export function rememberGoogleOwner({ uid, email, displayName }: Owner, kept: Remembering): void {
  startFor(email, kept);
  kept.session.save({
    email,
    googleSignOn: true,
    userCred: { uid, email, displayName },
    ...(displayName === null ? {} : { name: displayName }),
  });
}

/** Stores the typed address and sends a link to it. Rejects with `auth/invalid-email` before anything is stored or sent. */
export async function requestLink(
  typed: string,
  { sendSignInLink, ...kept }: Remembering & Pick<AuthGateway, 'sendSignInLink'>,
): Promise<void> {
  if (!isEmail(typed)) throw new AppError('auth/invalid-email');
  const email = normalizeEmail(typed);
  startFor(email, kept);
  kept.session.save({ email, googleSignOn: false });
  await sendSignInLink(email);
}
