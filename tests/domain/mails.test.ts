import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as spanish from '#content/es/funnel/shared.ts';
import { shared } from '#content/funnel/shared.ts';
import { booksPaperMail, confirmBooksMail } from '#domain/mails/addressMails.ts';
import { htmlText } from '#domain/mails/htmlMail.ts';
import { previewOf, type MailText } from '#domain/mails/mail.ts';
import { plainText } from '#domain/mails/plainMail.ts';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import { reportMails, sampleMails, sampleMailsIn } from '#stories/support/sampleMails.ts';
import { defaultBrand } from '#domain/brand.ts';
import { languages } from '#domain/language.ts';
import { compiledLetter } from '../../operations/functions/letter.mjs';
import { mailValidator } from '../support/mailValidator.ts';
import { findMixedCurrencies } from '../support/screenRules.ts';

const mailsFolder = new URL('../../src/domain/mails/', import.meta.url);
const mails = Object.entries<MailText>(sampleMails);

const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The visible text of an HTML message, one piece per line. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<head>[\s\S]*<\/head>|<!--[\s\S]*?-->/gu, '')
    .replaceAll(/<[^>]+>/gu, '\n')
    .replaceAll(/&(?:lt|gt|quot|amp);/gu, (entity) => entities[entity as keyof typeof entities]);
}

/** The words of a text that say something: no short ones, not the product, not 'your'. */
function telling(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
  return new Set(words.filter((word) => !['your', 'curbwise'].includes(word)));
}

/** Whether more than half of the shorter text's words are in the other one. */
function repeats(one: string, other: string): boolean {
  const [mine, others] = [telling(one), telling(other)];
  const shared = [...mine].filter((word) => others.has(word));
  return shared.length * 2 > Math.min(mine.size, others.size);
}

it('finds a repetition in other words around it', () => {
  expect(repeats('Your Curbwise subscription is paused', 'Your subscription is paused')).toBe(true);
  expect(repeats('Your Curbwise subscription is paused', 'Nothing is charged meanwhile')).toBe(false);
});

const amounts = /[$€£¥₹][\d,.]*\d/gu;

/** The amounts of a mail without a sum in front: none if it names no amount, or shows its sums between greeting and words. */
function amountsAfterWords(mail: MailText): string[] {
  const said = [...mail.paragraphs, ...mail.facts.flatMap(({ value, note = '' }) => [value, note])].join(
    '\n',
  );
  const sums = mail.facts.filter(({ sum }) => sum).map(({ value }) => value);
  const [inHtml = '', inText = ''] = [wordsOf(htmlText(mail)), plainText(mail)].map(
    (form) => form.split(mail.greeting)[1]?.split(previewOf(mail))[0] ?? '',
  );
  const isShown = sums.length > 0 && sums.every((sum) => inHtml.includes(sum) && inText.includes(sum));
  return isShown ? [] : (said.match(amounts) ?? []);
}

/** The rows that say only that there is nothing. */
const emptyRows = ({ facts }: MailText) =>
  facts.filter(({ value }) => /^(?:none|ningun[oa]|no|nada|nothing|null|-|)\.?$/iu.test(value));

it('finds an amount without a sum, and a row that says nothing', () => {
  const row = { label: 'Next charge', value: '$59.00 on December 1, 2026' };
  const { paused } = sampleMails;
  expect(amountsAfterWords({ ...paused, facts: [row] })).toEqual(['$59.00']);
  expect(emptyRows({ ...paused, facts: [{ ...row, value: 'None' }] })).toHaveLength(1);
});

describe.each(languages)('the e-mails in %s', (language) => {
  const each = Object.entries<MailText>(sampleMailsIn(language));

  it.each(each)('%s shows the sum that it is about after the greeting, and no row says "None"', (_, mail) => {
    expect(amountsAfterWords(mail)).toEqual([]);
    expect(emptyRows(mail)).toEqual([]);
  });

  it('name the dashboard as the screens do', () => {
    const screens = { en: shared, es: spanish.shared }[language];
    expect(wordsIn(language).openDashboard).toBe(screens.links.dashboard.label);
  });

  it.each(each)('%s writes its amounts in one currency', (_, mail) => {
    expect(findMixedCurrencies(`${mail.subject}\n${plainText(mail)}`)).toEqual([]);
  });

  it.each(each)('%s repeats no sum in its words', (_, { paragraphs, facts }) => {
    const sums = facts.flatMap(({ sum, value }) => (sum ? [value] : []));
    expect(paragraphs.filter((words) => sums.some((sum) => words.includes(sum)))).toEqual([]);
  });

  it.each(each)('%s says no day both in its words and in its rows', (_, { paragraphs, facts }) => {
    const daysIn = (text: string) => text.match(/\p{L}+ \d{1,2}, \d{4}|\d{1,2} de \p{L}+ de \d{4}/gu) ?? [];
    const inRows = new Set(
      facts.flatMap(({ label, value, note = '' }) => daysIn(`${label}; ${value}; ${note}`)),
    );
    expect(daysIn(paragraphs.join('; ')).filter((day) => inRows.has(day))).toEqual([]);
  });

  it.each(Object.entries<MailText>(sampleMailsIn(language)))(
    '%s says three different things in subject, preview and headline',
    (_, mail) => {
      const { subject, headline } = mail;
      const preview = previewOf(mail);
      expect(preview).not.toBe('');
      const pairs = [
        [subject, headline],
        [subject, preview],
        [headline, preview],
      ] as const;
      expect(pairs.filter(([one, other]) => repeats(one, other))).toEqual([]);
    },
  );
});

