import { MapPin } from 'lucide-react';

interface VetSearchProps {
  texts: { link: string; place: string; query: string };
  className: string;
}

/** Searches a map for a vet near the reader; nothing is requested before the click. */
export const VetSearch = ({ texts: { link, place, query }, className }: VetSearchProps) => (
  <a
    href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`}
    target="_blank"
    rel="noopener noreferrer"
    className={`flex h-full min-h-13 items-center gap-[12px] rounded-card border px-[16px] py-2 leading-tight transition-colors ${className}`}
  >
    <MapPin aria-hidden className="size-[20px]" />
    <span className="min-w-0">
      <span className="block font-semibold">{link} </span>
      <span className="block">{place}</span>
    </span>
  </a>
);
