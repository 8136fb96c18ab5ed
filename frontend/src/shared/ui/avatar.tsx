import { useState } from 'react';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0].toUpperCase())
    .join('');

/** The picture if it loads, otherwise the initials. */
export const Avatar = ({ name, url }: { name: string; url: string | null }) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shape = 'size-9 shrink-0 rounded-full';
  return url !== null && url !== brokenUrl ? (
    <img
      src={url}
      alt=""
      referrerPolicy="no-referrer"
      className={`${shape} object-cover`}
      onError={() => setBrokenUrl(url)}
    />
  ) : (
    <span
      aria-hidden
      className={`${shape} grid place-items-center bg-green-wash text-[0.8125rem] font-bold text-green`}
    >
      {initialsOf(name)}
    </span>
  );
};
