import { describe, expect, it } from '@jest/globals';
import { readStorageUrl } from './storage-url.js';

describe('the photo store URL', () => {
  it('contains bucket, folder, region and keys', () => {
    const url = 's3://KEY:a%2Fb@s3.example.org/pets/photos/?region=eu-south-1';
    expect(readStorageUrl(url)).toEqual({
      address: 'https://s3.example.org/pets/photos',
      region: 'eu-south-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b',
    });
    expect(readStorageUrl('s3://KEY:x@10.0.0.5:9000/pets?protocol=http')).toMatchObject({
      address: 'http://10.0.0.5:9000/pets',
      region: 'us-east-1',
    });
  });

  it.each([
    'https://KEY:hunter2@s3.example.org/pets',
    's3://KEY:hunter2@s3.example.org',
    's3://KEY:hunter2@s3.example.org/',
    's3://KEY:hunter2@s3.example.org/pets?protocol=ftp',
    's3://KEY:hunter2%@s3.example.org/pets',
    's3://s3.example.org/pets',
    's3://KEY@s3.example.org/pets',
    'hunter2',
  ])('is refused without revealing the secret: %s', (url) => {
    const fault = readStorageUrl(url);
    expect(fault).toEqual(expect.any(String));
    expect(fault).not.toContain('hunter2');
  });
});
