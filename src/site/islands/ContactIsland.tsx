import { contact } from '#content/landing/contact.ts';
import type { MailGateway } from '#gateways/MailGateway.ts';
import { ContactForm } from '#sections/Contact/ContactForm.tsx';
import { useContact } from '#sections/Contact/useContact.ts';

const { address, form } = contact;

export interface ContactIslandProps {
  mail: MailGateway;
}

/** The contact form of the landing page; it drafts an e-mail to our address. */
export function ContactIsland({ mail }: ContactIslandProps) {
  const { state, handleSubmit } = useContact({
    onSend: (draft) => mail.openDraft({ ...draft, to: address.email }),
  });
  return <ContactForm {...form} to={address.email} state={state} onSubmit={handleSubmit} />;
}
