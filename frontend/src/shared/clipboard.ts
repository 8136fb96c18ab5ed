/** A text, and its HTML for programs that prefer to paste that. */
interface Copied {
  text: string;
  html?: string;
}

const blobOf = (type: string, text: string): Blob => new Blob([text], { type });

/** Throws if the browser cannot copy: the clipboard API exists only on HTTPS. */
export const copy = async ({ text, html }: Copied): Promise<void> => {
  const { clipboard } = navigator;
  if (html !== undefined && 'ClipboardItem' in window) {
    const item = new ClipboardItem({
      'text/plain': blobOf('text/plain', text),
      'text/html': blobOf('text/html', html),
    });
    await clipboard.write([item]);
    return;
  }
  await clipboard.writeText(text);
};
