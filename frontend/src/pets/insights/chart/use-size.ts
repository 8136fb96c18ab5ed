import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface Size {
  width: number;
  height: number;
  /** The root font size in px, on which the labels' space depends. */
  rem: number;
}

/** The size assumed where nothing is laid out. */
const UNSEEN = { width: 640, height: 264 };

const sizeOf = (box: HTMLElement): Size => ({
  width: box.clientWidth || UNSEEN.width,
  height: box.clientHeight || UNSEEN.height,
  rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
});

/** The actual size of a box, measured before it is painted and whenever it changes. */
export const useSize = (): [RefObject<HTMLDivElement | null>, Size | null] => {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = (): void => setSize(sizeOf(box));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
};
