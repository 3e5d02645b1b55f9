import { describe, expect, it } from 'vitest';
import { webmailOf } from '#domain/webmail.ts';

describe('the website of a mailbox', () => {
  it.each([
    ['owner@gmail.com', 'Gmail'],
    ['OWNER@GoogleMail.com', 'Gmail'],
    ['owner@hotmail.com', 'Outlook'],
    ['owner@live.co.uk', 'Outlook'],
    ['owner@yahoo.com.mx', 'Yahoo Mail'],
    ['owner@ymail.com', 'Yahoo Mail'],
    ['owner@me.com', 'iCloud Mail'],
  ])('of %s is at %s (R-CHECK-EMAIL)', (email, name) => {
    expect(webmailOf(email)?.name).toBe(name);
  });

  it.each(['owner@tacocomet.example', 'owner@notgmail.com', 'owner@gmail.com.example', 'owner'])(
    'of %s is not known',
    (email) => {
      expect(webmailOf(email)).toBeNull();
    },
  );
});
