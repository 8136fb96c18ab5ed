import type { Language } from '@contract/languages';
import { PAGES } from '@contract/pages';
import type { StatusIncident, StatusLevel, StatusReply } from '@contract/status';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { api } from '../shared/api';
import { formatDay, formatTime } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { status as english, type StatusTexts } from '../shared/texts/en/status';
import { status as italian } from '../shared/texts/it/status';
import { Badge } from '../shared/ui/badge';
import { Skeleton } from '../shared/ui/loading';

const TEXTS: Record<Language, StatusTexts> = { en: english, it: italian };
const useStatusTexts = (): StatusTexts => TEXTS[useLanguage()];

/** Polling interval, in milliseconds. */
const LOOK = 20_000;

const ICONS = { works: CircleCheck, trouble: TriangleAlert, down: CircleAlert } as const;
const INKS = { works: 'text-green', trouble: 'text-apricot-ink', down: 'text-red' } as const;

const Level = ({ level }: { level: StatusLevel }) => {
  const texts = useStatusTexts();
  const Icon = ICONS[level];
  return (
    <span className={`flex items-center gap-2 font-medium ${INKS[level]}`}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {texts.levels[level]}
    </span>
  );
};

const spanOf = (from: string, to: string, texts: StatusTexts): string => {
  const minutes = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
  if (minutes < 60) return texts.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? texts.hours(hours, minutes % 60)
    : texts.days(Math.floor(hours / 24), hours % 24);
};

const Incident = ({ incident }: { incident: StatusIncident }) => {
  const texts = useStatusTexts();
  const language = useLanguage();
  const { part, openedAt, resolvedAt, updates } = incident;
  return (
    <li className="rounded-card border border-line bg-card p-[20px]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{texts.parts[part]}</span>
        {resolvedAt === null ? (
          <Badge tone="apricot">{texts.open}</Badge>
        ) : (
          <Badge tone="plain">{texts.resolved(spanOf(openedAt, resolvedAt, texts))}</Badge>
        )}
      </p>
      <ul className="mt-2 grid gap-3">
        {updates.map(({ at, text }) => (
          <li key={at}>
            <time dateTime={at} className="text-sm text-faint">
              {formatDay(at, language)}, {formatTime(at)}
            </time>
            <p
              lang={text[language] === null ? 'en' : undefined}
              className="[overflow-wrap:anywhere] text-pretty text-soft"
            >
              {text[language] ?? text.en}
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
};

const Incidents = ({ incidents }: { incidents: StatusIncident[] | null }) => {
  const texts = useStatusTexts();
  if (incidents === null) return <p className="mt-2 text-soft">{texts.unknown}</p>;
  if (incidents.length === 0) return <p className="mt-2 text-soft">{texts.none}</p>;
  return (
    <ul className="mt-4 grid gap-3">
      {incidents.map((incident) => (
        <Incident key={incident.id} incident={incident} />
      ))}
    </ul>
  );
};

const worstOf = ({ parts }: StatusReply): StatusLevel =>
  (['down', 'trouble'] as const).find((level) => parts.some((one) => one.level === level)) ??
  'works';

const Now = ({ reply }: { reply: StatusReply }) => {
  const texts = useStatusTexts();
  const worst = worstOf(reply);
  const Icon = ICONS[worst];
  const said = { works: texts.all, trouble: texts.some, down: texts.down };
  return (
    <>
      <section className="mt-6 rounded-card bg-sunk p-[20px] sm:p-6">
        <p
          role="status"
          className={`flex items-center gap-[12px] text-xl font-semibold ${INKS[worst]}`}
        >
          <Icon aria-hidden className="size-[28px] shrink-0" />
          {said[worst]}
        </p>
        <p className="mt-1.5 text-sm text-soft">{texts.checked(formatTime(reply.checkedAt))}</p>
      </section>
      {worst !== 'works' && (
        <p className="mt-4 text-soft">
          {texts.emergency}{' '}
          <Link
            to={PAGES.emergency}
            className="inline-block min-h-6 font-medium text-green underline underline-offset-3"
          >
            {texts.toEmergency}
          </Link>
        </p>
      )}
      <h2 className="mt-10 text-[1.4375rem]">{texts.now}</h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-card px-[20px]">
        {reply.parts.map(({ part, level }) => (
          <li
            key={part}
            className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <span>{texts.parts[part]}</span>
            <Level level={level} />
          </li>
        ))}
      </ul>
      <h2 className="mt-10 text-[1.4375rem]">{texts.history}</h2>
      <Incidents incidents={reply.incidents} />
    </>
  );
};

/** What works now and what has failed; kept up to date while the page is open. */
export const StatusPage = () => {
  const texts = useStatusTexts();
  const { data, isError } = useQuery({
    queryKey: ['api', 'status'],
    queryFn: () => api.get<StatusReply>('/api/status'),
    refetchInterval: LOOK,
    staleTime: 0,
    retry: false,
  });
  return (
    <article className="mx-auto w-full max-w-[1160px] *:max-w-[812px] px-[16px] pt-6 pb-16 sm:px-6 sm:pt-10">
      <h1 className="text-[clamp(2rem,4.4vw,2.75rem)]">{texts.title}</h1>
      {isError && (
        <section role="alert" className="mt-6 rounded-card bg-sunk p-[20px] sm:p-6">
          <p className="flex items-center gap-3 text-xl font-semibold text-red">
            <CircleAlert aria-hidden className="size-7 shrink-0" />
            {texts.failed}
          </p>
          <p className="mt-1.5 text-sm text-soft">{texts.failedText}</p>
        </section>
      )}
      {data === undefined && !isError && <Skeleton className="mt-6 h-96 w-full" />}
      {data !== undefined && !isError && <Now reply={data} />}
    </article>
  );
};
