import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { attach } from './uploads';

const photosOf = ({ files }: DataTransfer): File[] =>
  [...files].filter(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name));

/** Attaches pasted photos: a screenshot, or what was copied elsewhere. */
export const pastePhotos = (sessionId: number, event: ClipboardEvent): void => {
  const files = photosOf(event.clipboardData);
  if (files.length === 0) return;
  event.preventDefault();
  attach(sessionId, files);
};

const bringsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Attaches photos that are dropped onto the conversation. */
export const usePhotoDrop = (sessionId: number, disabled: boolean) => {
  const [isOver, setOver] = useState(false);
  // Every element inside fires enter and leave events of its own.
  const depth = useRef(0);
  const move = (step: 1 | -1) => (event: DragEvent) => {
    if (disabled || !bringsFiles(event)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  const area = {
    onDragEnter: move(1),
    onDragLeave: move(-1),
    onDragOver: (event: DragEvent) => {
      if (!disabled && bringsFiles(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      depth.current = 0;
      setOver(false);
      if (disabled || !bringsFiles(event)) return;
      event.preventDefault();
      attach(sessionId, photosOf(event.dataTransfer));
    },
  };
  return { isOver, area };
};
