/** A stored photo. Its paths are its owner's alone, and hold for an hour at least. */
export interface Photo {
  id: number;
  /** Pixels, as it is shown. */
  width: number;
  height: number;
  url: string;
  /** At most `LIMITS.photos.thumbnail` pixels wide and high. */
  thumbnailUrl: string;
}
