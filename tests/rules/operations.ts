/** One request to Firestore's REST API; its path is relative to the database's documents. */
export interface RestRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
}

interface Place {
  parent: string;
  collection: string;
  /** The full path. */
  document: string;
}

function placeOf(document: string): Place {
  const parts = document.split('/');
  const collection = parts.at(-2) ?? '';
  return { document, collection, parent: parts.slice(0, -2).join('/') };
}

const under = ({ parent }: Place) => (parent === '' ? '' : `/${parent}`);
const fields = { email: { stringValue: 'taken@example.com' } };

/** All operations on a document and its collection over HTTP; listening is tested with the browser library. */
export const operations: Readonly<Record<string, (document: string) => RestRequest>> = {
  get: (document) => ({ method: 'GET', path: `/${document}` }),
  list: (document) => {
    const place = placeOf(document);
    return { method: 'GET', path: `${under(place)}/${place.collection}` };
  },
  query: (document) => {
    const place = placeOf(document);
    const structuredQuery = { from: [{ collectionId: place.collection }], limit: 1 };
    return { method: 'POST', path: `${under(place)}:runQuery`, body: { structuredQuery } };
  },
  'query the collection group of': (document) => {
    const from = [{ collectionId: placeOf(document).collection, allDescendants: true }];
    return { method: 'POST', path: ':runQuery', body: { structuredQuery: { from } } };
  },
  'create beside': (document) => {
    const place = placeOf(document);
    const path = `${under(place)}/${place.collection}?documentId=new`;
    return { method: 'POST', path, body: { fields } };
  },
  update: (document) => ({ method: 'PATCH', path: `/${document}`, body: { fields } }),
  delete: (document) => ({ method: 'DELETE', path: `/${document}` }),
};
