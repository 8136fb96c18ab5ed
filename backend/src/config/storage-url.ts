/** A bucket of a store that speaks S3. */
export interface StoragePlace {
  /** Of the bucket, or of the folder in it if one is named; without a trailing slash. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const FORM = 's3://KEY:SECRET@host/bucket?region=...';

/**
 * Reads `s3://KEY:SECRET@host/bucket`; the query may set `region` (us-east-1) and `protocol`
 * (https).
 * @returns what is wrong with it, without repeating its value, which contains a secret.
 */
export function readStorageUrl(value: string): StoragePlace | string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 's3:' || !url.host) return `must be a URL like ${FORM}`;
  const protocol = url.searchParams.get('protocol') ?? 'https';
  if (protocol !== 'https' && protocol !== 'http') return 'its protocol is http or https';
  const path = url.pathname.replace(/\/+$/, '');
  if (!/^(\/[\w.-]+)+$/.test(path) || path.includes('/..')) return `must name a bucket: ${FORM}`;
  try {
    const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodeURIComponent);
    if (!accessKeyId || !secretAccessKey) return `must name key and secret: ${FORM}`;
    const region = url.searchParams.get('region') ?? 'us-east-1';
    return { address: `${protocol}://${url.host}${path}`, region, accessKeyId, secretAccessKey };
  } catch {
    return 'has a % that begins no %XX; write it as %25';
  }
}
