/*
 * Blocks all storage, like a browser whose visitor forbids all cookies. Runs before the page's own scripts.
 */
function refuse(): never {
  // An Error instead of the browsers' exception, because it has a stack trace.
  throw Object.assign(new Error('The operation is insecure.'), { name: 'SecurityError' });
}

for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, { get: refuse });
}
IDBFactory.prototype.open = refuse;
IDBFactory.prototype.deleteDatabase = refuse;
