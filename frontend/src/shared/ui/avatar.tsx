import { UserRound } from 'lucide-react';
import { useState } from 'react';

const SIZES = {
  sm: 'size-[36px] text-[13px]',
  lg: 'size-[64px] text-[20px] sm:size-[72px] sm:text-[22px]',
} as const;

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0].toUpperCase())
    .join('');

interface AvatarProps {
  name: string;
  url: string | null;
  size?: keyof typeof SIZES;
}

/** The picture if it loads, otherwise initials or, without letters, an outline. */
export const Avatar = ({ name, url, size = 'sm' }: AvatarProps) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shape = `${SIZES[size]} shrink-0 rounded-full`;
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
      className={`${shape} grid place-items-center bg-green-wash font-bold text-green`}
    >
      {initialsOf(name) || <UserRound className="size-1/2" />}
    </span>
  );
};
