/*
 * Keeps each file that a page downloads, by name, because each engine stores downloads elsewhere. Runs before the page's own
 * scripts. The driver bundles it.
 */
const blobs = new Map<string, Blob>();
const kept = new Map<string, Blob>();

const createObjectURL = URL.createObjectURL.bind(URL);
URL.createObjectURL = (file) => {
  const address = createObjectURL(file);
  if (file instanceof Blob) blobs.set(address, file);
  return address;
};

// oxlint-disable-next-line typescript/unbound-method -- it is called with the link it belongs to
const { click } = HTMLAnchorElement.prototype;
HTMLAnchorElement.prototype.click = function clickAndKeep(this: HTMLAnchorElement) {
  const file = blobs.get(this.href);
  if (this.download && file) kept.set(this.download, file);
  else click.call(this);
};

async function savedFile(name: string): Promise<string | undefined> {
  return kept.get(name)?.text();
}

declare global {
  var savedFile: (name: string) => Promise<string | undefined>;
}

globalThis.savedFile = savedFile;
export {};
