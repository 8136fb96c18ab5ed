import { Injectable } from '@nestjs/common';
import type { Metadata, Sharp, SharpConstructor, SharpOptions } from 'sharp';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../../platform/errors/app-error.js';
import { decodeHeic } from './heic.js';
import { Turns } from './turns.js';
import { kindOf } from './kind.js';

const { pixels: limitInputPixels, side, thumbnail } = LIMITS.photos;

/** Side of a photo for a model: small text stays readable, and it costs about a thousand tokens. */
const MODEL_SIDE = 1024;

/** Uploads that this process handles at once, and those that may wait. */
const UPLOADS = { atOnce: 2, waiting: 40 };

/** Photos for models: any number may wait, since a worker's concurrency bounds it. */
const FOR_MODELS = { atOnce: 2, waiting: Infinity };

/** A re-encoded photo: only pixels, nothing else from its file. */
export interface MadePhoto {
  width: number;
  height: number;
  full: Buffer;
  thumbnail: Buffer;
}

/** Decodes untrusted photos. Everything it returns is re-encoded from pixels. */
@Injectable()
export class PhotoImagesService {
  private readonly uploads = new Turns(UPLOADS);
  private readonly forModels = new Turns(FOR_MODELS);

  /** @throws AppError `PHOTO_UNREADABLE`, `PHOTO_TOO_LARGE`, `BUSY` */
  make(file: Buffer): Promise<MadePhoto> {
    return this.uploads.run(async () => {
      const source = await this.open(file);
      try {
        const upright = await source
          .autoOrient()
          .resize(within(side))
          .webp({ quality: 82 })
          .toBuffer({
            resolveWithObject: true,
          });
        const { data: full, info } = upright;
        const small = await this.drawing(full);
        const { width, height } = info;
        const thumb = await small.resize(within(thumbnail)).webp({ quality: 76 }).toBuffer();
        return { width, height, full, thumbnail: thumb };
      } catch {
        throw new AppError('PHOTO_UNREADABLE');
      }
    });
  }

  /** A stored photo as models take it: a small JPEG. */
  forModel(stored: Buffer): Promise<Buffer> {
    return this.forModels.run(async () => {
      const photo = await this.drawing(stored);
      const onWhite = photo.resize(within(MODEL_SIDE)).flatten({ background: 'white' });
      return onWhite.jpeg({ quality: 80 }).toBuffer();
    });
  }

  private async open(file: Buffer): Promise<Sharp> {
    const kind = kindOf(file);
    if (!kind) throw new AppError('PHOTO_UNREADABLE');
    if (kind === 'heic') {
      const { width, height, pixels } = await decodeHeic(file);
      return this.drawing(pixels, { raw: { width, height, channels: 4 } });
    }
    const photo = await this.drawing(file);
    const facts = await photo.metadata().catch((error: unknown) => {
      const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
      throw new AppError(isTooLarge ? 'PHOTO_TOO_LARGE' : 'PHOTO_UNREADABLE');
    });
    if (facts.format !== kind) throw new AppError('PHOTO_UNREADABLE');
    if (areaOf(facts) > limitInputPixels) throw new AppError('PHOTO_TOO_LARGE');
    return photo;
  }

  /** The first picture, if it is an animation. */
  private async drawing(file: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
    const sharp = await loadSharp();
    return sharp(file, { limitInputPixels, failOn: 'error', animated: false, ...options });
  }
}

const areaOf = ({ width, height }: Metadata): number => width * height;

const within = (pixels: number) =>
  ({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true }) as const;

let sharp: Promise<SharpConstructor> | undefined;

/** Loaded with the first photo, so that the start need not wait for it. */
const loadSharp = (): Promise<SharpConstructor> => (sharp ??= prepareSharp());

/** Restricts sharp to three file formats, whatever else it could read. */
async function prepareSharp(): Promise<SharpConstructor> {
  const { default: loaded } = await import('sharp');
  loaded.concurrency(1);
  loaded.cache(false);
  loaded.block({ operation: ['VipsForeignLoad'] });
  const readers = ['Jpeg', 'Png', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`);
  loaded.unblock({ operation: readers });
  return loaded;
}
