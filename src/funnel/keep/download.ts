export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // By then the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
