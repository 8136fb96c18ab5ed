import { copy } from '../../shared/clipboard';

/** The outcome: shared, saved or copied instead, or left as it was. */
export type Handed = 'shared' | 'saved' | 'copied' | 'left';

/** Whether the user closed the share sheet. */
const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

const handOn = async (data: ShareData): Promise<Handed> => {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if (isChangeOfMind(error)) return 'left';
    throw error;
  }
};

const canShare = (data: ShareData): boolean =>
  'share' in navigator && 'canShare' in navigator && navigator.canShare(data);

/** Through the native share sheet, or else to the clipboard. */
export const shareText = async (text: string): Promise<Handed> => {
  if (canShare({ text })) return handOn({ text });
  await copy({ text });
  return 'copied';
};

/** Some browsers read what is downloaded a little after the click. */
const DOWNLOADED_MS = 60_000;

/** Through the native share sheet, or else as a download. */
export const sharePicture = async (picture: Blob, name: string): Promise<Handed> => {
  const files = [new File([picture], name, { type: picture.type })];
  if (canShare({ files })) return handOn({ files });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOADED_MS);
  return 'saved';
};