describe('the e-mails', () => {
  it('all have a sample for the stories', () => {
    const written = readdirSync(mailsFolder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, mailsFolder), 'utf8'))
      .flatMap((code) =>
        Array.from(code.matchAll(/^export function (\w+)\((?:(?!^export)[^])*?\): MailText/gmu)),
      )
      .flatMap(([, name]) => name ?? [])
      .filter((name) => name !== 'mailFrom');
    const samples = readFileSync(new URL('../../stories/support/sampleMails.ts', import.meta.url), 'utf8');
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter((name) => !samples.includes(`: ${name}(`))).toEqual([]);
    const stories = readFileSync(new URL('../../stories/mails/Mails.stories.tsx', import.meta.url), 'utf8');
    expect(Object.keys(sampleMails).filter((name) => !stories.includes(`sampleMails.${name}`))).toEqual([]);
  });

  it('to the operator write names and thousands as people do', () => {
    const notes = reportMails.week.facts.map(({ value, note = '' }) => `${value} ${note}`);
    expect(notes.at(-1)).toMatch(/^1,240 .*, link or Google asked for 96, /u);
  });

  it('have the layout that is compiled from its source', async () => {
    const committed = readFileSync(new URL('letter.ts', mailsFolder), 'utf8');
    expect(committed === (await compiledLetter()), 'run `npm run letter`').toBe(true);
  });

  it.each(mails)(
    '%s greets, and begins every paragraph after that with a capital letter or a number',
    (_, { greeting, paragraphs }) => {
      expect(greeting).toMatch(/^Hello[ ,]/u);
      expect(paragraphs.filter((line) => !/^[\p{Lu}\p{N}$]/u.test(line))).toEqual([]);
    },
  );

  it.each(mails)('%s has the same content in its HTML and in its text', (_, mail) => {
    const { headline, greeting, paragraphs, steps, bill, facts, button, page, brand } = mail;
    const html = wordsOf(htmlText(mail));
    const text = plainText(mail);
    const words = [
      headline,
      greeting,
      ...paragraphs,
      ...steps,
      ...(bill ? [...bill.lines, bill.total] : []).flatMap(({ label, amount }) => [label, amount]),
      ...facts.flatMap(({ label, value, note }) =>
        note === undefined ? [label, value] : [label, value, note],
      ),
      button.label,
      brand.supportEmail,
      'We aim to answer within 8 hours.',
      brand.seller.name,
      ...brand.seller.address,
      page.label,
      page.href.replace('https://', '').replace(/\/$/u, ''),
    ];
    expect(words.filter((piece) => !html.includes(piece))).toEqual([]);
    expect(words.filter((piece) => !text.includes(piece))).toEqual([]);
    expect(text).toContain(button.href);
  });

  it.each(mails)('%s links to our own addresses only, loads no file and is small', (_, mail) => {
    const html = htmlText(mail);
    const links = [...html.matchAll(/href="([^"]*)"/gu)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThan(2);
    expect(
      links.filter(
        (link) =>
          !/^(?:https:\/\/(?:dashboard\.)?curbwise\.example(?:\/|$)|mailto:support@curbwise\.example$)/u.test(
            link,
          ),
      ),
    ).toEqual([]);
    expect(html).not.toMatch(/<(?:img|link|script|iframe|form)\b|url\(|@import/u);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });

  it.each(mails)('%s says how to cancel, if it names the next charge', (_, mail) => {
    const text = plainText(mail);
    const namesCharge = /^(?:next|first) charge/imu.test(text);
    expect(namesCharge ? text : 'cancel').toContain('cancel');
  });

  it.each(mails)('%s is valid HTML and supports dark mode', async (_, mail) => {
    const html = htmlText(mail);
    const { results } = await mailValidator.validateString(html);
    const said = results.flatMap(({ messages }) =>
      messages.map((found) => `${found.line}: ${found.ruleId}: ${found.message}`),
    );
    expect(said).toEqual([]);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });
});

describe('a message to an address that the owner has named', () => {
  const { brand } = sampleMails.confirmBooks;
  const about = { brand, homeUrl: `${defaultBrand.siteUrl}/`, link: defaultBrand.siteUrl };
  const at = new Date('2026-12-28T10:00:00Z');
  const kinds = ['charge', 'refund', 'reversal', 'reinstatement', 'failed'] as const;
  const written = (truck: string) =>
    languages
      .flatMap((language) =>
        [confirmBooksMail({ ...about, language, truck })].concat(
          kinds.map((kind) => {
            const paper = { kind, number: null, at, amount: 4900, currency: 'USD' } as const;
            return booksPaperMail({ ...about, language, truck, paper });
          }),
        ),
      )
      .map((mail) => [mail.subject, plainText(mail), wordsOf(htmlText(mail))].join('\n'));

  it.each(['Win at https://evil.example/a', 'WWW.Evil.example', 'evil.example/login', 'pay@evil.example'])(
    'contains no link in the name of a truck, such as %j (R-BOOKS-COPIES)',
    (truck) => {
      for (const text of written(truck)) expect(text).not.toMatch(/evil\.\S|:\/\/evil/iu);
    },
  );

  it.each(['J.J.’s Tacos No.1', 'Mac & Cheese 24/7', 'Dr. Dosa: South Indian'])(
    'names the truck %j',
    (truck) => {
      for (const text of written(truck)) expect(text).toContain(truck);
    },
  );
});
