import { filesMatching, readText } from '../architecture/projectFiles.ts';

/** The owner whose documents are requested. */
const rosa = { uid: 'rosa', email: 'rosa@example.com' };

const naming = [/collection\w*\s*[:=]\s*'(\w+)'/giu, /\b(?:find|documentsIn)\(\s*'(\w+)'/gu];

/** Every collection named in the functions' source, so that a new collection is tested automatically. */
export function serverCollections(): string[] {
  const named = filesMatching('functions/src/**/*.ts').flatMap((file) => {
    const source = readText(file);
    return naming.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name));
  });
  return [...new Set(named)].toSorted();
}

/** A document of each collection that a careless rule would treat as Rosa's, and some in unknown collections. */
export function everyPlace(): string[] {
  return [
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

/** The collections of those documents. */
export const everyCollection = () => [...new Set(everyPlace().map((place) => place.split('/')[0] ?? ''))];
