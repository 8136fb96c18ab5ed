import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const KEY = 'AKIAZAMPA';
const SECRET = 'a+secret/with=signs';
const REGION = 'eu-south-1';

const hash = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const sign = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/**
 * An S3-compatible store that accepts only requests signed as AWS requires (Signature Version 4).
 */
export class S3Server {
  readonly files = new Map<string, Buffer>();
  /** An HTTP status instead of any answer. */
  status = 0;
  /** Awaited before a file is stored. */
  beforeKeeping = (): Promise<void> => Promise.resolve();
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const host = `127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
    return this.url(host, SECRET);
  }

  /** The store's URL with a wrong secret. */
  withWrongSecret(url: string): string {
    return this.url(new URL(url).host, 'another');
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private url(host: string, secret: string): string {
    return `s3://${KEY}:${encodeURIComponent(secret)}@${host}/pets/photos?region=${REGION}&protocol=http`;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '' } = request;
    const body = await buffer(request);
    if (this.status !== 0) return void response.writeHead(this.status).end();
    if (!isSigned(request, body)) return void response.writeHead(403).end('SignatureDoesNotMatch');
    if (method === 'PUT') {
      await this.beforeKeeping();
      this.files.set(url, body);
    }
    if (method === 'DELETE') this.files.delete(url);
    const file = this.files.get(url);
    if (method === 'GET') response.writeHead(file ? 200 : 404).end(file);
    else response.writeHead(method === 'DELETE' ? 204 : 200).end();
  }
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ headers, method = '', url = '' }: IncomingMessage, body: Buffer): boolean {
  const given =
    /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  if (!given) return false;
  const [, key, day = '', region = '', names = '', signature] = given;
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== hash(body)) return false;
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', signed.join(''), names, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const dayKey = [region, 's3', 'aws4_request'].reduce(sign, sign(`AWS4${SECRET}`, day));
  return key === KEY && region === REGION && sign(dayKey, text).toString('hex') === signature;
}
