import type { Language } from '@contract/languages';
import { MapPin } from 'lucide-react';
import { useLanguage } from '../preferences.store';
import { vetSearch as english } from '../texts/en/vet-search';
import { vetSearch as italian } from '../texts/it/vet-search';

const TEXTS: Record<Language, typeof english> = { en: english, it: italian };

/** Searches a map for a vet near the reader; nothing is requested before the click. */
export const VetSearch = ({ className }: { className: string }) => {
  const { link, place, query } = TEXTS[useLanguage()];
  return (
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
};
