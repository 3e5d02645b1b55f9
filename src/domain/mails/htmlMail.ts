import { letterHtml } from './letter.ts';
import { footOf, previewOf, type MailFact, type MailText } from './mail.ts';
import type { ServiceTruck } from '../serviceTruck.ts';

// The colors of the truck on the screens.
const open = { wall: '#f48a29', hatch: '#f4a94f', slat: '#f4a94f', lamp: '#ffd48a', mark: '' };
const closed = { wall: '#e5f1ec', hatch: '#fbeedf', slat: '#8c7b6c', lamp: '#8c7b6c', mark: '' };
const looks: Readonly<Record<ServiceTruck, typeof open>> = {
  open,
  trouble: { ...open, wall: '#ffd9b0', lamp: '#ff9c42', mark: '!' },
  stopped: { ...closed, lamp: '#ff9c42', mark: '!' },
  paused: closed,
  ended: closed,
};

/** A list as the layout repeats it: not at all if it is empty. */
const unlessEmpty = <Item>(items: readonly Item[]) => (items.length > 0 ? [items] : []);

function rowOf({ label, value, note = '' }: MailFact) {
  const sentence = value.endsWith('.');
  return { label, value: sentence ? '' : value, notes: [sentence ? value : '', note].filter(Boolean) };
}

/** The HTML form of a message, in the layout of `letter.mjml`. User input is escaped, never markup. */
export function htmlText(mail: MailText): string {
  const { facts, brand, truck, steps, bill, ...words } = mail;
  return letterHtml({
    ...words,
    preview: previewOf(mail),
    lists: unlessEmpty(steps),
    bills: bill ? [bill] : [],
    trucks: truck ? [{ name: truck.name, ...looks[truck.state] }] : [],
    figures: unlessEmpty(facts.filter(({ sum }) => sum).map(rowOf)),
    tickets: unlessEmpty(facts.filter(({ sum }) => !sum).map(rowOf)),
    product: brand.product,
    supportEmail: brand.supportEmail,
    pageInWords: words.page.href.replace(/^https?:\/\/|\/$/gu, ''),
    foot: footOf(mail),
  });
}
