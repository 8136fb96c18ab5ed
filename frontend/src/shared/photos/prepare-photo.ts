import { LIMITS } from '@contract/limits';

/** What goes to the server, and what can be shown meanwhile. */
export interface PreparedPhoto {
  file: Blob;
  type: string;
  /** An object URL; null for a format that this browser cannot show, such as HEIC in most. */
  preview: string | null;
}

const QUALITY = 0.86;

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, type, QUALITY));

/** Redraws a photo: small, upright and without metadata. */
const drawn = async (file: Blob): Promise<Blob | null> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LIMITS.photos.side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG, which Safari makes instead of WebP, has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const webp = await encode(canvas, 'image/webp');
  return webp?.type === 'image/webp' ? webp : encode(canvas, 'image/jpeg');
};

/** Shrinks a photo before its upload. What the browser cannot read is sent as it is. */
export const preparePhoto = async (file: File): Promise<PreparedPhoto> => {
  const small = await drawn(file).catch(() => null);
  if (small) return { file: small, type: small.type, preview: URL.createObjectURL(small) };
  const type = file.type.startsWith('image/') ? file.type : 'image/heic';
  return { file, type, preview: null };
};
