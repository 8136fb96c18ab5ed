import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { readUpload } from './upload.js';

it('stops reading a file whose sender has already disconnected', async () => {
  const request = new IncomingMessage(new Socket());
  request.destroy();
  await new Promise((resolve) => request.once('close', resolve));
  const reading = readUpload(request as Request, new ServerResponse(request) as Response, 100);
  await expect(reading).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});
