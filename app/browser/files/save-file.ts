/** Hands a file over that the page has made: no request is sent for it. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export const saveText = (name: string, text: string): void => saveFile(name, new Blob([text], { type: 'text/csv' }));
