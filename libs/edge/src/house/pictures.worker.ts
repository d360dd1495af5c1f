import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { drawPictures } from './pictures.ts';

// The thread ends with its work, and what the library keeps for later would stay.
sharp.cache(false);
// Other work goes on beside it, and a container may have half a processor.
sharp.concurrency(2);
const order = workerData as Parameters<typeof drawPictures>[0];
parentPort?.postMessage(await drawPictures(order));
