import { MAX_ID } from '../../platform/database/safe-integer.js';
import { OneOf, PlainText, QueryNumber } from '../../platform/validation/fields.js';
import { PHOTO_SIZES, type PhotoSize } from '../photo-paths.js';

/** Query parameters of a signed photo path. */
export class PhotoFileDto {
  @OneOf(PHOTO_SIZES) size: PhotoSize;
  @QueryNumber(MAX_ID) expires: number = 1;
  @PlainText({ min: 1, max: 100 }) signature: string;
}
