import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

/** Decodes one picture in its own thread, which may be ended at any moment. */
const { file, maxPixels } = workerData as { file: Uint8Array; maxPixels: number };

const pictures = await decode.all({ buffer: file });
const [first] = pictures;
if (!first) throw new Error('no picture');
if (first.width * first.height > maxPixels) {
  parentPort?.postMessage('too large');
} else {
  const { width, height, data } = await first.decode();
  const pixels = new Uint8Array(data);
  parentPort?.postMessage({ width, height, pixels }, [pixels.buffer]);
}
