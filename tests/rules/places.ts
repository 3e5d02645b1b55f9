import { filesMatching, readText } from '../architecture/projectFiles.ts';

/** The owner whose documents are asked for. */
export const rosa = { uid: 'rosa', email: 'rosa@example.com' };

const naming = [/collection\w*\s*[:=]\s*'(\w+)'/giu, /\bfind\(\s*'(\w+)'/gu];

/** Every collection the functions name, read from their source: a new one is tried without being listed here. */
export function serverCollections(): string[] {
  const named = filesMatching('functions/src/**/*.ts').flatMap((file) => {
    const source = readText(file);
    return naming.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name));
  });
  return [...new Set(named)].toSorted();
}

/** A document of each collection that a careless rule would call Rosa's own, and some in unknown collections. */
export function everyPlace(): string[] {
  return [
    `PayPalSubscriptions/${rosa.uid}`,
    ...serverCollections().map((name) => `${name}/${name === 'Subscriptions' ? rosa.email : rosa.uid}`),
    'Plans/Monthly',
    'Credentials/PayPal',
    'Credentials/Coupons',
    `users/${rosa.uid}`,
    'Unheard/of',
    `Subscriptions/${rosa.email}/Invoices/${rosa.uid}`,
    `Unheard/of/Subscriptions/${rosa.email}`,
  ];
}

/** What a careless rule would look for in a document. */
export const ownedByRosa = {
  uid: { stringValue: rosa.uid },
  email: { stringValue: rosa.email },
  owner: { stringValue: rosa.uid },
  public: { booleanValue: true },
};
