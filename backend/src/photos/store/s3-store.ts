import { AwsClient } from 'aws4fetch';
import type { StoragePlace } from '../../config/storage-url.js';
import { FILE_TYPE, PhotoStore, unavailable } from './photo-store.js';

/** Milliseconds: below the deadline of a call. */
const TIMEOUT = 3500;

/** Files in a bucket of any store that speaks S3, addressed by path. */
export class S3Store extends PhotoStore {
  private readonly client: AwsClient;

  constructor(private readonly place: StoragePlace) {
    super();
    const { accessKeyId, secretAccessKey, region } = place;
    this.client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: 1,
      initRetryMs: 100,
    });
  }

  async put(name: string, file: Buffer): Promise<void> {
    const body = new Uint8Array(file);
    const headers = { 'content-type': FILE_TYPE, 'content-length': String(file.length) };
    await this.ask(name, { method: 'PUT', body, headers });
  }

  async get(name: string): Promise<Buffer | undefined> {
    const response = await this.ask(name, { method: 'GET' });
    return response.status === 404 ? undefined : Buffer.from(await response.arrayBuffer());
  }

  async remove(name: string): Promise<void> {
    await this.ask(name, { method: 'DELETE' });
  }

  /** @throws AppError `UNAVAILABLE` if the store does not answer, or refuses. */
  private async ask(name: string, request: RequestInit): Promise<Response> {
    let response: Response;
    try {
      const signal = AbortSignal.timeout(TIMEOUT);
      response = await this.client.fetch(`${this.place.address}/${name}`, { ...request, signal });
    } catch (cause) {
      throw unavailable(`no answer to ${String(request.method)}`, cause);
    }
    if (response.ok || (response.status === 404 && request.method !== 'PUT')) return response;
    await response.body?.cancel();
    throw unavailable(`${String(request.method)} answered ${String(response.status)}`);
  }
}
