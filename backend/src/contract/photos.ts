/** A stored photo. Its paths work for its owner only, and for at least an hour. */
export interface Photo {
  id: number;
  /** Pixels, as it is shown. */
  width: number;
  height: number;
  url: string;
  /** At most `LIMITS.photos.thumbnail` pixels wide and high. */
  thumbnailUrl: string;
}
