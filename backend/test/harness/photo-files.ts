import sharp from 'sharp';

/** A HEIC photo of 96 by 64 pixels. */
export const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAA21tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAORAAEAAAAAAAAAxAACAAAAAARVAAEAAAAAAAAAuAAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAABAAIAAEV4aWYAAAACrGlwcnAAAAKNaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAB7GNvbHJwcm9mAAAB4GxjbXMEIAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1oYW5keem/Vlo+AbaDI4VVRvdPqgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAAASAAAAAid3RwdAAAAUQAAAAUY2hhZAAAAVgAAAAsclhZWgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAAAAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAgbWx1YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFIARwBCbWx1YwAAAAAAAAABAAAADGVuVVMAAAAGAAAAHABDAEMAMAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDD8AAAXd///zJgAAB5AAAP2S///7of///aIAAAPcAADAcVhZWiAAAAAAAABvoAAAOPIAAAOPWFlaIAAAAAAAAGKWAAC3iQAAGNpYWVogAAAAAAAAJKAAAA+FAAC2xHBhcmEAAAAAAAMAAAACZmkAAPKnAAANWQAAE9AAAApbAAAAEHBpeGkAAAAAAwgICAAAABdpcG1hAAAAAAAAAAEAAQSBAoOEAAAAGmlyZWYAAAAAAAAADmNkc2MAAgABAAEAAAGEbWRhdAAAAMAoAa9YiuFabplNVzfAAKuQ7IB5/MFYQNef0i7EEnhmKIyTYpeuSPCt4hsjnCAMpdxA/LCd1s9Jaigsaid4WqbxgwKFg/TfVP1UYbxB61T/6znjRqssNGpjKFDfjUeCGntK1zG/iHbD4dlztC+NPOC/OYCwFiQI4WsqSvwuT8GNh8DhhA96aAXtPs+FptGvar8WQ00CBMcrjpXIDAbUixjlb9kzjFStT9U+cuutwIHZ6SJqZ6+9HdsrfXiOtxpI6fgAAAAASUkqAAgAAAAGABIBAwABAAAAAQAAABoBBQABAAAAVgAAABsBBQABAAAAXgAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAZgAAAAAAAAA4YwAA6AMAADhjAADoAwAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAAGAAAAADoAQAAQAAAEAAAAAAAAAA',
  'base64',
);

/** A picture in one colour with a darker corner at the upper left. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c06030' } }).composite([
    {
      input: {
        create: { width: width >> 1, height: height >> 1, channels: 3, background: '#203040' },
      },
      left: 0,
      top: 0,
    },
  ]);

export const jpeg = (width = 120, height = 80): Promise<Buffer> =>
  picture(width, height).jpeg().toBuffer();

export const png = (width = 120, height = 80): Promise<Buffer> =>
  picture(width, height).png().toBuffer();

export const webp = (width = 120, height = 80): Promise<Buffer> =>
  picture(width, height).webp().toBuffer();

/** A photo as a phone takes it: rotated by its metadata, and with its location. */
export const fromTelephone = (): Promise<Buffer> =>
  picture(120, 80)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Pear', Copyright: 'Anna of Via Roma 7' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 27/1 50/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Claims to have more pixels than any camera. */
export async function bomb(): Promise<Buffer> {
  const file = Buffer.from(await png());
  file.writeUInt32BE(60_000, 16);
  file.writeUInt32BE(60_000, 20);
  return file;
}
