import { useTexts } from '../shared/texts';
import type { TestResult } from './use-test-results';

export const TestResults = ({ results }: { results: TestResult[] }) => {
  const { testPanel: texts } = useTexts().billing;
  return (
    <section className="mt-8" aria-live="polite">
      <h2 className="text-xl">{texts.results}</h2>
      {results.length === 0 ? (
        <p className="mt-3 text-soft">{texts.none}</p>
      ) : (
        <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
          {results.map(({ id, time, action, json }) => (
            <li key={id} className="animate-rise rounded-card border border-line bg-card">
              <p className="flex flex-wrap justify-between gap-x-4 px-4 pt-3 text-sm">
                <span className="font-semibold">{action}</span>
                <time dateTime={time} className="text-faint">
                  {time}
                </time>
              </p>
              <pre className="px-4 pt-1.5 pb-3.5 font-mono text-[0.8125rem] leading-normal [overflow-wrap:anywhere] whitespace-pre-wrap">
                {json}
              </pre>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
