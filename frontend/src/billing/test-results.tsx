import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import type { TestResult } from './use-test-results';

interface TestResultsProps {
  results: TestResult[];
  onClear: () => void;
}

export const TestResults = ({ results, onClear }: TestResultsProps) => {
  const { testPanel: texts } = useTexts().billing;
  return (
    <section className="mt-8" aria-live="polite">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl">{texts.results}</h2>
        <Button variant="ghost" size="sm" className="-mr-4" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      {results.length === 0 ? (
        <p className="mt-3 text-soft">{texts.none}</p>
      ) : (
        <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
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
