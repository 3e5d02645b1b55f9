/*
 * Refuses all storage, as browsers do in which a visitor forbids cookies of every kind. Runs before the page's own scripts.
 */
function refuse(): never {
  // An error, not what browsers throw, because it knows from where it was thrown.
  throw Object.assign(new Error('The operation is insecure.'), { name: 'SecurityError' });
}

for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, { get: refuse });
}
IDBFactory.prototype.open = refuse;
IDBFactory.prototype.deleteDatabase = refuse;
