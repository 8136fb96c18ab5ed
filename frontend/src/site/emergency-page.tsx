import type { EmergencyGuide, FirstAid } from '@contract/emergency-guide';
import type { Language } from '@contract/languages';
import { useQuery } from '@tanstack/react-query';
import { Ban, ChevronDown } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { api } from '../shared/api';
import { startAppWorker } from '../shared/start-app-worker';
import { useLanguage } from '../shared/preferences.store';
import { useFirstTexts } from '../shared/texts/first';
import { Spinner } from '../shared/ui/loading';
import { TryAgain } from '../shared/ui/retry-card';
import { useOnline } from '../shared/use-online';
import { useEmergencyTexts } from './emergency-texts';
import { CallList, WhomToCall } from './whom-to-call';

const READ_AGAIN_MS = 5_000;

type Line = EmergencyGuide['lines'][number];

/** Some browsers name languages by tags that are not BCP 47, such as `C` or `en-US@posix`. */
const countryOf = (tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
};

/** Puts the countries of the browser's languages first. */
const ownCountryFirst = (lines: readonly Line[], language: Language): Line[] => {
  const spoken = navigator.languages.map(countryOf);
  const first = [...spoken, language === 'it' ? 'IT' : 'GB'];
  const place = (country: string): number => {
    const found = first.indexOf(country);
    return found < 0 ? first.length : found;
  };
  return lines.toSorted((one, other) => place(one.country) - place(other.country));
};

const Opened = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group rounded-card border border-line bg-card">
    <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-[12px] px-[16px] py-2.5 font-semibold text-balance [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown
        aria-hidden
        className="size-[20px] shrink-0 text-soft transition-transform group-open:rotate-180"
      />
    </summary>
    <div className="px-[16px] pb-[16px]">{children}</div>
  </details>
);

const useCountryName = () => {
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region' });
  return (country: string): string => names.of(country) ?? country;
};

const OwnLines = ({ line: { country, contacts } }: { line: Line }) => {
  const texts = useEmergencyTexts();
  const nameOf = useCountryName();
  return (
    <section aria-labelledby="poison-lines" className="mt-9">
      <h2 id="poison-lines" className="text-[1.4375rem]">
        {texts.lines(nameOf(country))}
      </h2>
      <CallList calls={contacts} />
    </section>
  );
};

const OtherLines = ({ lines }: { lines: readonly Line[] }) => {
  const texts = useEmergencyTexts();
  const nameOf = useCountryName();
  return (
    <section aria-labelledby="other-lines" className="mt-9">
      <h2 id="other-lines" className="text-[1.4375rem]">
        {texts.otherLines}
      </h2>
      <div className="mt-3 grid gap-2">
        {lines.map(({ country, contacts }) => (
          <Opened key={country} title={nameOf(country)}>
            <CallList calls={contacts} />
          </Opened>
        ))}
      </div>
    </section>
  );
};

const Aid = ({ aid: { why, actions, donts } }: { aid: FirstAid }) => {
  const texts = useEmergencyTexts();
  return (
    <>
      <p className="text-soft">{why}</p>
      {actions.length > 0 && (
        <>
          <h3 className="mt-3 font-sans text-base font-semibold tracking-normal">{texts.now}</h3>
          <ul className="mt-1 list-disc pl-5">
            {actions.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ul>
        </>
      )}
      {donts.length > 0 && (
        <>
          <h3 className="mt-3 font-sans text-base font-semibold tracking-normal">{texts.donts}</h3>
          <ul className="mt-1 grid gap-1.5">
            {donts.map((dont) => (
              <li key={dont} className="flex gap-2.5">
                <Ban aria-hidden className="mt-0.5 size-5 shrink-0 p-0.5 text-red" />
                {dont}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

const Guide = ({ guide: { lines, firstAid } }: { guide: EmergencyGuide }) => {
  const texts = useEmergencyTexts();
  const [ownLine, ...otherLines] = ownCountryFirst(lines, useLanguage());
  const half = Math.ceil(firstAid.length / 2);
  const columns = [firstAid.slice(0, half), firstAid.slice(half)].filter(
    ({ length }) => length > 0,
  );
  return (
    <>
      {ownLine && <OwnLines line={ownLine} />}
      <section aria-labelledby="first-aid" className="mt-9">
        <h2 id="first-aid" className="text-[1.4375rem]">
          {texts.firstAid}
        </h2>
        <p className="mt-1 text-soft">{texts.firstAidNote}</p>
        <div className="mt-3 grid items-start gap-2 lg:grid-cols-2">
          {columns.map((column) => (
            <div key={column[0]?.id} className="grid gap-2">
              {column.map((aid) => (
                <Opened key={aid.id} title={aid.title}>
                  <Aid aid={aid} />
                </Opened>
              ))}
            </div>
          ))}
        </div>
      </section>
      {otherLines.length > 0 && <OtherLines lines={otherLines} />}
    </>
  );
};

/** Read again while it is missing: nobody in an emergency should have to reload. */
const useGuide = () => {
  const language = useLanguage();
  const { data, errorUpdateCount, refetch } = useQuery({
    queryKey: ['api', 'emergency-guide', language],
    queryFn: () => api.get<EmergencyGuide>(`/api/emergency-guide?language=${language}`),
    // The worker that keeps this page answers without a network.
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => state.status === 'error' && READ_AGAIN_MS,
  });
  // Not `isError`, which another attempt resets.
  return { guide: data, hasFailed: errorUpdateCount > 0, retry: () => void refetch() };
};

const Unread = ({ onRetry }: { onRetry: () => void }) => {
  const texts = useEmergencyTexts();
  return (
    <div className="mt-9">
      <p role="status" className="text-soft">
        {texts.failed}
      </p>
      <TryAgain variant="quiet" size="sm" className="mt-3" onRetry={onRetry} />
    </div>
  );
};

/** Whom to call and what to do first, for everyone; it also opens without a network. */
export const EmergencyPage = () => {
  const { titles, loading } = useFirstTexts().common;
  const texts = useEmergencyTexts();
  const { guide, hasFailed, retry } = useGuide();
  const online = useOnline();
  useEffect(startAppWorker, []);
  return (
    <article className="mx-auto w-full max-w-[1160px] *:max-w-[812px] px-[16px] pt-6 pb-16 sm:px-6 sm:pt-10">
      <h1 className="text-[clamp(1.75rem,4.4vw,2.75rem)]">{titles.emergency}</h1>
      <p className="mt-3 rounded-card border border-red/45 bg-red-wash p-4 text-lg font-semibold text-red">
        {guide?.first ?? texts.lead}
      </p>
      {!online && (
        <p role="status" className="mt-3 text-soft">
          {texts.offline}
        </p>
      )}
      <WhomToCall />
      {guide && <Guide guide={guide} />}
      {!guide && hasFailed && <Unread onRetry={retry} />}
      {!guide && !hasFailed && <Spinner label={loading} />}
    </article>
  );
};
