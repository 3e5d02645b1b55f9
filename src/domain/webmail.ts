/** A mail service that has a website for its mailboxes. */
export interface Webmail {
  name: string;
  url: string;
}

const services: ReadonlyArray<Webmail & { domains: RegExp }> = [
  { name: 'Gmail', url: 'https://mail.google.com/', domains: /^(?:gmail|googlemail)\.com$/u },
  {
    name: 'Outlook',
    url: 'https://outlook.live.com/mail/',
    domains: /^(?:outlook|hotmail|live|msn)\.(?:[a-z]{2,3}\.)?[a-z]{2,3}$/u,
  },
  {
    name: 'Yahoo Mail',
    url: 'https://mail.yahoo.com/',
    domains: /^(?:yahoo\.(?:[a-z]{2,3}\.)?[a-z]{2,3}|(?:ymail|rocketmail)\.com)$/u,
  },
  { name: 'iCloud Mail', url: 'https://www.icloud.com/mail', domains: /^(?:icloud|me|mac)\.com$/u },
];

/** The website of the service that keeps an address's mailbox; null if the address does not tell. */
export function webmailOf(email: string): Webmail | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const found = services.find(({ domains }) => domains.test(domain));
  return found ? { name: found.name, url: found.url } : null;
}
