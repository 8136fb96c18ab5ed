/** One piece of text, and as HTML where a program that pastes it prefers that. */
interface Copied {
  text: string;
  html?: string;
}

const blobOf = (type: string, text: string): Blob => new Blob([text], { type });

/** Throws when the browser does not copy: only with https there is a clipboard. */
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
